import { describe } from 'vitest'
import { plays } from '../night-action.testing'
import { struck } from './struck.testing'

const high = 'gun=8@5'
const low = 'gun=8@10'

describe('fires', () => {
  plays(
    struck,
    `
    a listed place burns at its figure | ${high} 2 55 1 2 | furutaka s-55: struck burning
    and not above it | ${high} 2 55 1 3 | furutaka s-55: struck
    aircraft at 4 | ${high} 2 51 1 4 | furutaka s-51: struck burning
    aviation gas at 5 | ${low} 1 52 1 5 | furutaka h-52: struck burning
    an unlisted place has no red die | ${high} 2 26 | not: red-above-26
    a fuel tank floods and burns | ${low} 1 15 6 3 | furutaka h-15: struck flooded burning
    a main mount may explode | ${high} 2 21 2 2 2 | asks: explosion-above-21; furutaka standing: afloat
    a secondary mount does not | ${high} 2 34 1 2 | not: explosion-above-34
    an explosion sinks her | ${high} 2 21 2 2 1 | Furutaka 21 explodes.; Furutaka blows up.; furutaka standing: blownUp
    `,
  )
})

describe('magazines', () => {
  const [y, burning] = ['Furutaka:h-54=flooded', 'Furutaka:h-55=burning Furutaka:h-11=burning']
  plays(
    struck,
    `
    one that is hit and stays dry puts its mounts out, and may burn | ${low} 1 55 1 1 3 2
      | furutaka h-55: struck burning
    its mounts | ${low} 1 55 1 1 3 2 | furutaka s-53: out
    one that floods keeps no fire | ${low} 1 55 1 6 3 2 | furutaka h-55: struck flooded; furutaka standing: afloat
    but may explode as if it had not flooded | ${low} 1 55 1 6 3 1 | furutaka standing: blownUp
    one that flooded before is not tried any more | ${low} 1 55 1 Furutaka:h-55=struck+flooded | not: red-hull-55
    flooding puts out a fire in one | ${low} 1 55 1 6 9 ${burning} | furutaka h-55: struck flooded
    and no other | ${low} 1 11 6 ${burning} | furutaka h-11: struck flooded burning
    a mount whose magazine is flooded burns | ${high} 2 53 1 2 ${y} | furutaka s-53: struck burning
    and never explodes | ${high} 2 53 1 2 ${y} | Furutaka: the magazine of mount Y is flooded, no explosion.
    a torpedo tries each that it floods | torpedo=21 54 9 9 9 9 9 9 41
      | asks: red-hull-52; asks: red-hull-53; asks: red-hull-61
    `,
  )
})

describe('water', () => {
  const half = 'rule:sinksWhen=halfFpLost'
  plays(
    struck,
    `
    the blue die floods from the figure of the gun up | ${low} 1 11 3 | furutaka h-11: struck flooded
    and not below | ${low} 1 11 2 | furutaka h-11: struck
    one more beyond 15 inches | gun=8@16 1 11 2 | furutaka h-11: struck flooded
    a space floods once | ${low} 1 11 Furutaka:h-11=struck+flooded Furutaka:flotation=63 | furutaka flotation: 63
    ruling: she sinks with half of her points | ${low} 1 11 6 Furutaka:flotation=33 ${half} | furutaka standing: sunk
    or with all of them | ${low} 1 11 6 Furutaka:flotation=33 | furutaka standing: afloat
    a boiler room hit costs speed | ${low} 1 31 1 1 | 2 of 10 boilers out, 10 %: 0.5″ off; furutaka speed: 3.75
    if she made more | ${low} 1 31 1 1 Furutaka:speed=2 | furutaka speed: 2
    what was repaired is out again | ${low} 1 31 1 1 Furutaka:h-31=struck+repaired
      | furutaka h-31: struck; furutaka speed: 3.75
    a funnel costs speed | ${high} 2 32 1 | furutaka casualties: funnel:32; furutaka speed: 4
    once | ${high} n=2 2 32 1 2 32 1 | furutaka casualties: funnel:32; furutaka speed: 4
    with the last point she sinks | ${low} n=3 1 11 6 Furutaka:flotation=1 | furutaka standing: sunk
    and further hits do nothing | ${low} n=3 1 11 6 Furutaka:flotation=1
      | Furutaka can take no more harm: 2 hits do nothing.
    `,
  )
})

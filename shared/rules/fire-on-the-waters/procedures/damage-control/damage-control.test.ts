import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { read, refusalOf, withUsualValues } from '../../../run/run-procedure.testing'
import { atNight, comesTo, fieldsOf, plays, runs, type Given } from '../night-action.testing'
import { fightFire, firesAfterBattle } from './fires'
import { repair } from './repair'

const hers = { ship: 'furutaka' }

describe('repairs', () => {
  /** What can be repaired, and what cannot with the reason. */
  const offered = ({ setup }: Given) => {
    const field = fieldsOf(repair, atNight(setup), { ...hers, beyond: true })['what']
    if (field?.kind !== 'choices') throw new Error('nothing to choose')
    return field.among.map(
      (key) => `${read(field.names![key]!)}${field.cannot[key] ? `: ${read(field.cannot[key])}` : ''}`,
    )
  }
  const flooded = 'A space that is flooded cannot be repaired.'
  const unfed = 'A mount without its magazine works again when the magazine does.'
  const byCasualty = 'What a casualty put out of action works again when the casualty is repaired.'
  const rooms = 'Furutaka:s-31=struck Furutaka:h-32=struck Furutaka:h-33=struck+flooded'
  const unfedY = 'Furutaka:h-55=struck Furutaka:s-53=out Furutaka:s-54=out'
  const radio = 'Furutaka:s-31=out Furutaka:casualties=switchboard+radioOut'
  comesTo(
    offered,
    `
    damaged items and unflooded spaces | ${rooms} | Radio at 31,Boiler room B1 at 32,Boiler room B2 at 33: ${flooded}
    a mount waits for its magazine | ${unfedY} | Mount Y at 53: ${unfed},Magazine Y at 55
    a mount over two locations is one thing | Furutaka:s-53=struck Furutaka:s-54=out | Mount Y at 53
    a casualty, not what it put out | ${radio}
      | Radio at 31: ${byCasualty},Switchboard out: course and speed changes come a turn late,Radio out
    nothing that ends by itself | Furutaka:casualties=shaftLost:2+ringMain@3
      | Shaft 2 lost: What is lost for good cannot be repaired.
    `,
  )
  test('what cannot be repaired is listed when it is wanted', () => {
    const state = atNight({ japan: { Furutaka: { boxes: { 'h-32': ['struck'], 'h-33': ['struck', 'flooded'] } } } })
    const field = fieldsOf(repair, state, hers)['what']
    expect(field).toMatchObject({ among: ['h-32'] })
  })

  plays(
    ({ setup, input }) => runs(repair, atNight(setup), { ...hers, ...input }),
    `
    a room that is repaired drives her again | what=h-31 Furutaka:h-31=struck
      | furutaka h-31: struck repaired; Furutaka can make 4.25″ now.
    her speed stays as it is | what=h-31 Furutaka:h-31=struck Furutaka:speed=3.75
      | furutaka speed: 3.75; Furutaka repairs one thing
    several things at once | what=s-31+s-26 Furutaka:s-31=struck Furutaka:s-26=out | furutaka s-26:; Furutaka repairs 2 things
    a mount is fed again with its magazine | what=h-55 ${unfedY}
      | furutaka s-53:; furutaka s-54:; Furutaka: mount Y is fed again.
    one that was hit stays out while that is | what=s-53 Furutaka:h-55=struck Furutaka:s-53=struck+out
      | furutaka s-53: struck out repaired
    a mount over two locations | what=s-53 Furutaka:s-53=struck Furutaka:s-54=out
      | furutaka s-53: struck repaired; furutaka s-54:
    a funnel gives back its quarter inch | what=s-32 Furutaka:s-32=struck Furutaka:casualties=funnel:32
      | furutaka casualties:; Furutaka can make 4.25″ now.
    a casualty with what it had put out | what=radioOut ${radio} | furutaka casualties: switchboard; furutaka s-31:
    unless another puts it out too | what=radioOut Furutaka:s-31=out Furutaka:casualties=signalsGone+radioOut
      | furutaka s-31: out
    `,
  )
  comesTo(
    ({ setup, input }) => refusalOf(repair, atNight(setup), { ...hers, ...input }),
    `
    not what is flooded | what=h-33 Furutaka:h-33=struck+flooded | beyond-repair
    nor what is destroyed | what=shaftLost:2 Furutaka:casualties=shaftLost:2 | beyond-repair
    nor what ends by itself | what=ringMain@3 Furutaka:casualties=shaftLost:2+ringMain@3 | not-damaged
    nor in a flooded steering flat | what=rudderHardLeft Furutaka:h-63=struck+flooded Furutaka:casualties=rudderHardLeft
      | beyond-repair
    but in a dry one | what=rudderHardLeft Furutaka:casualties=rudderHardLeft | undefined
    `,
  )
})

describe('fires', () => {
  const burning = {
    japan: { Furutaka: { boxes: { 's-34': ['struck', 'burning'], 'h-15': ['burning'] } }, Kako: {} },
  } as const
  const fights = ({ setup, input }: Given) =>
    runs(fightFire, atNight(setup), withUsualValues(fightFire, atNight(setup), { ...hers, ...input }))
  plays(
    fights,
    `
    are put out by hand | fires=s-34
      | furutaka s-34: struck; furutaka h-15: burning; Furutaka: a fire is out.; Mount S1 at 34
    all of them by default | | Furutaka puts out 2 fires
    `,
    burning,
  )
  plays(
    ({ setup, faces, said }) => runs(firesAfterBattle, atNight(setup), hers, dice(...faces), said),
    `
    after the battle get out of control by damage control number and fires | 7 | Furutaka: her fires get out of control
    or not | 8 | Furutaka: her fires are under control
    with help | 3 Furutaka:damageControlAid=1 | Furutaka: her fires are under control
    the number can be overruled | 46 says:number=2 | Furutaka: her fires get out of control
    `,
    burning,
  )

  test('are rolled for once', () => {
    const { state } = runs(firesAfterBattle, atNight(burning), hers, [8])
    expect(refusalOf(firesAfterBattle, state, hers)).toBe('fires-rolled')
  })
})

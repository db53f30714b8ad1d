import { chance, type Dialogue } from '../../../../kernel/dialogue'
import { trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { ShipInPlay } from '../../../../game/state'
import { toStep } from '../../tables/plant'
import { propulsionAtMost } from '../../tables/special-damage'
import { casualtiesOf } from '../../ship/casualties'
import { addCasualty, replaceCasualty } from './add-casualty'
import type { Hit } from './hit'
import { says } from './says'
import { onDamage } from './look-up'

/** Optional: her engines stop. `of` is her speed of the next turn, in hundredths; then one turn still. */
const propulsionHitId = 'propulsionHit'

const turnsBound = 2

/** Optional: a D10 for an effective hit in a propulsion space. */
export function* propulsionHitOn({ table, ship, form, name, to, weapon, inches }: Hit): Dialogue<void> {
  const atMost = propulsionAtMost(weapon === 'torpedo' ? 'torpedo' : 'gun', inches, form.type)
  const prompt = { to, ask: says('ask.propulsion', { ship: name, atMost }), lookUp: onDamage.propulsion }
  const stops = yield* chance('propulsion', 'D10', atMost, prompt)
  if (!stops) return table.because(says('enginesRun', { ship: name }))
  const half = toStep((own(table.ship(ship).tracks, trackId('speed')) ?? 0) / 2)
  const earlier = casualtiesOf(table.ship(ship)).find(({ id }) => id === propulsionHitId)
  if (earlier) replaceCasualty(table, ship, earlier, null)
  const untilTurn = table.state.turn + turnsBound
  const casualty = { id: propulsionHitId, of: String(Math.round(half * 100)), untilTurn }
  addCasualty(table, ship, casualty, says('enginesStop', { ship: name, half }))
}

/** The speed that a propulsion hit binds her to in a turn; `undefined` where none does. */
export function speedBoundTo(ship: ShipInPlay, turn: number): number | undefined {
  const bound = casualtiesOf(ship).find(({ id }) => id === propulsionHitId)
  if (bound?.untilTurn === undefined || turn > bound.untilTurn || turn <= bound.untilTurn - turnsBound) return undefined
  return turn === bound.untilTurn ? 0 : (Number(bound.of) || 0) / 100
}

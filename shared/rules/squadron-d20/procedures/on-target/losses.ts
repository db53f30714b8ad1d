import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { number, type Dialogue, type Prompt } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf } from '../../../kit/owner'
import { sentencesOf } from '../../sentence'
import { trackOf, type TrackName } from '../../ship/shape'
import { beganOn } from '../../ship/state'
import { says as saysOfGuns } from './on-target'

const says = sentencesOf('aircraft')
const saysOfDamage = sentencesOf('criticals')

/** What a stand has lost of a track, no more than it had. */
interface Loss {
  readonly name: string
  readonly n: number
  readonly left: number
}

function lose(
  table: RuleDraft,
  stand: ShipId,
  of: TrackName,
  lost: number,
  say: (loss: Loss) => Phrase,
): Loss & { readonly isFirstAtThird: boolean } {
  const track = trackOf(of)
  const was = table.track(stand, track)
  const n = Math.max(0, Math.min(lost, was))
  const loss = { name: shipName(table.ship(stand)), n, left: was - n }
  if (n > 0) table.apply({ type: 'trackMoved', ship: stand, track, by: -n }, say(loss))
  const third = beganOn(table.ship(stand), of) / 3
  return { ...loss, isFirstAtThird: was > third && loss.left <= third }
}

/** Aircraft of a stand are lost. 12.4: a third or less calls for a morale test in the end phase. */
export function loseAircraft(table: RuleDraft, stand: ShipId, lost: number): number {
  const say = ({ name, n, left }: Loss) => says('lost', { stand: name, n, left })
  const { name, n, left, isFirstAtThird } = lose(table, stand, 'aircraft', lost, say)
  if (n > 0 && left === 0) table.because(says('noneLeft', { stand: name }))
  else if (isFirstAtThird) table.because(says('third', { stand: name }))
  return n
}

/** Small guns take S off a ship and nothing else. 12.3: a third or less, and nothing, call for a morale test each. */
export function loseStructure(table: RuleDraft, ship: ShipId, lost: number): number {
  const say = ({ name, n, left }: Loss) => says('structureLost', { ship: name, n, left })
  const { name, n, left, isFirstAtThird } = lose(table, ship, 'structure', lost, say)
  if (isFirstAtThird) table.because(saysOfDamage('hit.third.structure', { ship: name }))
  if (n > 0 && left === 0) table.because(saysOfDamage('hit.nothing.structure', { ship: name }))
  return n
}

/** Vessels of a stand of small craft are lost to aircraft and cards. */
export function loseVessels(table: RuleDraft, stand: ShipId, lost: number): number {
  const say = ({ name, n, left }: Loss) => says('vesselsLost', { stand: name, n, left })
  const { name, n, left } = lose(table, stand, 'vessels', lost, say)
  if (n > 0 && left === 0) table.because(says('noneLeft', { stand: name, n, left }))
  return n
}

/** Print has no saving throw of small craft against bombs, torpedoes and mines: the number of vessels lost is asked. */
export function* askVesselsLost(
  table: RuleDraft,
  stand: ShipId,
  likely: number,
  asked: { readonly ask: (left: number) => Phrase } & Omit<Prompt, 'to' | 'ask'>,
): Dialogue<void> {
  const left = table.track(stand, trackOf('vessels'))
  const prompt = { ...asked, to: ownerOf(table.state, stand), ask: asked.ask(left) }
  const lost = yield* number('vessels', { least: 0, most: left, usual: Math.min(left, likely) }, prompt)
  loseVessels(table, stand, lost)
}

/** The same to the guns of ships. */
export function loseVesselsToGuns(table: RuleDraft, ship: ShipId, lost: number): void {
  lose(table, ship, 'vessels', lost, ({ name, n, left }) =>
    saysOfGuns(left === 0 ? 'vessels.last' : 'vessels.lost', { ship: name, n, left }),
  )
}

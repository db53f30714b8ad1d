import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { overridable, type Dialogue, number, type Prompt } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { percentOf } from '../../../../words/percent'
import { ownerOf } from '../../../kit/owner'
import type { Reckoning } from '../../../pack/procedure'
import { sentencesOf } from '../../sentence'
import { trackOf, type TrackName } from '../../ship/shape'
import { beganOn } from '../../ship/state'
import { savingThrow } from '../../tables/gunnery'
import { plain, type Modifier, type Sum, fromOf, reckonFrom, rollAll } from '../throws/sum'
import { says } from './on-target'

const saysOfAircraft = sentencesOf('aircraft')

interface SavesThrown {
  /** Of its questions; once in a dialogue. */
  readonly key: string
  /** One D10 for each hit. */
  readonly hits: number
  readonly modifiers: readonly Modifier[]
  readonly lookUp: readonly LookUp[]
}

/** The heaviest gun takes 20 from the throw of small craft. */
const within = { least: -10, most: 40 } as const
const faces = 10

const saved = (modifiers: readonly Modifier[]): Sum => ({ needed: savingThrow.needed, modifiers })

/** How likely one throw fails, 0 to 1. */
export function chanceOfFailure(modifiers: readonly Modifier[]): number {
  return Math.min(faces, Math.max(0, fromOf(saved(modifiers)) - 1)) / faces
}

/** Saving throws (D10, 6 or more), the number needed shown and open to be overruled; gives how many have failed. */
export function* throwSaves(table: RuleDraft, of: ShipInPlay, saves: SavesThrown): Dialogue<number> {
  const { key, hits, modifiers, lookUp } = saves
  if (hits === 0) return 0
  const who = shipName(of)
  const to = ownerOf(table.state, of.id)
  const because = [
    says('save.needed', { needed: savingThrow.needed }),
    ...modifiers.filter(({ modifier }) => modifier !== 0).map(({ line }) => line),
  ]
  const ask = says('save.askFrom', { who })
  const from = yield* overridable(`${key}/from`, fromOf(saved(modifiers)), within, { to, ask, because, lookUp })
  const values = { who, from: plain(from), n: hits }
  if (from > faces || from <= 1) {
    table.because(says(from > faces ? 'save.cannot' : 'save.sure', values))
    return from > faces ? hits : 0
  }
  const prompt = { to, ask: says('save.ask', values), because: [...because, says('save.from', values)], lookUp }
  const thrown = yield* rollAll(`${key}/save`, 'D10', hits, prompt)
  const failed = thrown.filter((face) => face < from).length
  const shown = { ...values, die: thrown.join(', '), failed }
  table.because(says(hits > 1 ? 'save.of' : failed > 0 ? 'save.failed' : 'save.saved', shown))
  return failed
}

/** The saving throw against each hit, as a form shows it: its big figure is what saves, its chance that it fails. */
export function reckonSaves(title: Phrase, modifiers: readonly Modifier[]): Reckoning {
  const fails = chanceOfFailure(modifiers)
  const means = saysOfAircraft('means.save', { percent: percentOf(fails) })
  return reckonFrom(title, saysOfAircraft('row.savingThrow'), saved(modifiers), means, fails)
}

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
  const say = ({ name, n, left }: Loss) => saysOfAircraft('lost', { stand: name, n, left })
  const { name, n, left, isFirstAtThird } = lose(table, stand, 'aircraft', lost, say)
  if (n > 0 && left === 0) table.because(saysOfAircraft('noneLeft', { stand: name }))
  else if (isFirstAtThird) table.because(saysOfAircraft('third', { stand: name }))
  return n
}

/** Small guns take S off a ship and nothing else. 12.3: a third or less, and nothing, call for a morale test each. */
export function loseStructure(table: RuleDraft, ship: ShipId, lost: number): number {
  const say = ({ name, n, left }: Loss) => saysOfAircraft('structureLost', { ship: name, n, left })
  const { name, n, left, isFirstAtThird } = lose(table, ship, 'structure', lost, say)
  if (isFirstAtThird) table.because(saysOfDamage('hit.third.structure', { ship: name }))
  if (n > 0 && left === 0) table.because(saysOfDamage('hit.nothing.structure', { ship: name }))
  return n
}

/** Vessels of a stand of small craft are lost to aircraft and cards. */
export function loseVessels(table: RuleDraft, stand: ShipId, lost: number): number {
  const say = ({ name, n, left }: Loss) => saysOfAircraft('vesselsLost', { stand: name, n, left })
  const { name, n, left } = lose(table, stand, 'vessels', lost, say)
  if (n > 0 && left === 0) table.because(saysOfAircraft('noneLeft', { stand: name, n, left }))
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

/** Vessels of small craft lost to the guns of ships. */
export function loseVesselsToGuns(table: RuleDraft, ship: ShipId, lost: number): void {
  lose(table, ship, 'vessels', lost, ({ name, n, left }) =>
    says(left === 0 ? 'vessels.last' : 'vessels.lost', { ship: name, n, left }),
  )
}

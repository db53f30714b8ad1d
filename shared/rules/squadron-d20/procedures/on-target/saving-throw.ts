import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { overridable, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { percentOf } from '../../../../words/percent'
import { ownerOf } from '../../../kit/owner'
import type { Reckoning } from '../../../pack/procedure'
import { sentencesOf } from '../../sentence'
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

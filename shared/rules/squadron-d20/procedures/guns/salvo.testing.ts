import type { ShipDocument } from '../../../../documents/ship'
import type { Answer } from '../../../../kernel/question'
import type { Input } from '../../../pack/input'
import { withUsualValues, read, runProcedure } from '../../../run/run-procedure.testing'
import { battleship, cruiser, type Damage } from '../../ship/stands.testing'
import { bandsInches } from '../may-fire/sight'
import { atTable, foldRules, type TableSetup } from '../table.testing'
import { guns } from './guns'

export interface Salvo extends TableSetup {
  readonly firer?: ShipDocument
  readonly fault?: Damage
  readonly at?: ShipDocument
  readonly harm?: Damage
  readonly band?: number
  readonly input?: Input
  readonly faces?: number[]
  readonly said?: Readonly<Record<string, Answer>>
}

export function table({ firer = cruiser, fault = {}, at = battleship, harm = {}, ...setup }: Salvo) {
  return atTable({ tone: { of: firer, ...fault }, foe: { of: at, ...harm, squadron: 'theirs' } }, setup)
}

export const salvo = ({ band = 3, input = {} }: Salvo): Input => ({
  ship: 'tone',
  target: 'foe',
  rangeInches: bandsInches[band - 1]!,
  batteries: 'main-main',
  ...input,
})

/** Hits without a critical that take nothing: what the tests of damage look at. */
const harmless = { 'main-main/hits': 1, 'impact-flotation': 0, cv: 0 }

export function fired(setup: Salvo = {}) {
  const state = table(setup)
  const input = withUsualValues(guns, state, salvo(setup))
  const ran = runProcedure(foldRules, guns, state, input, setup.faces ?? [], { ...harmless, ...setup.said })
  return { ...ran, asked: ran.questions.filter(({ kind }) => kind !== 'judge').map(({ key }) => key) }
}

/** The sum that the form shows for the first battery: the modifiers that count, and the number needed. */
export function sum(setup: Salvo = {}) {
  const state = table(setup)
  const [first] = guns.reckoning!(state, withUsualValues(guns, state, salvo(setup)), [])
  const lines = first!.lines
    .filter(({ is }) => is !== 'nothing')
    .map(({ say, figure }) => `${read(say)} ${read(figure)}`)
  return [...lines, read(first!.total)]
}

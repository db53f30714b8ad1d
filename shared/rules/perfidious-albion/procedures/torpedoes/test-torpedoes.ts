import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { confirm, number, under, type Dialogue } from '../../../../kernel/dialogue'
import type { MarkerId, ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee } from '../../../../kernel/question'
import { done, refused } from '../../../../kernel/result'
import type { FormField, Procedure } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { isGone } from '../damage/gone'
import { ownerOf, umpire } from '../../../kit/owner'
import { floats } from '../turn/acting'
import { shipById } from '../../../kit/on-table'
import { says } from '../turn/says'
import { placeOfTorpedo } from './place-of-torpedo'
import { hitByTorpedo } from './hit-by-torpedo'
import { templateById, templateName, templatesOnTable, type Template } from './templates'
import type { Input } from '../../../pack/input'

/** A target that steams over a template and does not leave by its broad end: for each torpedo D6 and D10. */
export const testTorpedoes: Procedure = {
  name: 'testTorpedoes',
  phases: ['movement', 'hazards'],
  lookUp: onSheet.torpedo.template,
  fields(state, input) {
    const templates = live(state)
    const among = Object.values(state.ships)
      .filter(floats)
      .map(({ id }) => id)
    const against = among.filter((id) => ownerOf(state, id) !== ownerOf(state, templates[0]?.by ?? id))
    return [
      {
        kind: 'choice',
        name: 'template',
        among: [...templates.map(({ id }) => id), called],
        names: Object.fromEntries(templates.map((template) => [template.id, templateName(state, template)])),
        default: templates[0]?.id ?? called,
      },
      { kind: 'ship', name: 'ship', among, default: against[0] ?? among[0] ?? null },
      ...((input['template'] ?? templates[0]?.id ?? called) === called ? [torpedoesField] : []),
    ]
  },
  check(state, input) {
    const isCalled = input['template'] === called
    const template = templateById(state, input['template'])
    if (!isCalled && (!template || template.isSpent)) return refused('no-such-template', { field: 'template' })
    const ship = shipById(state, input['ship'])
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    const values = { field: 'ship', ship: shipName(ship) }
    if (!floats(ship)) return refused('ship-out-of-action', values)
    if (template) return isTested(state, template, ship.id) ? refused('torpedoes-tested', values) : done(null)
    const { name: field, least, most } = torpedoesField
    const n = input[field]
    const isCount = typeof n === 'number' && Number.isInteger(n) && n >= least && n <= most
    return isCount ? done(null) : refused('answer-out-of-range', { field, least, most })
  },
  run: (table, input) => (input['template'] === called ? testCalled(table, input) : run(table, input)),
}

/** Torpedoes that lie on the table without a template of the program: how many run at her is asked for in the form. */
const called = 'called'
const torpedoesField = {
  kind: 'number',
  name: 'torpedoes',
  least: 1,
  most: 12,
  default: 1,
} as const satisfies FormField

const live = (state: GameState) => templatesOnTable(state).filter(({ isSpent }) => !isSpent)

/** A ship steams over a template once a turn. */
const testedKey = ({ id }: Template, ship: ShipId) => `tested:${id}:${ship}`

function isTested(state: GameState, template: Template, ship: ShipId): boolean {
  return own(state.table, testedKey(template, ship)) === state.turn
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const template = templateById(table.state, input['template'])
  if (!template) throw new Error('no such template')
  const id = input['ship'] as ShipId
  const values = { ship: shipName(table.ship(id)), n: template.torpedoes }
  const askEnd = says('torpedo.askBroadEnd', values)
  const isClear = yield* confirm('broadEnd', false, { to: umpire, ask: askEnd, lookUp: onSheet.torpedo.template })
  table.apply({ type: 'tableSet', key: testedKey(template, id), to: table.state.turn })
  if (isClear) return says('torpedo.clear', values)
  const range = { least: 1, most: template.torpedoes, usual: template.torpedoes }
  const prompt = { to: umpire, ask: says('torpedo.askCount', values), lookUp: onSheet.torpedo.template }
  const tested = range.most === 1 ? 1 : yield* number('torpedoes', range, prompt)
  const struck = yield* testEach(table, id, tested, ownerOf(table.state, template.by))
  spend(table, template.id, template.torpedoes - struck, struck)
  const firer = shipById(table.state, template.by)
  const by = firer ? { by: shipName(firer) } : {}
  return says('torpedo.tested', { ...values, struck, type: template.type, ...by })
}

/** Whoever fired them, the umpire throws; what has run its course the players see. */
function* testCalled(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const id = input['ship'] as ShipId
  const n = Number(input['torpedoes'])
  const struck = yield* testEach(table, id, n, umpire)
  return says('torpedo.tested', { ship: shipName(table.ship(id)), n, struck, type: '' })
}

/** For each torpedo D6 and D10, as long as there is a ship to find. */
function* testEach(table: RuleDraft, id: ShipId, torpedoes: number, thrower: Addressee): Dialogue<number> {
  let struck = 0
  for (let torpedo = 1; torpedo <= torpedoes && !isGone(table.ship(id)); torpedo++) {
    if (yield* under(`torpedo-${torpedo}`, oneTorpedo(table, id, torpedo, thrower))) struck++
  }
  return struck
}

/** Where one torpedo finds her, and what it does; true if it struck. */
export function* oneTorpedo(table: RuleDraft, id: ShipId, torpedo: number, to: Addressee): Dialogue<boolean> {
  const { section, deck } = yield* placeOfTorpedo(table, id, torpedo, to)
  return yield* hitByTorpedo(table, id, section, deck)
}

/** What has struck is spent; what has missed runs on, until none is left or the template's turns are over. */
function spend(table: RuleDraft, marker: MarkerId, left: number, struck: number): void {
  if (struck === 0) return
  if (left === 0) table.apply({ type: 'markerLifted', marker })
  else table.apply({ type: 'markerMoved', marker, values: { torpedoes: left } })
}

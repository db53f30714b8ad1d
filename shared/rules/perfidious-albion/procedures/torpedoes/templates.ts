import { bears, isSpent, type Marker } from '../../../../game/mark'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { confirm, number, under, type Dialogue } from '../../../../kernel/dialogue'
import { markerId, trackId, type MarkerId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee } from '../../../../kernel/question'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { shipById, squadronOf } from '../../../kit/on-table'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { onSheet } from '../../reference/look-up'
import { saysOfSequence as says } from '../../sentence'
import type { Sector } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { isGone } from '../damage/fire-flash-flooding'
import { tubeMounts, tubesSilent, type TubeMount } from '../gunnery/guns'
import { acts, floats, outOfAction, shipsThat } from '../turn/acting'
import { hitByTorpedo, placeOfTorpedo } from './torpedo-hit'

const torpedoesTrack = trackId('torpedoes')

/** A template is placed beside the firer, broadside or bow and stern, with its turn and its type. */
export const launchTorpedoes = procedure({
  name: 'layTorpedoes',
  phases: ['torpedoes'],
  lookUp: onSheet.torpedo.range,
  form: form()
    .ship(
      'ship',
      (state) => ({ among: shipsThat(state, (ship) => acts(ship) && launchableTorpedoes(state, ship).length > 0) }),
      (_state, { ship }) => {
        if (!acts(ship)) return outOfAction(ship)
        const hasAny = shipOf(ship.document).torpedo && torpedoesLeft(ship) > 0
        return hasAny ? undefined : refused('no-torpedoes-left', { ship: shipName(ship) })
      },
    )
    .derived('ways', (state, { ship }) => (ship ? launchableTorpedoes(state, ship) : []))
    .choice('bearing', (_state, { ship, ways = [] }) => ({
      among: ways.map(({ bearing }) => bearing),
      wrong: refused('no-tube-bears', ship ? { ship: shipName(ship) } : {}),
    }))
    .number('torpedoes', (_state, { bearing, ways = [] }) => {
      const most = (ways.find((way) => way.bearing === bearing) ?? ways[0])?.torpedoes ?? 1
      return { least: 1, most, default: most, wrong: refused('torpedoes-out-of-reach', { n: most }) }
    }),
  run: (table, values) => unasked(() => launch(table, values)),
})

interface Launch {
  readonly ship: ShipInPlay
  readonly bearing: Sector
  readonly torpedoes: number
}

function launch(table: RuleDraft, { ship, bearing, torpedoes }: Launch): Phrase {
  const { type = '', twoTurn = false } = shipOf(ship.document).torpedo ?? {}
  const of = squadronOf(table.state, ship.id)?.side ?? 'umpire'
  const values = { ship: shipName(ship), n: torpedoes, bearing, type, inches: twoTurn ? 2 * runInches : runInches }
  noteTubesFired(table, ship, bearing, torpedoes)
  table.track(ship.id, torpedoesTrack)
  table.apply({ type: 'trackMoved', ship: ship.id, track: torpedoesTrack, by: -torpedoes })
  const said = says(twoTurn ? 'torpedo.runsTwoTurns' : 'torpedo.runsOneTurn', values)
  table.apply(placedTemplate(table.state, ship, of, { torpedoes, bearing, type, twoTurn }), said)
  return says(`torpedo.laid.${bearing}`, values)
}

const bearings = ['port', 'starboard', 'bow', 'stern'] as const satisfies readonly Sector[]

/** Tubes that work, bear there and have not been fired this turn; those that bear nowhere else come first. */
function ready(state: GameState, ship: ShipInPlay, bearing: Sector) {
  return tubeMounts(ship)
    .filter(
      ({ box, sectors }) => sectors.includes(bearing) && !bears(ship, box, 'struck', 'out', 'flooded', 'repaired'),
    )
    .filter((mount) => !tubesSilent(state, ship, mount))
    .map((mount) => ({ ...mount, left: mount.tubes - firedFrom(state, ship.id, mount) }))
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => one.sectors.length - other.sectors.length)
}

/** Holds the turn and how many of the tubes were fired in it, so that a new turn loads them without clearing anything. */
const keyOf = (ship: ShipId, { key }: TubeMount) => `tubes:${ship}:${key}`

function firedFrom(state: GameState, ship: ShipId, mount: TubeMount): number {
  const [turn, fired] = String(own(state.table, keyOf(ship, mount)) ?? '').split(':')
  return Number(turn) === state.turn ? Number(fired) : 0
}

/** A tube fires once a turn, whatever becomes of its torpedo. */
function noteTubesFired(table: RuleDraft, ship: ShipInPlay, bearing: Sector, torpedoes: number): void {
  let still = torpedoes
  for (const mount of ready(table.state, ship, bearing)) {
    const fires = Math.min(still, mount.left)
    if (fires === 0) return
    const fired = mount.tubes - mount.left + fires
    table.apply({ type: 'tableSet', key: keyOf(ship.id, mount), to: `${table.state.turn}:${fired}` })
    still -= fires
  }
}

function torpedoesLeft(ship: ShipInPlay): number {
  return own(ship.tracks, torpedoesTrack) ?? 0
}

/** The bearings on which she can lay a template now, with how many torpedoes. */
export function launchableTorpedoes(
  state: GameState,
  ship: ShipInPlay,
): readonly { bearing: Sector; torpedoes: number }[] {
  if (!shipOf(ship.document).torpedo) return []
  const loaded = (bearing: Sector) => ready(state, ship, bearing).reduce((sum, { left }) => sum + left, 0)
  return bearings
    .map((bearing) => ({ bearing, torpedoes: Math.min(torpedoesLeft(ship), loaded(bearing)) }))
    .filter(({ torpedoes }) => torpedoes > 0)
}

/** Maximum range 6 inches; the modern kind runs 12 over two turns, 6 in each. @source Sheet, "Torpedoes" */
const runInches = 6
const modernTurns = 2
const kind = 'torpedo'

/** A template as it lies on the table. */
export interface Template {
  readonly id: MarkerId
  /** The ship that fired. */
  readonly by: ShipId
  readonly torpedoes: number
  /** `18″` */
  readonly type: string
  readonly bearing: string
  readonly ranInches: number
  readonly turnLaunched: number
  /** Its turns are over: it has to be lifted. */
  readonly isSpent: boolean
}

export function templatesOnTable(state: GameState): readonly Template[] {
  return state.markers.filter((marker) => marker.kind === kind).map((marker) => templateOf(state, marker))
}

function templateById(state: GameState, id: unknown): Template | undefined {
  return templatesOnTable(state).find((template) => template.id === id)
}

/** What a template is called in a list. */
export function templateName(state: GameState, { by, torpedoes, turnLaunched, bearing }: Template): Phrase {
  const ship = own(state.ships, by)
  return says(`torpedo.template.${bearing}`, { ship: ship ? shipName(ship) : by, n: torpedoes, turn: turnLaunched })
}

/** A template among the markers of the table; nothing for a marker of another kind. */
export function callMarker(state: GameState, marker: Marker): Phrase | undefined {
  return marker.kind === kind ? templateName(state, templateOf(state, marker)) : undefined
}

function templateOf(state: GameState, marker: Marker): Template {
  const figure = (name: string) => Number(own(marker.values, name) ?? 0)
  const text = (name: string) => String(own(marker.values, name) ?? '')
  return {
    id: marker.id,
    by: text('by') as ShipId,
    torpedoes: figure('torpedoes'),
    type: text('type'),
    bearing: text('bearing'),
    ranInches: figure('ranInches'),
    turnLaunched: marker.turnLaid,
    isSpent: isSpent(marker, state.turn),
  }
}

/** Places a template; `livesTurns` is 2 for the kind that runs on. */
function placedTemplate(
  state: GameState,
  ship: ShipInPlay,
  of: Marker['of'],
  { torpedoes, bearing, type, twoTurn }: { torpedoes: number; bearing: string; type: string; twoTurn: boolean },
) {
  return {
    type: 'markerLaid',
    marker: freeId(state, ship.id),
    kind,
    of,
    turnLaid: state.turn,
    livesTurns: twoTurn ? modernTurns : 1,
    values: { by: ship.id, torpedoes, type, bearing, ranInches: runInches },
  } as const
}

function freeId({ markers, turn }: GameState, ship: ShipId): MarkerId {
  for (let number = 1; ; number++) {
    const id = markerId(`${ship.slice(0, 40)}-torpedo-${turn}-${number}`)
    if (!markers.some((marker) => marker.id === id)) return id
  }
}

/** At the start of a turn spent templates are lifted; one of the modern kind stays for a second turn, moved on by 6 inches. */
export const torpedoesRunOn = procedure({
  name: 'torpedoesRunOn',
  phases: ['torpedoes'],
  lookUp: onSheet.torpedo.range,
  form: form().refuses((state) => (runningOn(state).length > 0 ? undefined : refused('no-template-runs'))),
  run: runOn,
})

/** Templates of earlier turns that have not been lifted or moved on yet. */
export function runningOn(state: GameState): readonly Template[] {
  return templatesOnTable(state).filter(
    ({ isSpent, turnLaunched, ranInches }) => isSpent || ranInches < runInches * (state.turn - turnLaunched + 1),
  )
}

function* runOn(table: RuleDraft): Dialogue<Phrase> {
  const templates = runningOn(table.state)
  for (const template of templates) {
    const { id, by, isSpent, ranInches, turnLaunched } = template
    const ship = shipById(table.state, by)
    const values = { ship: ship ? shipName(ship) : by, turn: turnLaunched, inches: runInches }
    const ask = says(isSpent ? 'torpedo.askLifted' : 'torpedo.askMoved', values)
    const prompt = { to: umpire, ask, lookUp: onSheet.torpedo.range }
    if (!(yield* confirm(`template/${id}`, true, prompt))) continue
    if (isSpent) table.apply({ type: 'markerLifted', marker: id }, says('torpedo.lifted', values))
    else {
      const moved = { ranInches: ranInches + runInches }
      table.apply({ type: 'markerMoved', marker: id, values: moved }, says('torpedo.movedOn', values))
    }
  }
  return says('torpedo.runOn', { n: templates.length })
}

/** Torpedoes that lie on the table without a template of the program: how many run at her is asked for in the form. */
const called = 'called'

/** A target that steams over a template and does not leave by its broad end: for each torpedo D6 and D10. */
export const testTorpedoes = procedure({
  name: 'testTorpedoes',
  phases: ['movement', 'hazards'],
  lookUp: onSheet.torpedo.template,
  form: form()
    .choice('template', (state) => {
      const templates = templatesOnTable(state).filter(({ isSpent }) => !isSpent)
      return {
        among: [...templates.map(({ id }) => id), called],
        names: (choice: string) =>
          templates.filter(({ id }) => id === choice).map((each) => templateName(state, each))[0],
        wrong: 'no-such-template',
      }
    })
    .derived('placed', (state, { template }) => templateById(state, template))
    .ship(
      'ship',
      (state) => {
        const among = shipsThat(state, floats)
        const by = templatesOnTable(state).find(({ isSpent }) => !isSpent)?.by
        const isAgainst = ({ id }: ShipInPlay) => ownerOf(state, id) !== ownerOf(state, by ?? id)
        return { among, default: among.find(isAgainst), isTarget: true }
      },
      (state, { ship, placed }) => {
        if (!floats(ship)) return outOfAction(ship)
        return placed && isTested(state, placed, ship.id)
          ? refused('torpedoes-tested', { ship: shipName(ship) })
          : undefined
      },
    )
    .number('torpedoes', (_state, { template }) =>
      template === called ? { least: 1, most: 12, default: 1, wrong: 'answer-out-of-range' } : undefined,
    ),
  run: (table, { ship: { id }, placed, torpedoes = 0 }) =>
    placed ? testTemplate(table, placed, id) : testCalled(table, id, torpedoes),
})

/** A ship steams over a template once a turn. */
const testedKey = ({ id }: Template, ship: ShipId) => `tested:${id}:${ship}`

function isTested(state: GameState, template: Template, ship: ShipId): boolean {
  return own(state.table, testedKey(template, ship)) === state.turn
}

function* testTemplate(table: RuleDraft, template: Template, id: ShipId): Dialogue<Phrase> {
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
function* testCalled(table: RuleDraft, id: ShipId, n: number): Dialogue<Phrase> {
  const struck = yield* testEach(table, id, n, umpire)
  return says('torpedo.tested', { ship: shipName(table.ship(id)), n, struck, type: '' })
}

/** For each torpedo D6 and D10 and what it does, as long as there is a ship to find; how many struck. */
export function* testEach(table: RuleDraft, id: ShipId, torpedoes: number, thrower: Addressee): Dialogue<number> {
  let struck = 0
  for (let torpedo = 1; torpedo <= torpedoes && !isGone(table.ship(id)); torpedo++) {
    if (yield* under(`torpedo-${torpedo}`, oneTorpedo(table, id, torpedo, thrower))) struck++
  }
  return struck
}

function* oneTorpedo(table: RuleDraft, id: ShipId, torpedo: number, to: Addressee): Dialogue<boolean> {
  const { section, deck } = yield* placeOfTorpedo(table, id, torpedo, to)
  return yield* hitByTorpedo(table, id, section, deck)
}

/** What has struck is spent; what has missed runs on, until none is left or the template's turns are over. */
function spend(table: RuleDraft, marker: MarkerId, left: number, struck: number): void {
  if (struck === 0) return
  if (left === 0) table.apply({ type: 'markerLifted', marker })
  else table.apply({ type: 'markerMoved', marker, values: { torpedoes: left } })
}

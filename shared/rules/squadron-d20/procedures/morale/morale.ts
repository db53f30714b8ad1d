import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay, Squadron, GameState } from '../../../../game/state'
import { type Dialogue, overridable, roll, choose } from '../../../../kernel/dialogue'
import { fieldId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee, LookUp } from '../../../../kernel/question'
import { refused } from '../../../../kernel/result'
import { percentOf } from '../../../../words/percent'
import { casualtiesOf } from '../../../kit/casualties'
import { exactly } from '../../../kit/exactly'
import { form } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { shipWho, type Need } from '../../../kit/ship-who'
import type { OddsRow } from '../../../pack/odds'
import type { Agreed } from '../../../pack/agreed'
import type { Reckoning } from '../../../pack/procedure'
import { dataOf } from '../../ship/stand-data'
import {
  actingShips,
  actingSquadrons,
  acts,
  squadronStrength,
  commandOf,
  standsOn,
  beganOn,
  standingOf,
} from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import {
  morale,
  shipMorale,
  aircraftMorale,
  shipCauses,
  squadronMorale,
  type ShipCause,
  worth,
} from '../../tables/turn'
import { dependsOn } from '../in-the-air/air-stands'
import { addCasualty } from '../throws/casualties'
import { plain } from '../../../kit/reference-sheet'
import { type Sum, fromOf, reckonFrom, chanceFrom, eitherRow } from '../throws/sum'
import { lastDone, note, onTurn, says, counts } from '../turn/turn'

/** A test that nothing on her card calls for. */
const called = 'called'

function reasonsOf(stand: ShipInPlay | undefined): readonly (Cause | typeof called)[] {
  return [...(stand ? causesOf(stand) : []), called]
}

const mayTest: readonly Need[] = [
  ['stand-out-of-action', acts],
  ['morale-never-tested', (stand) => causesOf(stand).length > 0],
  ['stand-withdraws', canTest],
]

/** A ship or a stand of aircraft tests its morale (12.3, 12.4): each cause is a test of its own. */
export const moraleTest = procedure({
  name: 'moraleTest',
  phases: ['end'],
  lookUp: onTurn.morale,
  form: form()
    .ship(...shipWho('ship', mayTest, (state) => ({ default: standsDue(state)[0]?.stand })))
    .choice('cause', (_state, { ship: stand }) => ({
      among: reasonsOf(stand),
      default: (stand && dueCauses(stand)[0]) ?? called,
      wrong: refused('morale-no-such-cause', stand && { ship: shipName(stand) }),
    })),
  warnings: (_state, { ship: stand, cause }) => {
    const values = { ship: shipName(stand) }
    if (cause === called) return []
    return [
      ...(isMet(stand, cause) ? [] : [says(`warning.unmet.${cause}`, values)]),
      ...(isTested(stand, cause) ? [says('warning.tested', values)] : []),
    ]
  },
  reckoning: (state, { ship: stand }, agreed) => [
    reckonMorale(says('title.morale', { who: shipName(stand) }), sumOfStand(state, stand), agreed),
  ],
  odds: exactly((state, { ship: stand }: { readonly ship: ShipInPlay }) => oddsOfMorale(sumOfStand(state, stand))),
  *run(table: RuleDraft, { ship: stand, cause }): Dialogue<Phrase> {
    const who = shipName(stand)
    const isShip = dataOf(stand.document).kind === 'ship'
    dependsOn(table, stand.id, ['crewQuality', ...(isShip ? (['fires'] as const) : [])], ['standing', 'command'])
    table.because(says(`cause.${cause}`, { ship: who }))
    const to = ownerOf(table.state, stand.id)
    const sum = sumOfStand(table.settled, stand)
    const passed = yield* throwMorale(table, { who, to, sum, lookUp: onTurn.morale })
    // Her card keeps that it was made: `morale:flotationThird`.
    if (cause !== called) addCasualty(table, stand.id, { id, of: cause })
    if (passed) return says('done.holds', { who })
    const way = yield* breaks(table, { who, to, stands: [stand], lookUp: onTurn.morale })
    const others = dueCauses(stand).filter((each) => each !== cause).length
    if (way !== 'stays' && others > 0) table.because(says('breaks.noMore', { ship: who, n: others }))
    return says(`done.${way}`, { who })
  },
})

/** A squadron tests its morale at half of its original number (12.5), once. */
export const squadronMoraleTest = procedure({
  name: 'squadronMorale',
  phases: ['end'],
  lookUp: onTurn.moraleOfSquadrons,
  form: form().squadron(
    'squadron',
    (state) => ({
      among: actingSquadrons(state).filter((squadron) => actingShips(state, squadron).some(canTest)),
      default: squadronsDue(state)[0],
    }),
    (state, { squadron }) => {
      const stands = actingShips(state, squadron)
      if (stands.length === 0) return refused('squadron-gone', { squadron: squadron.name })
      return stands.some(canTest) ? undefined : refused('squadron-withdraws', { squadron: squadron.name })
    },
  ),
  warnings: (state, { squadron }) => [
    ...(isHalved(state, squadron) ? [] : [says('warning.notHalved', { squadron: squadron.name })]),
    ...(lastDone(state, 'squadronMorale', squadron.id) === undefined
      ? []
      : [says('warning.squadronTested', { squadron: squadron.name })]),
  ],
  reckoning: (state, { squadron }, agreed) => [
    reckonMorale(says('title.morale', { who: squadron.name }), sumOfSquadron(state, squadron), agreed),
  ],
  odds: exactly((state, { squadron }: { readonly squadron: Squadron }) => oddsOfMorale(sumOfSquadron(state, squadron))),
  *run(table: RuleDraft, { squadron }): Dialogue<Phrase> {
    const { name: who, side: to } = squadron
    const stands = actingShips(table.settled, squadron)
    for (const { id } of stands) table.field(id, fieldId('command'))
    table.because(says('cause.half', { squadron: who, ...squadronStrength(table.settled, squadron) }))
    const sum = sumOfSquadron(table.settled, squadron)
    const lookUp = onTurn.moraleOfSquadrons
    const passed = yield* throwMorale(table, { who, to, sum, lookUp })
    note(table, 'squadronMorale', squadron.id)
    if (passed) return says('done.squadronHolds', { who })
    return says(`done.squadron.${yield* breaks(table, { who, to, stands, lookUp })}`, { who })
  },
})

/** Of a ship or a stand of aircraft (12.3, 12.4). */
function sumOfStand(state: GameState, stand: ShipInPlay): Sum {
  const isAircraft = dataOf(stand.document).kind === 'aircraft'
  const command = isAircraft && !isAlone(state, stand) ? null : commandOf(stand)
  const fires = standsOn(stand, 'fires')
  return {
    needed: morale.needed,
    modifiers: [
      command === null
        ? counts('crewQuality', standsOn(stand, 'crewQuality'))
        : counts(isAircraft ? 'alone' : 'commanderAboard', command),
      ...(fires > 0 ? [counts('fires', shipMorale.firesCount * worth(fires), { n: fires })] : []),
    ],
  }
}

/** The command value counts for the only stand that its squadron has left. */
function isAlone(state: GameState, stand: ShipInPlay): boolean {
  const squadron = squadronOf(state, stand.id)
  return squadron === undefined || actingShips(state, squadron).length <= 1
}

/** Of a squadron (12.5): the command value, or nothing where its commander is lost. */
function sumOfSquadron(state: GameState, squadron: Squadron): Sum {
  const commander = commanderOf(state, squadron)
  return {
    needed: Number(rulingOf(state, 'squadronMoraleNeeded')),
    modifiers: [commander ? counts('command', commander.value, { ship: commander.aboard }) : counts('nobody', 0)],
  }
}

/** The stand with the commander aboard, if it is still in the fight, and his command value. */
function commanderOf(state: GameState, squadron: Squadron) {
  for (const stand of actingShips(state, squadron)) {
    const value = commandOf(stand)
    if (value !== null) return { aboard: shipName(stand), value }
  }
  return undefined
}

interface MoraleThrown {
  readonly who: string
  readonly to: Addressee
  readonly sum: Sum
  readonly lookUp: readonly LookUp[]
}

/** A crew or a commander may be worth 12 less than nothing, and her fires 5 less. */
const within = { least: -10, most: 30 } as const
const faces = 10

const chanceOfMorale = (sum: Sum) => chanceFrom(faces, fromOf(sum))

/** Shows the sum, which can be overruled, throws, and returns whether the test is passed. */
function* throwMorale(table: RuleDraft, { who, to, sum, lookUp }: MoraleThrown): Dialogue<boolean> {
  const because = [
    says('morale.needed', { needed: sum.needed }),
    ...sum.modifiers.map(({ line }) => line),
    says('morale.from', { from: plain(fromOf(sum)) }),
  ]
  const ask = says('morale.askFrom', { who })
  const from = yield* overridable('from', fromOf(sum), within, { to, ask, because, lookUp })
  const values = { who, from: plain(from) }
  if (from > faces || from <= 1) {
    table.because(says(from > faces ? 'morale.cannot' : 'morale.sure', values))
    return from <= 1
  }
  const die = yield* roll('morale', morale.die, { to, ask: says('morale.ask', values), because, lookUp })
  table.because(says(die >= from ? 'morale.passed' : 'morale.failed', { ...values, die }))
  return die >= from
}

/** The sum as a form shows it before anything is thrown. */
function reckonMorale(title: Phrase, worked: Sum, agreed: Agreed): Reckoning {
  const sum = { ...worked, agreed: agreed('from', fromOf(worked)) }
  const chance = chanceOfMorale(sum)
  return reckonFrom(title, says('row.test'), sum, says('morale.means', { percent: percentOf(chance) }), chance)
}

function oddsOfMorale(sum: Sum): readonly OddsRow[] {
  return eitherRow(says('odds.holds'), says('odds.breaks'), chanceOfMorale(sum))
}

/** Why a stand is tested; `third` of aircraft. */
type Cause = ShipCause | 'third'

/** Causes that can make a stand test; only ships and aircraft are tested. */
function causesOf(stand: ShipInPlay): readonly Cause[] {
  switch (dataOf(stand.document).kind) {
    case 'ship':
      return shipCauses.map(({ id }) => id)
    case 'aircraft':
      return ['third']
    case 'smallCraft':
    case 'shore':
      return []
  }
}

/** Whether her card has the cause. */
function isMet(stand: ShipInPlay, cause: Cause): boolean {
  const of = shipCauses.find(({ id }) => id === cause)
  const { track, atMost } = of ?? { track: 'aircraft' as const, atMost: aircraftMorale.atMost }
  return standsOn(stand, track) <= beganOn(stand, track) * atMost
}

/** Neither lost nor on the way off the table. */
function canTest(stand: ShipInPlay): boolean {
  return acts(stand) && standingOf(stand) !== 'withdrawing'
}

interface StandDue {
  readonly stand: ShipInPlay
  readonly cause: Cause
}

/** Every test that a card calls for and that was not made: each cause its own. */
export function standsDue(state: GameState): readonly StandDue[] {
  return Object.values(state.ships)
    .filter(canTest)
    .flatMap((stand) => dueCauses(stand).map((cause) => ({ stand, cause })))
}

function dueCauses(stand: ShipInPlay): readonly Cause[] {
  return causesOf(stand).filter((cause) => isMet(stand, cause) && !isTested(stand, cause))
}

/** Half of what it began with, or fewer. */
function isHalved(state: GameState, squadron: Squadron): boolean {
  const { left, of } = squadronStrength(state, squadron)
  return left <= of * squadronMorale.atMost
}

/** Squadrons that have come down to half and were not tested for it. */
export function squadronsDue(state: GameState): readonly Squadron[] {
  return actingSquadrons(state).filter(
    (squadron) =>
      isHalved(state, squadron) &&
      lastDone(state, 'squadronMorale', squadron.id) === undefined &&
      actingShips(state, squadron).some(canTest),
  )
}

const id = 'morale'

/** Whether the test for this cause was made, passed or failed. */
function isTested(stand: ShipInPlay, cause: string): boolean {
  return casualtiesOf(stand).some((casualty) => casualty.id === id && casualty.of === cause)
}

const standing = fieldId('standing')
const ways = ['withdrawing', 'left', 'stays'] as const
type Way = (typeof ways)[number]

interface Broken {
  readonly who: string
  readonly to: Addressee
  readonly stands: readonly ShipInPlay[]
  readonly lookUp: readonly LookUp[]
}

/** Ruling `moraleFailure`: who fails leaves by the safest way, or the players are asked. A place ashore stays. */
function* breaks(table: RuleDraft, { who, to, stands, lookUp }: Broken): Dialogue<Way> {
  const way = yield* wayOf(table, { who, to, lookUp })
  const going = way === 'stays' ? [] : stands.filter((stand) => canTest(stand) && canGo(stand))
  for (const stand of going) {
    table.field(stand.id, standing)
    const why = says(`breaks.${way}`, { ship: shipName(stand) })
    table.apply({ type: 'fieldSet', ship: stand.id, field: standing, to: way }, why)
  }
  return way
}

function* wayOf(table: RuleDraft, { who, to, lookUp }: Omit<Broken, 'stands'>): Dialogue<Way> {
  if (rulingOf(table.state, 'moraleFailure') !== 'ask') return 'withdrawing'
  const options = ways.map((value) => ({ value, say: says(`breaks.option.${value}`) }))
  return yield* choose('breaks', options, 'withdrawing', { to, ask: says('breaks.ask', { who }), lookUp })
}

function canGo(stand: ShipInPlay): boolean {
  return dataOf(stand.document).kind !== 'shore'
}

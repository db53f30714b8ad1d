import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { choose, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { exactly } from '../../../kit/exactly'
import { form, type ValuesOf } from '../../../kit/form'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { OddsRow } from '../../../pack/odds'
import type { Agreed } from '../../../pack/agreed'
import type { Reckoning } from '../../../pack/procedure'
import { equipmentBox, trackOf } from '../../ship/shape'
import { dataOf, factorsOf } from '../../ship/stand-data'
import { has, isLost, standsOn, floats } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { aaModifiers, aaSaves, hitPointSaves } from '../../tables/air'
import { worth } from '../../tables/turn'
import {
  countsOf,
  crewQualityOf,
  isLand,
  lose,
  reckonAttack,
  splashOn,
  throwOnTarget,
  throwSaves,
  type Attack,
} from '../throws/on-target'
import { friendsOffer } from '../may-fire/firing'
import { isDoneThisTurn, note, powerThisTurn, refusedForPower, warnPower } from '../turn/turn'
import {
  airStandOf,
  airStands,
  counts,
  countsEach,
  dependsOn,
  loadOf,
  onAircraft,
  raidersOffer,
  rowsOf,
  says,
  warnFriends,
} from './air-stands'

/** Weapons against aircraft, in the printed order. */
const aaWeapons = ['lrf', 'mrf', 'crf'] as const
type AaWeapon = (typeof aaWeapons)[number]

const aaForm = form()
  .ship(
    'by',
    (state) => {
      const among = firersAt(state)
      return { among, default: usualFirer(state), beside: sayFactors, nobody: 'no-guns-at-aircraft' }
    },
    (state, { by }) =>
      weaponsOf(by).length > 0 ? refusedForPower(state, by) : refused('aa-no-factors', { ship: shipName(by) }),
  )
  .needs('by')
  .yesNo('friendsToo', friendsOffer)
  .ship(
    'at',
    (state, { by, friendsToo }) => raidersOffer(state, by, friendsToo),
    (_state, { at }) => (airStandOf(at) ? undefined : refused('no-aircraft-there')),
  )
  .choice('weapon', (_state, { by }) => {
    const has = weaponsOf(by)
    const among = has.length > 1 ? (['all', ...has] as const) : has
    return { among, hidden: has.length === 1, wrong: refused('aa-no-such-weapon', { ship: shipName(by) }) }
  })
  .number('attacks', (_state, { by, weapon }) => {
    if (weapon === 'all') return undefined
    const most = Math.max(1, attacksWith(by, weapon ?? 'lrf'))
    return { least: 1, most, default: most, wrong: refused('aa-attacks', { ship: shipName(by), most }) }
  })
  // LRF reaches two range bands, the others one.
  .number('bands', (_state, { by, weapon }) => {
    const reaches = weapon === 'lrf' || (weapon === 'all' && weaponsOf(by).includes('lrf'))
    return reaches ? { least: 1, most: 2, default: 1, wrong: 'aa-bands' } : undefined
  })
  .yesNo('radarSees', (_state, { by, weapon, bands }) => {
    const helps = weapon && firing({ by, weapon, bands }).some((each) => radarHelps(by, each))
    return helps ? { default: true } : undefined
  })
  .derived('stand', (_state, { at }) => airStandOf(at))
  .needs('stand')

type Values = ValuesOf<typeof aaForm>

/** A ship, small craft or a place ashore shoots at a stand of aircraft (9.9): D20 a factor, then saving throws. */
export const antiAircraft = procedure({
  name: 'antiAircraft',
  phases: ['action'],
  lookUp: onAircraft.aa,
  form: aaForm,
  warnings: (state, { by, at }) => [...warnFriends(state, by, at), ...warnPower(state, by)],
  reckoning,
  odds: exactly(odds),
  run,
})

/** What the keys of saving throws hold: those of LRF with AA+ their own, all others the part that they share. */
const savesInKey = ({ saves: { key, modifiers } }: Required<Attack>) =>
  modifiers.some(({ id }) => id === 'aaPlus') ? key : key.split('/').at(-1)!

/** A sum for each weapon, and each saving throw once: LRF with AA+ have another. */
function reckoning(state: GameState, values: Values, agreed: Agreed): readonly Reckoning[] {
  const saves = new Set<string>()
  return firing(values).flatMap((weapon) => {
    const attack = attackOf(state, values, weapon)
    const title = says(`title.${weapon}`, { ship: shipName(values.by) })
    const [sum, save] = reckonAttack(attack, agreed, { title, saved: says('title.save') })
    const key = attack.saves.modifiers.map(({ id, modifier }) => `${id} ${modifier}`).join()
    const isNew = !saves.has(key)
    saves.add(key)
    return [
      { ...sum!, short: says(`weapon.${weapon}`) },
      ...(save && isNew ? [{ ...save, of: savesInKey(attack), short: says('title.saves') }] : []),
    ]
  })
}

const firersAt = (state: GameState) => Object.values(state.ships).filter((ship) => weaponsOf(ship).length > 0)
const freshFirers = (state: GameState) =>
  firersAt(state).filter(
    ({ id }) => !isDoneThisTurn(state, 'shotAtAircraft', id) && powerThisTurn(state, id) !== 'failed',
  )

/** Who has not shot at aircraft this turn, those whom they come for first. */
function usualFirer(state: GameState): ShipInPlay | undefined {
  const raiders = airStands(state, (stand) => loadOf(stand) !== undefined)
  return raiders.flatMap((raider) => nextToFireAt(state, raider) ?? [])[0] ?? freshFirers(state)[0]
}

/** The enemy of a stand that fires at it next, one that has not shot this turn and has power; nobody at one that is past the guns. */
export function nextToFireAt(state: GameState, stand: ShipInPlay): ShipInPlay | undefined {
  if (isDoneThisTurn(state, 'pastGuns', stand.id)) return undefined
  return freshFirers(state).find(({ id }) => ownerOf(state, id) !== ownerOf(state, stand.id))
}

interface Firing {
  readonly by: ShipInPlay
  readonly weapon: AaWeapon | 'all'
  readonly bands?: number | undefined
}

/** The weapons that fire together; beyond one range band LRF alone. */
function firing({ by, weapon, bands }: Firing): readonly AaWeapon[] {
  if (weapon !== 'all') return [weapon]
  return weaponsOf(by).filter((each) => each === 'lrf' || bands !== 2)
}

/** Attacks that she has with a weapon now: factors, of small craft times the scale of their vessels. */
function attacksWith(by: ShipInPlay, weapon: AaWeapon): number {
  const data = dataOf(by.document)
  if (data.kind === 'smallCraft') return factorsOf(data)[weapon] * worth(standsOn(by, 'vessels'))
  return standsOn(by, weapon)
}

function weaponsOf(by: ShipInPlay): readonly AaWeapon[] {
  return floats(by) ? aaWeapons.filter((weapon) => attacksWith(by, weapon) > 0) : []
}

/** `LRF 8 CRF 12` */
function sayFactors(ship: ShipInPlay): Phrase {
  const each = weaponsOf(ship).map((weapon) => `${weapon.toUpperCase()} ${attacksWith(ship, weapon)}`)
  return says('beside.factors', { factors: each.join(' ') })
}

/** DPAA radar; LRF lose its +1 with the gunnery radar of the ship (critical damage, sensors). */
function radarHelps(by: ShipInPlay, weapon: AaWeapon): boolean {
  return has(by, 'dpaaRadar') && (weapon !== 'lrf' || !isLost(by, equipmentBox('gunneryRadar')))
}

/** 9.9: what a factor needs to hit aircraft, and what counts for the saving throw against each hit. */
function attackOf(state: GameState, values: Values, weapon: AaWeapon): Required<Attack> {
  const { by, at, stand, bands, radarSees } = values
  const isAlone = values.weapon !== 'all'
  const { hitPoints } = stand.data
  const step = hitPointSaves.findLast(({ from }) => hitPoints >= from)
  return {
    ...{ key: isAlone ? 'aa' : weapon, lookUp: onAircraft.aa },
    dice: isAlone ? (values.attacks ?? 1) : attacksWith(by, weapon),
    who: `${shipName(by)} ${weapon.toUpperCase()}`,
    to: ownerOf(state, by.id),
    sum: {
      needed: Number(rulingOf(state, 'aaNeeded')),
      of: says('base.aa'),
      modifiers: [
        counts('crewQuality', crewQualityOf(by)),
        ...(radarSees && radarHelps(by, weapon) ? [counts('dpaaRadar', aaModifiers.dpaaRadar)] : []),
        ...(weapon === 'lrf' && bands === 2 ? [counts('lrfAtTwoBands', aaModifiers.lrfAtTwoBands)] : []),
        countsEach('splashOnFirer', aaModifiers.marker, splashOn(by)),
        countsEach('flakOnStand', aaModifiers.marker, standsOn(at, 'flak')),
      ],
      rerolls: isLand(by) ? [says('reroll.shore')] : [],
    },
    saves: {
      ...{ key: isAlone ? 'save' : `${weapon}/saves`, of: at, lookUp: onAircraft.aaSave },
      modifiers: [
        ...(weapon === 'lrf' && factorsOf(dataOf(by.document)).aaPlus ? [counts('aaPlus', aaSaves.aaPlus)] : []),
        counts('hitPoints', step?.modifier ?? 0, { points: hitPoints }),
      ],
    },
  }
}

/** Odds of hits and losses, of several weapons of losses: exact for the default of `aaHit`. */
function odds(state: GameState, values: Values): readonly OddsRow[] {
  const attacks = firing(values).map((weapon) => attackOf(state, values, weapon))
  const hits = attacks.length > 1 ? [] : countsOf(attacks[0]!)
  const { aircraft } = values.stand
  const lost = attacks.reduce<readonly number[]>((from, attack) => countsOf(attack, 'lost', aircraft, from), [1])
  return [...rowsOf('hits', hits), ...rowsOf('lost', lost)]
}

function* run(table: RuleDraft, values: Values): Dialogue<Phrase> {
  const { by, at } = values
  const weapons = firing(values)
  const strengths = dataOf(by.document).kind === 'smallCraft' ? (['vessels'] as const) : weapons
  dependsOn(table, by.id, ['crewQuality', 'splash', ...strengths])
  dependsOn(table, at.id, ['aircraft', 'flak'])
  const said = { ship: shipName(by), stand: shipName(at) }
  note(table, 'shotAtAircraft', by.id)
  const hits: (readonly [Required<Attack>, number])[] = []
  for (const weapon of weapons) {
    const attack = attackOf(table.settled, values, weapon)
    hits.push([attack, yield* throwOnTarget(table, attack)])
  }
  const n = hits.reduce((sum, [, each]) => sum + each, 0)
  return n === 0 ? says('done.aaMisses', said) : says('done.aa', { ...said, n: yield* scoreHits(table, at, hits, n) })
}

/** Ruling `aaHit`: a flak marker and a saving throw each, or the players are asked. All of hers have been thrown then. */
function* scoreHits(
  table: RuleDraft,
  at: ShipInPlay,
  of: readonly (readonly [Required<Attack>, number])[],
  hits: number,
): Dialogue<number> {
  const does = yield* whatHitsDo(table, at)
  if (does !== 'save') {
    const effect = { type: 'trackMoved', ship: at.id, track: trackOf('flak'), by: hits } as const
    table.apply(effect, says('flakLaid', { stand: shipName(at), n: hits }))
  }
  if (does === 'flak') return 0
  let failed = 0
  for (const [{ key, saves }, n] of of) {
    // Which weapon is saved against, where two have hit.
    const by = of.length > 1 ? [says(`weapon.${key}`)] : []
    failed += yield* throwSaves(table, saves, n, ...by)
  }
  return lose(table, at.id, 'aircraft', failed)
}

const ways = ['flakAndSave', 'flak', 'save'] as const

function* whatHitsDo(table: RuleDraft, at: ShipInPlay): Dialogue<(typeof ways)[number]> {
  if (rulingOf(table.state, 'aaHit') !== 'ask') return 'flakAndSave'
  const options = ways.map((value) => ({ value, say: says(`hit.${value}`) }))
  const prompt = { to: ownerOf(table.state, at.id), ask: says('ask.aaHit'), lookUp: onAircraft.aa }
  return yield* choose('hit', options, 'flakAndSave', prompt)
}

import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { exactly } from '../../../kit/exactly'
import { form, type ValuesOf } from '../../../kit/form'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { OddsRow } from '../../../pack/odds'
import { dataOf } from '../../ship/stand-data'
import { standsOn } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { factorFire, factorModifiers, factorSaves, smallShips } from '../../tables/gunnery'
import { worth } from '../../tables/turn'
import {
  badFirer,
  badTarget,
  dependsOnStanding,
  firersOf,
  friendsOffer,
  hasFired,
  lastAimOf,
  noteFired,
  onFire,
  rememberAim,
  targetOffer,
  warningsOfFire,
} from '../may-fire/firing'
import {
  attackBy,
  chanceOfAny,
  counts,
  crewQualityOf,
  lose,
  reckonAttack,
  reckonWithSaves,
  says,
  splashes,
  splashOnFirer,
  splashOnTarget,
  targetModifiers,
  targetRerolls,
  throwOnTarget,
  throwSaves,
  type Attack,
} from '../throws/on-target'
import { type Modifier, exactRow } from '../throws/sum'
import { refusedForPower } from '../turn/turn'
import { typeXModifier } from './guns'
import { isTypeX } from './guns-form'

/** The smallest guns: close range factors and medium range factors. */
const smallGuns = ['crf', 'mrf'] as const
type SmallGuns = (typeof smallGuns)[number]

const factorsForm = form()
  .ship(
    'ship',
    (state) => {
      const among = firersOf(state, (stand) => smallGunsOf(stand).length > 0)
      return {
        among,
        default: among.find(({ id }) => !smallGuns.some((each) => hasFired(state, id, each))),
      }
    },
    (state, { ship }) => badFirer(ship) ?? refusedForPower(state, ship),
  )
  .needs('ship')
  .choice('guns', (_state, { ship }) => {
    return { among: smallGunsOf(ship), wrong: refused('no-such-factors', { ship: shipName(ship) }) }
  })
  .yesNo('friendsToo', friendsOffer)
  .ship(
    'target',
    (state, { ship, friendsToo }) => targetOffer(state, ship, { friendsToo }),
    (_state, { ship, target }) => badTarget(ship, target),
  )
  .number('attacks', (_state, { ship, guns }) => {
    const most = guns ? attacksOf(ship, guns) : 1
    return { least: 1, most, default: most, wrong: refused('no-count-of-attacks', { most }) }
  })

type Values = ValuesOf<typeof factorsForm>

/** CRF or MRF at a ship, a stand of small craft or a place ashore (9.8). */
export const factors = procedure({
  name: 'factors',
  phases: ['action'],
  lookUp: onFire.factors,
  form: factorsForm,
  warnings,
  reckoning: (state, values, agreed) => {
    const { ship, target, guns, attacks } = values
    const title = says(`factors.title.${guns}`, { who: shipName(ship), n: attacks })
    const attack = attackOf(state, values)
    return canHarm(state, target, guns) === 'no'
      ? reckonAttack(attack, agreed, { title })
      : reckonWithSaves(attack, agreed, title)
  },
  odds: exactly(odds),
  run,
})

/** Attacks of her factors (9.8): one a factor; of a stand those of one vessel times the scale of the vessels left. */
export function attacksOf(stand: ShipInPlay, guns: SmallGuns): number {
  const data = dataOf(stand.document)
  if (data.kind !== 'smallCraft') return standsOn(stand, guns)
  return data.factors[guns] * worth(standsOn(stand, 'vessels'))
}

/** Small guns that a stand can still fire. */
function smallGunsOf(stand: ShipInPlay): readonly SmallGuns[] {
  return smallGuns.filter((guns) => attacksOf(stand, guns) > 0)
}

/** A or C: ships that MRF can harm; `null` for any other. */
function smallLetter(target: ShipInPlay): string | null {
  const data = dataOf(target.document)
  return data.kind === 'ship' ? (smallShips.find((letter) => letter === data.letter) ?? null) : null
}

/** Whether a hit can do more than place a splash marker (ruling `mrfTargets`). */
function canHarm(state: GameState, target: ShipInPlay, guns: SmallGuns): 'yes' | 'no' | 'ask' {
  const data = dataOf(target.document)
  if (data.kind === 'smallCraft') return 'yes'
  if (data.kind !== 'ship' || guns === 'crf') return 'no'
  if (rulingOf(state, 'mrfTargets') === 'ask') return 'ask'
  return smallLetter(target) === null ? 'no' : 'yes'
}

function warnings(state: GameState, { ship: firer, target, guns }: Values): readonly Phrase[] {
  return [
    ...warningsOfFire(state, firer, target),
    ...(hasFired(state, firer.id, guns) ? [says(`factors.fired.${guns}`, { ship: shipName(firer) })] : []),
    ...(canHarm(state, target, guns) === 'no' ? [says('factors.cannotHarm', { target: shipName(target) })] : []),
  ]
}

/** What every attack of CRF or MRF needs on its D20 (9.8), and the saves. Ruling `factorCrewQuality`: none is printed. */
function attackOf(state: GameState, { ship: firer, target, guns, attacks }: Values): Required<Attack> {
  return {
    ...{ key: guns, dice: attacks, ...attackBy(state, firer), lookUp: onFire.factors },
    sum: {
      needed: factorFire.needed,
      of: says(`factors.of.${guns}`),
      modifiers: [
        splashOnFirer(firer, factorModifiers.splashMarker),
        splashOnTarget(target, factorModifiers.splashMarker),
        ...targetModifiers(target),
        ...(rulingOf(state, 'factorCrewQuality') === 'on' ? [counts('crewQuality', crewQualityOf(firer))] : []),
      ],
      rerolls: targetRerolls(target),
    },
    saves: { key: 'saves', of: target, modifiers: savesOf(target, guns), lookUp: onFire.factorSaves },
  }
}

/** Modifiers of the saving throw against a hit. */
function savesOf(target: ShipInPlay, guns: SmallGuns): readonly Modifier[] {
  if (isTypeX(target)) {
    return [typeXModifier(target), ...(guns === 'crf' ? [counts('typeXHitByCrf', factorSaves.typeXHitByCrf)] : [])]
  }
  const letter = smallLetter(target) ?? ''
  return guns === 'mrf' ? [counts('otherHitByMrf', factorSaves.otherHitByMrf, { letter })] : []
}

/** Exact odds of any hit and any harm. Where a ship of another letter is asked about, the default answer counts. */
function odds(state: GameState, values: Values): readonly OddsRow[] {
  const { target, guns } = values
  const attack = attackOf(state, values)
  const can = canHarm(state, target, guns)
  const does = can === 'ask' ? smallLetter(target) !== null : can === 'yes'
  const harm = does ? chanceOfAny(attack, 'lost') : 0
  const of = isTypeX(target) ? 'odds.anyVessel' : 'odds.anyStructure'
  return [exactRow(says('odds.anyHit'), chanceOfAny(attack)), ...(harm > 0 ? [exactRow(says(of), harm)] : [])]
}

function* run(table: RuleDraft, values: Values): Dialogue<Phrase> {
  const { ship: firer, target, guns } = values
  dependsOnStanding(table, firer, target)
  noteFired(table, firer.id, guns)
  // The target of her guns, which have a range, stays theirs.
  if (lastAimOf(table.state, firer.id).rangeInches === undefined) rememberAim(table, firer.id, target)
  const attack = attackOf(table.settled, values)
  const hits = yield* throwOnTarget(table, attack)
  const said = { ship: attack.who, target: shipName(target), n: hits }
  if (hits === 0) return says(`factorsDone.off.${guns}`, said)
  table.apply(splashes(target, hits), says('splash', said))
  const failed = yield* saves(table, values, attack, hits)
  // Of small craft a vessel a failure, of a ship 1 S, which may call for a morale test.
  lose(table, target.id, isTypeX(target) ? 'vesselsToGuns' : 'structure', failed)
  return says(`factorsDone.hits.${guns}`, { ...said, failed })
}

/** A saving throw for each hit, where a failed one does anything. */
function* saves(table: RuleDraft, { target, guns }: Values, attack: Required<Attack>, hits: number): Dialogue<number> {
  const to = ownerOf(table.state, target.id)
  const who = shipName(target)
  const harms = canHarm(table.settled, target, guns)
  const prompt = { to, ask: says('factors.askHarm', { target: who }), lookUp: onFire.factorSaves }
  const does = harms === 'ask' ? yield* confirm('harms', smallLetter(target) !== null, prompt) : harms === 'yes'
  if (!does) {
    table.because(says('factors.unharmed', { target: who }))
    return 0
  }
  return yield* throwSaves(table, attack.saves, hits)
}

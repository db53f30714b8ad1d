import { chance, roll, under, type Dialogue } from '../../../../kernel/dialogue'
import { shockOf, shockRollsOf, type ShockRow } from '../../tables/shock'
import { subOf } from '../../tables/special-damage'
import { condensersId } from '../../ship/speed-casualties'
import type { Casualty } from '../../ship/casualties'
import { addCasualty, casualtiesIn, replaceCasualty } from './add-casualty'
import type { Hit } from './hit'
import { jamNearest, loseRoom, loseShaft } from './shock-places'
import { directorBoxes } from './put-out'
import { says } from './says'
import { onDamage } from './look-up'
import { mustShiftFlag } from './shift-flag'
import { wildId } from './wild'

const ringMain = 'ringMain'
const noAuxiliaryPower = 'noAuxiliaryPower'

/** Shock of a torpedo: a number of rolls, or a chance of one. */
export function* shockOn(hit: Hit, at: number): Dialogue<void> {
  const { table, form, name, to, inches } = hit
  const shock = shockRollsOf(inches, form.type)
  if ('chancePercent' in shock) {
    const values = { ship: name, percent: shock.chancePercent }
    const prompt = { to, ask: says('ask.shock', values), lookUp: onDamage.shock }
    const shaken = yield* chance('shock', 'D100', shock.chancePercent, prompt)
    if (!shaken) return table.because(says('noShock', values))
  }
  const rolls = 'rolls' in shock ? shock.rolls : 1
  table.because(says('shock', { ship: name, n: rolls }))
  for (let n = 1; n <= rolls; n++) yield* under(`shock-${n}`, oneShock(hit, at))
}

function* oneShock(hit: Hit, at: number): Dialogue<void> {
  const { table, ship, form, name, to } = hit
  const prompt = { to, ask: says('ask.shockEffect', { ship: name }), lookUp: onDamage.shockEffect }
  const row = shockOf(yield* roll('effect', 'D36', prompt))
  switch (row.id) {
    case 'shaftLost':
      return yield* loseShaft(hit)
    case 'turbineOil':
    case 'turbineCasing':
    case 'boilerBreached':
    case 'forcedDraught':
      return yield* loseRoom(hit, at, row)
    case 'mainMountJammed':
    case 'secondaryMountJammed':
    case 'torpedoMountJammed':
      return yield* jamNearest(hit, at, row.id)
    case 'ringMain':
      return addCasualty(table, ship, ringMainOut(hit, row))
    case 'noAuxiliaryPower':
      addCasualty(table, ship, { id: row.id })
      return lastingRingMain(hit)
    case 'mainDirectorOut': {
      const isFore = directorBoxes(form, 'mainAft').length === 0
      return addCasualty(table, ship, { id: row.id, of: isFore ? 'forward' : yield* sub(hit, row) })
    }
    default: {
      const of = row.id === condensersId ? '0' : row.id === wildId ? undefined : row.sub && (yield* sub(hit, row))
      addCasualty(table, ship, { id: row.id, ...(of !== undefined && { of }) })
      if (row.shiftFlag) mustShiftFlag(table, ship)
    }
  }
}

function* sub({ name, to }: Hit, { id, sub: rows = [] }: ShockRow): Dialogue<string> {
  const prompt = { to, ask: says(`ask.sub.${id}`, { ship: name }), lookUp: onDamage.shockEffect }
  return subOf(rows, yield* roll('sub', 'D6', prompt))
}

/** Out for two turns, while auxiliary power is cut in; without it, until repaired. */
function ringMainOut({ table, ship }: Hit, { turns = 0 }: ShockRow): Casualty {
  const isDark = casualtiesIn(table, ship).some(({ id }) => id === noAuxiliaryPower)
  return { id: ringMain, ...(!isDark && { untilTurn: table.state.turn + turns }) }
}

function lastingRingMain({ table, ship, name }: Hit): void {
  const out = casualtiesIn(table, ship).find(({ id, untilTurn }) => id === ringMain && untilTurn !== undefined)
  if (!out) return
  replaceCasualty(table, ship, out, { id: ringMain })
  table.because(says('ringMainLasts', { ship: name }))
}

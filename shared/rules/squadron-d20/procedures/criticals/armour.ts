import { choose, roll, type Dialogue } from '../../../../kernel/dialogue'
import { rulingOf } from '../../table/house-rules'
import type { Armour } from '../../ship/ship'
import {
  armourOfArea,
  kamikazeVertical,
  plateOf,
  protectionAgainst,
  type ArmouredArea,
  type Protection,
} from '../../tables/armour'
import { askRuleBookYesNo } from '../rule-book/ask-rule-book'
import { keyIn, ofAttack, type Blow } from './blow'
import { says } from './says'
import { onDamage } from './look-up'
import type { DamageableData } from './target'

const bare = { belt: 0, deck: 0, conningTower: 0 } as const

/** A place ashore has no belt, no deck and no conning tower. */
export function armourOf(data: DamageableData): Armour {
  return data.kind === 'ship' ? data.armour : { ...bare, ...data.armour }
}

/** Whether the hit beats the armour of an area: asked with the figure that counts. A bare area is always beaten. */
export function* beats(blow: Blow, area: ArmouredArea): Dialogue<boolean> {
  const { target, table } = blow
  if (table === 'underwater' || !isArmoured(target.data, area)) return true
  const side = yield* sideOf(blow)
  const armour = plateOf(armourOf(target.data), area, side)
  if (armour === 0) return true
  const plate = armourOfArea[area][side]?.share === 'half' ? `${area}Half` : (armourOfArea[area][side]?.of ?? area)
  const asked = {
    key: keyIn(blow, `armour-${area}`),
    of: ofAttack(blow.cause, armour),
    prompt: {
      to: target.to,
      ask: says(`armour.ask.${area}`, { ship: target.name, armour }),
      because: [
        says(`armour.counts.${plate}`, { armour }),
        says(`attack.${blow.cause.attack}`),
        ...(blow.cause.inches === undefined ? [] : [says('armour.calibre', { inches: blow.cause.inches })]),
        says('armour.side', { cv: blow.cv }),
      ],
      lookUp: onDamage.armour,
    },
  }
  const name = area === 'armouredFlightDeck' ? 'flightDeckBeaten' : 'beaten'
  const isBeaten = yield* askRuleBookYesNo(target.book, name, asked)
  target.because(says(isBeaten ? 'armour.beaten' : 'armour.holds', { ship: target.name, armour }))
  return isBeaten
}

/** Whether any attack at all meets armour there. */
function isArmoured(data: DamageableData, area: ArmouredArea): boolean {
  const armour = armourOf(data)
  return plateOf(armour, area, 'vertical') > 0 || plateOf(armour, area, 'horizontal') > 0
}

/** Sides or decks; for a kamikaze this is settled once for the hit. */
export function* sideOf(blow: Blow): Dialogue<Exclude<Protection, 'either'>> {
  const known = blow.side ?? protectionAgainst[blow.cause.attack]
  if (known !== 'either') return known
  const { target } = blow
  const prompt = { to: target.to, ask: says('kamikaze.ask', { ship: target.name }), lookUp: onDamage.armour }
  if (rulingOf(target.book.state, 'kamikazeProtection') === 'ask') {
    const sides = (['vertical', 'horizontal'] as const).map((value) => ({ value, say: says(`kamikaze.${value}`) }))
    blow.side = yield* choose('kamikaze', sides, 'vertical', prompt)
  } else {
    const face = yield* roll('kamikaze', kamikazeVertical.die, prompt)
    blow.side = face <= kamikazeVertical.to ? 'vertical' : 'horizontal'
  }
  target.because(says(`kamikaze.${blow.side}`))
  return blow.side
}

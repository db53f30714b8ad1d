import type { Phrase } from '../../../game/journal-line'
import type { Words } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import { gunLetters } from '../ship/ship'
import { guns, hitModifiers, rangeBandsInches } from '../tables/tables'
import { phases } from '../table/table-facts'

const key = (name: string) => `rules.perfidious-albion.reference.${name}`

/** The tables that are sentences in two columns: what, and what it means. Their words lie under the same names. */
const proseTables = {
  firing: ['target', 'together', 'example', 'leader', 'smallCraft'],
  movement: ['formation', 'speed', 'turning', 'astern', 'emergencyTurn', 'propulsion', 'steering', 'hazards'],
  damage: ['penetration', 'beltCovers', 'secondHit', 'fireMark', 'belowWater', 'magazine', 'flash', 'supply'],
  fireAndFlooding: ['explosion', 'moreExplosions', 'growth', 'flooding', 'sinking'],
  damageControl: ['tests', 'flooding', 'fire', 'propulsion', 'steering'],
  torpedoes: ['range', 'template', 'place', 'hit', 'neighbours'],
  morale: ['test', 'commander', 'squadron', 'detached', 'forceGone', 'failure', 'surrender'],
  // The tables above hold what is printed; rulings on its gaps are separate.
  rulings: [
    'initiative',
    'weather',
    'fireOrder',
    'speed',
    'helm',
    'ranges',
    'guns',
    'salvo',
    'chances',
    'remainder',
    'rake',
    'void',
    'belt',
    'kept',
    'repeated',
    'flash',
    'lostMagazine',
    'lastBox',
    'supply',
    'growth',
    'blast',
    'spared',
    'flooding',
    'torpedo',
    'neighbours',
    'longTorpedo',
    'damageControl',
    'beyondRepair',
    'test',
    'squadron',
    'halfStrength',
    'detached',
    'forceGone',
    'surrender',
  ],
} as const satisfies Record<string, readonly string[]>

const notes = (...names: readonly string[]): Phrase[] => names.map((name) => ({ key: key(name) }))

/** Everything on the reference sheet, in the order in which a turn asks for it. */
export function reference(words: Words): readonly ReferenceTable[] {
  return [
    turnSequence(words),
    weather(words),
    prose('firing', words),
    hitAndPenetration(words),
    modifiers(words),
    straddles(words),
    prose('movement', words),
    prose('damage', words),
    prose('fireAndFlooding', words),
    prose('torpedoes', words),
    prose('damageControl', words),
    prose('morale', words),
    prose('rulings', words),
  ]
}

function turnSequence(words: Words): ReferenceTable {
  return {
    key: 'turn',
    title: words(key('turn.title')),
    columns: [words(key('step')), words(key('phase')), words(key('whatIsDone'))],
    rows: phases.map((phase, index) => [
      String(index + 1),
      words(`rules.perfidious-albion.phases.${phase}`),
      words(key(`turn.rows.${phase}`)),
    ]),
    rowKeys: phases,
    notes: notes('turn.note'),
  }
}

/** What a D6 changes where the house rule `weatherChange` says so. */
function weather(words: Words): ReferenceTable {
  const row = (rolled: string, change: string) => [rolled, words(key(`weather.${change}`))]
  return {
    key: 'weather',
    title: words(key('weather.title')),
    columns: [words(key('rolled')), words(key('what'))],
    rows: [row('1–2', 'less'), row('3', 'worse'), row('4', 'better'), row('5–6', 'more')],
    notes: notes('weather.note'),
  }
}

function hitAndPenetration(words: Words): ReferenceTable {
  return {
    key: 'hitAndPenetration',
    title: words(key('hitAndPenetration.title')),
    columns: [words(key('gun')), ...rangeBandsInches.map((inches) => words(key('upToInches'), { inches }))],
    rows: gunLetters.map((letter) => [
      letter,
      ...rangeBandsInches.map((_, band) => {
        const reading = guns[letter][band]
        return reading ? words(key('reading'), { percent: reading[0], penetration: reading[1] }) : '–'
      }),
    ]),
    rowKeys: gunLetters,
    notes: notes('hitAndPenetration.note', 'hitAndPenetration.letters'),
  }
}

function modifiers(words: Words): ReferenceTable {
  const { targetSlow, targetFast, crewPoor, crewGood } = hitModifiers
  const row = (name: string, percent: number, values = {}) => [
    words(key(`modifiers.rows.${name}`), values),
    words(key('percent'), { percent: percent > 0 ? `+${percent}` : `−${-percent}` }),
  ]
  return {
    key: 'modifiers',
    title: words(key('modifiers.title')),
    columns: [words(key('when')), words(key('chanceOfEachGun'))],
    rows: [
      row('targetSlow', targetSlow.percent, { speed: targetSlow.belowSpeed }),
      row('targetFast', targetFast.percent, { speed: targetFast.aboveSpeed }),
      row('crewPoor', crewPoor.percent),
      row('crewGood', crewGood.percent),
      [words(key('modifiers.rows.sea')), words(key('modifiers.umpire'))],
      [words(key('modifiers.rows.technology')), words(key('modifiers.card'))],
      [words(key('modifiers.rows.exploding')), words(key('modifiers.halved'))],
    ],
    rowKeys: ['targetSlow', 'targetFast', 'crewPoor', 'crewGood', 'sea', 'technology', 'exploding'],
    notes: notes('modifiers.note'),
  }
}

function straddles(words: Words): ReferenceTable {
  return {
    key: 'straddles',
    title: words(key('straddles.title')),
    columns: [words(key('shot')), words(key('section')), words(key('deck'))],
    rows: [
      [words(key('straddles.broadside')), 'D10', 'D6'],
      [words(key('straddles.bowRake')), 'D6', 'D6'],
      [words(key('straddles.sternRake')), 'D6 + 4', 'D6'],
    ],
    rowKeys: ['broadside', 'bowRake', 'sternRake'],
    notes: notes('straddles.note'),
  }
}

function prose(table: keyof typeof proseTables, words: Words): ReferenceTable {
  return {
    key: table,
    title: words(key(`${table}.title`)),
    columns: [words(key('what')), words(key('rule'))],
    rows: proseTables[table].map((row) => [words(key(`${table}.names.${row}`)), words(key(`${table}.rows.${row}`))]),
    rowKeys: proseTables[table],
    notes: table === 'rulings' ? notes('rulings.note') : [],
  }
}

import type { Phrase } from '../../kernel/phrase'
import { newsBy, under, type CameNews } from '../kit/news-table'
import type { BattleNews } from '../pack/battle-news'
import { figureIn } from '../pack/outcome-statistics'
import { gunLetters } from './ship/ship'

const damage: Readonly<Record<string, CameNews>> = {
  held: { is: 'held', counted: true },
  void: { is: 'held', counted: true },
  fireLowered: { is: 'mended' },
  destroyed: { is: 'box', counted: true },
  flotationLost: { is: 'water', sum: 'n' },
  leak: { is: 'leak', counted: true },
  propulsionLost: { is: 'speed' },
  destroyedBefore: { is: 'held', counted: true },
  'lost.gun': { is: 'part', sum: 'count', keyedBy: 'letter', guns: 'letter' },
  'lost.magazine': { is: 'part', counted: true },
  'lost.torpedoTube': { is: 'part', sum: 'n' },
  'lost.conningTower': { is: 'part' },
  'lost.funnel': { is: 'box' },
  outOfAmmunition: { is: 'supply', counted: true },
  supplyCut: { is: 'supply', counted: true },
  magazineFlooded: { is: 'part', keyedBy: 'at' },
  fireRaised: { is: 'fire' },
  fireExplodes: { is: 'blast' },
  'steeringDamaged.': { is: 'part' },
  explosion: { is: 'blast', keyedBy: 'at' },
  magazinePenetrated: { is: 'blast', keyedBy: 'at' },
  deadInTheWater: { is: 'flag', isHers: true },
  sunk: { is: 'gone', isHers: true },
  blownUp: { is: 'gone', isHers: true },
}

const sequence: Readonly<Record<string, CameNews>> = {
  'repairs.stemmed': { is: 'mended' },
  'repairs.engine': { is: 'mended' },
  'repairs.steers': { is: 'mended' },
  'torpedo.neighbourFloods': { is: 'water', counted: true },
  'torpedo.inMagazine': { is: 'blast', keyedBy: 'at' },
  'surrender.strikes': { is: 'flag', isHers: true },
  'detach.fallsOut': { is: 'helm', isHers: true },
}

/** Reasons that a report explains an outcome by. */
const decides =
  /^(?:gunnery\.(?:sure|oneMoreYes)|damage\.(?:enters|held|void|crew)|sequence\.(?:torpedo|crew|repairs\.tries))/

/** What an outcome of these rules means for the battle. */
export const readNews = newsBy({
  pack: 'perfidious-albion',
  labels: {
    'gunnery.': { kind: 'gunnery', by: 'squadron' },
    'gunnery.done.fired': { kind: 'gunnery', by: 'squadron', at: 'target', range: 'rangeInches', hits: 'straddles' },
    'damage.called.': { kind: 'damage' },
    'damage.called.shell.harmless': { kind: 'damage', isInVain: true },
    'damage.called.torpedo.harmless': { kind: 'damage', isInVain: true },
    'events.': { kind: 'event' },
    'sequence.torpedo.': { kind: 'torpedoes' },
    'sequence.torpedo.runOn': { kind: 'torpedoes', isRoutine: true },
    'sequence.torpedo.tested': { kind: 'torpedoes', by: 'by', at: 'ship', hits: 'torpedoes', count: 'struck' },
    'sequence.hazard.': { kind: 'damage' },
    'sequence.flooding.': { kind: 'damage' },
    'sequence.fire.': { kind: 'damage' },
    'sequence.repairs.': { kind: 'repairs' },
    'sequence.move.': { kind: 'movement', moves: ['squadron', 'speed'] },
    'sequence.move.all': { kind: 'movement' },
    'sequence.move.named': { kind: 'movement' },
    'sequence.turn.': { kind: 'movement' },
    'sequence.detach.': { kind: 'movement' },
    'sequence.firing.passes': { kind: 'gunnery' },
    'sequence.firing.restPass': { kind: 'gunnery' },
    'sequence.firing.': { kind: 'gunnery', isRoutine: true },
    'sequence.damageCounts': { kind: 'gunnery', isRoutine: true },
    'sequence.morale.failed': { kind: 'command', grave: 'flag' },
    'sequence.morale.struck': { kind: 'command', grave: 'flag' },
    'sequence.': { kind: 'command' },
  },
  came: { ...under('damage.', damage), ...under('sequence.', sequence) },
  fired,
  sums: (key, { n }) => decides.test(key) && !(key === 'gunnery.sure' && n === 0),
  gunsOf,
})

const shipSum = /^rules\.perfidious-albion\.gunnery\.shipSum/

/** The letter of a gun is a column of the gun table; a sentence says what stands over it. */
function gunsOf(letter: string, n: number): Phrase {
  const kind = gunLetters.find((each) => each === letter) ?? 'other'
  return { key: `rules.perfidious-albion.news.weapon.${kind}`, values: { n } }
}

/** The sum of a salvo names every ship with her guns, letter by letter. */
function fired(why: readonly Phrase[]): Pick<BattleNews, 'by' | 'weapons'> {
  const sums = why.filter(({ key }) => shipSum.test(key)).map(({ values = {} }) => values)
  const guns = new Map<string, number>()
  for (const { letter, guns: n } of sums) guns.set(String(letter), (guns.get(String(letter)) ?? 0) + figureIn(n))
  return {
    by: [...new Set(sums.map(({ ship }) => String(ship)))],
    weapons: [...guns].map(([letter, n]) => gunsOf(letter, n)),
  }
}

import type { Phrase } from '../../kernel/phrase'
import { newsBy, under, type CameNews } from '../kit/news-table'
import type { BattleNews } from '../pack/battle-news'

const criticals: Readonly<Record<string, CameNews>> = {
  'armour.holds': { is: 'held', counted: true },
  'armour.keepsOut': { is: 'held', counted: true, says: 'criticals.armour.holds' },
  'hit.takes.structure': { is: 'hull', sum: 'n' },
  // What keeps her afloat is worse than a part that is out; a fire spreads.
  'hit.takes.flotation': { is: 'leak', sum: 'n' },
  'lowered.': { is: 'part', sum: 'n' },
  'lowered.flotation': { is: 'leak', sum: 'n', says: 'criticals.hit.takes.flotation' },
  'lowered.structure': { is: 'hull', sum: 'n', says: 'criticals.hit.takes.structure' },
  'lowered.speed': { is: 'speed', sum: 'n', isActedOn: true },
  'lost.': { is: 'part' },
  'mountLost.': { is: 'part', counted: true, says: 'criticals.mountLost', keyedBy: 'inches', isActedOn: true },
  'mountLost.torpedoes': { is: 'part', counted: true, says: 'criticals.torpedoMountLost', isActedOn: true },
  'cargo.': { is: 'part', says: 'criticals.cargo' },
  fires: { is: 'fire', sum: 'n' },
  'fireTest.yes': { is: 'fire' },
  'atNothing.': { is: 'supply' },
  'atNothing.steering': { is: 'helm', isActedOn: true },
  'helm.port': { is: 'helm', isActedOn: true },
  'helm.starboard': { is: 'helm', isActedOn: true },
  powerFailure: { is: 'helm', isActedOn: true },
  'officer.killed': { is: 'supply' },
  'magazineTest.yes': { is: 'blast' },
  'fuelTest.yes': { is: 'blast' },
  'hit.wreck': { is: 'gone', isHers: true },
  'hit.sunk': { is: 'gone', isHers: true },
  'ends.sinks': { is: 'gone', isHers: true, says: 'criticals.hit.sunk' },
  'ends.baseGone': { is: 'gone', isHers: true },
  'ends.blowsUp': { is: 'gone', isHers: true },
}

const others: Readonly<Record<string, CameNews>> = {
  'guns.vessels.lost': { is: 'part', sum: 'n' },
  'guns.vessels.last': { is: 'gone' },
  'guns.splash': { is: 'held', sum: 'n' },
  'aircraft.flakLaid': { is: 'held', sum: 'n' },
  'aircraft.splashLaid': { is: 'held', sum: 'n', says: 'guns.splash' },
  'aircraft.lost': { is: 'part', sum: 'n' },
  'aircraft.vesselsLost': { is: 'part', sum: 'n', says: 'guns.vessels.lost' },
  'aircraft.structureLost': { is: 'hull', sum: 'n' },
  'aircraft.noneLeft': { is: 'gone' },
}

/** Reasons that a report explains an outcome by. */
const decides = /^(?:guns\.onTarget\.|criticals\.(?:armour|loop|row|\w+Test)\.)/

/** What an outcome of these rules means for the battle. */
export const readNews = newsBy({
  pack: 'squadron-d20',
  labels: {
    'guns.mayFireDone.': { kind: 'command' },
    'guns.torpedoesDone.': { kind: 'torpedoes' },
    'guns.torpedoesDone.off': { kind: 'torpedoes', by: 'ship', at: 'target', hits: 'torpedoesOff' },
    'guns.torpedoesDone.hits': { kind: 'torpedoes', by: 'ship', at: 'target', hits: 'torpedoes' },
    'guns.gunsDone.': { kind: 'gunnery' },
    'guns.gunsDone.off': { kind: 'gunnery', by: 'ship', at: 'target', range: 'bands', hits: 'off' },
    'guns.gunsDone.hits': { kind: 'gunnery', by: 'ship', at: 'target', range: 'bands', hits: 'hits' },
    'guns.factorsDone.': { kind: 'gunnery' },
    'guns.': { kind: 'gunnery' },
    'aircraft.': { kind: 'air' },
    'aircraft.done.aa': { kind: 'air', by: 'ship', at: 'stand', hits: 'aa' },
    'aircraft.done.aaMisses': { kind: 'air', by: 'ship', at: 'stand', hits: 'aaMisses' },
    'aircraft.done.intercept': { kind: 'air', by: 'stand', at: 'other', hits: 'intercept' },
    'aircraft.done.dogfight': { kind: 'air', by: 'stand', at: 'other', hits: 'dogfight' },
    'aircraft.done.airAttack': { kind: 'air', by: 'stand', at: 'target', hits: 'air' },
    'criticals.': { kind: 'damage' },
    'events.': { kind: 'event' },
    'sequence.helm.': { kind: 'movement' },
    'sequence.pass.': { kind: 'command', isRoutine: true },
    'sequence.clear.': { kind: 'command', isRoutine: true },
    'sequence.wreck.': { kind: 'damage' },
    'sequence.done.withdrawing': { kind: 'command', grave: 'flag' },
    'sequence.done.left': { kind: 'command', grave: 'flag' },
    'sequence.done.squadron.': { kind: 'command', grave: 'flag' },
    'sequence.': { kind: 'command' },
  },
  came: { ...under('criticals.', criticals), ...others },
  fired,
  sums: (key) => decides.test(key),
})

const thrown = /^rules\.squadron-d20\.guns\.onTarget\.(?:on|off|of|sure|cannot)$/
/** `Thunderbolt 14″`: a battery by its calibre. */
const battery = /^(.*) ([\d.]+)″$/

/** Every battery of a ship throws by itself. */
function fired(why: readonly Phrase[]): Pick<BattleNews, 'by' | 'weapons'> {
  const inches = why.flatMap(({ key, values = {} }) => {
    const calibre = thrown.test(key) ? battery.exec(String(values['who'] ?? ''))?.[2] : undefined
    return calibre === undefined ? [] : [calibre]
  })
  return {
    by: [],
    weapons: [...new Set(inches)].map((each) => ({
      key: 'rules.squadron-d20.news.weapon',
      values: { inches: each },
    })),
  }
}

import type { Phrase } from '../../kernel/phrase'
import { newsBy, under, type CameNews } from '../kit/news-table'
import type { BattleNews } from '../pack/battle-news'
import { figureIn } from '../pack/outcome-statistics'

const damage: Readonly<Record<string, CameNews>> = {
  keptOut: { is: 'held', counted: true },
  pastHarm: { is: 'held' },
  struckBefore: { is: 'held', counted: true },
  torpedoFails: { is: 'held' },
  flotationLost: { is: 'water', sum: 'n' },
  'floods.': { is: 'water', counted: true, says: 'damage.floods' },
  mostSpeed: { is: 'speed' },
  'hit.': { is: 'part', keyedBy: 'what' },
  'hit.stores': { is: 'held' },
  'hit.boats': { is: 'held' },
  mountFedOut: { is: 'part', counted: true },
  shiftFlag: { is: 'part' },
  burnsNow: { is: 'fire', counted: true },
  enginesStop: { is: 'helm' },
  explodes: { is: 'blast', keyedBy: 'at' },
  stopped: { is: 'flag', isHers: true },
  sunk: { is: 'gone', isHers: true },
  blownUp: { is: 'gone', isHers: true },
}

const eachIs = (is: CameNews['is'], ids: readonly string[]) =>
  Object.fromEntries(ids.map((id): [string, CameNews] => [id, { is, keyedBy: 'of' }]))

/** What lasts on her; a funnel and stopped engines are said with the hit, what the blast puts out with the salvo. */
const casualties: Readonly<Record<string, CameNews>> = {
  '': { is: 'part', keyedBy: 'of' },
  ...eachIs('box', ['funnel', 'propulsionHit', 'radarsOut', 'radarsAndRadiosOut']),
  ...eachIs('speed', ['boilerBricks', 'condensers', 'steamLineA', 'steamLineB', 'fuelFeed', 'shaftLost']),
  ...eachIs('helm', ['rudderWarped.', 'rudderJammed.', 'rudderHardLeft', 'rudderHardRight', 'auxiliarySteering']),
  ...eachIs('helm', ['noTurns', 'handSteering', 'steeringWild', 'steeringGone', 'conningAft', 'telegraphOut']),
  ...eachIs('helm', ['mainDelay', 'secondaryDelay', 'silenced', 'gunsSilenced', 'signalsGone', 'switchboard']),
}

const gunnery: Readonly<Record<string, CameNews>> = {
  'mishap.': { is: 'part' },
  'mishap.mountOut': { is: 'part', keyedBy: 'mount' },
  'mishap.burns': { is: 'fire', keyedBy: 'mount' },
}

const damageControl: Readonly<Record<string, CameNews>> = {
  'what.': { is: 'mended', keyedBy: 'at' },
  canMake: { is: 'mended' },
}

/** Reasons that a report explains an outcome by. */
const decides = /^(?:(?:gunnery|torpedoes)\.(?:hitNumber|rolled)|damage\.(?:keptOut|enters|explodes))/

/** What an outcome of these rules means for the battle. */
export const readNews = newsBy({
  pack: 'fire-on-the-waters',
  labels: {
    'gunnery.': { kind: 'gunnery' },
    'gunnery.done': { kind: 'gunnery', by: 'who', at: 'target', range: 'rangeInches', hits: 'shells' },
    'gunnery.cupMadeUp': { kind: 'command' },
    'torpedoes.': { kind: 'torpedoes' },
    'torpedoes.attacked': { kind: 'torpedoes', by: 'type', at: 'target', hits: 'torpedoes', count: 'hits' },
    'torpedoes.lifted': { kind: 'torpedoes', isRoutine: true },
    'damage.': { kind: 'damage' },
    'events.': { kind: 'event' },
    'damageControl.': { kind: 'repairs', isMending: true },
    'movement.': { kind: 'movement' },
    'sequence.wild.': { kind: 'movement' },
    'sequence.': { kind: 'command', isMending: true },
    'spotting.': { kind: 'command' },
  },
  came: {
    ...under('damage.', damage),
    ...under('casualties.', casualties),
    ...under('gunnery.', gunnery),
    ...under('damageControl.', damageControl),
  },
  fired,
  sums: (key) => decides.test(key),
})

const hitNumber = 'rules.fire-on-the-waters.gunnery.hitNumber'
const launchedBy = 'rules.fire-on-the-waters.torpedoes.launchedBy'
const fallsShort = 'rules.fire-on-the-waters.gunnery.fallsShort'
const hitsWait = 'rules.fire-on-the-waters.gunnery.hitsWait'

/**
 * Every battery has its hit number, with its mounts and the guns in each. Those that went on past the initial roll have
 * fired, those that hit first; where none did, all are named. A spread has who launched it.
 */
function fired(why: readonly Phrase[]): Pick<BattleNews, 'by' | 'weapons'> {
  const spread = why.find(({ key }) => key === launchedBy)?.values
  if (spread)
    return { by: [String(spread['ship'])], weapons: [{ key: 'rules.fire-on-the-waters.news.spread', values: spread }] }
  const batteries = why.filter(({ key }) => key === hitNumber).map(({ values = {} }) => values)
  const short = new Set(why.flatMap(({ key, values }) => (key === fallsShort ? [batteryIn(values)] : [])))
  const wentOn = batteries.filter((values) => !short.has(batteryIn(values)))
  const guns = new Map<number, number>()
  for (const { inches, guns: each, n } of wentOn.length > 0 ? wentOn : batteries) {
    guns.set(figureIn(inches), (guns.get(figureIn(inches)) ?? 0) + figureIn(each) * figureIn(n))
  }
  const hit = new Set(why.filter(({ key }) => key === hitsWait).map(({ values = {} }) => figureIn(values['inches'])))
  const missed = (inches: number) => hit.size > 0 && !hit.has(inches)
  const hitFirst = [...guns].sort(([one], [other]) => Number(missed(one)) - Number(missed(other)))
  return {
    by: [...new Set(batteries.map(({ ship }) => String(ship)))],
    weapons: hitFirst.map(([inches, n]) => ({
      key: `rules.fire-on-the-waters.news.${missed(inches) ? 'weaponMissed' : 'weapon'}`,
      values: { inches, n },
    })),
  }
}

const batteryIn = (values: Phrase['values']) => `${String(values?.['ship'])} ${String(values?.['inches'])}`

import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { firstProblem, foundAt, nameless, problemsSaid, type ProblemFound } from '../../kit/card/document-editors'
import type { EditProblem } from '../../pack/ship-editing'
import { checkShip } from '../ship/check-ship'
import { batteriesOf, dataOf } from '../ship/stand-data'
import { wordsOf } from './layout'

/** The problem that keeps the card from being saved, with its place, then what is only unusual. */
export function problemsOf(
  document: ShipDocument,
  words: Words,
  isPart: (part: string) => boolean,
): readonly EditProblem[] {
  const seen = nameless(document)
  const problem = seen.length > 0 ? undefined : firstProblem(document, checkShip)
  const known = (where: string) => (isPart(partAt(where)) ? partAt(where) : 'name')
  const refusing = problem ? [foundAt(problem, problemKeys, known)] : seen
  return problemsSaid(wordsOf(words), { refusing, odd: oddities(document) })
}

/** Problems that edits can cause have a sentence of their own. */
const problemKeys: Readonly<Record<string, string>> = {
  'ship-faces-fall': 'facesFall',
  'ship-face-twice': 'faceTwice',
  'ship-face-missing': 'faceMissing',
  'ship-battery-without-radar': 'batteryWithoutRadar',
  'ship-mount-without-armour': 'mountWithoutArmour',
  'ship-armour-of-no-mount': 'armourOfNoMount',
  'ship-setting-rises': 'settingRises',
  'ship-setting-shorter': 'settingShorter',
  'ship-fighter-bomber-without-load': 'fighterBomberWithoutLoad',
  'ship-base-of-nothing': 'baseOfNothing',
}

function partAt(where: string): string {
  const group = /^data\.weapons\.(main|other|torpedoes)\.(batteries|settings|mounts|kind)/.exec(where)
  if (group?.[1]) return group[1]
  const [, first = ''] = /^data\.(\w+)/.exec(where) ?? []
  return parts[first] ?? 'name'
}

const parts: Readonly<Record<string, string>> = {
  weapons: 'weapons',
  armour: 'armour',
  carrier: 'aboard',
  cargo: 'aboard',
  planes: 'aboard',
  catapults: 'aboard',
  letter: 'type',
  role: 'type',
  loads: 'loads',
  airfield: 'airfield',
  torpedoes: 'torpedoes',
  profile: 'drawing',
  lengthMetres: 'drawing',
}

/** What a player may have meant, and most likely forgot. */
function oddities(document: ShipDocument): readonly ProblemFound[] {
  const data = dataOf(document)
  const served = batteriesOf(data).some(({ battery }) => battery.radar)
  const hasRadar = (data.kind === 'ship' || data.kind === 'shore') && data.gunneryRadar
  return hasRadar && !served ? [{ part: 'equipment', key: 'radarServesNone' }] : []
}

import { marksOf } from '../../../game/mark'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId, FieldId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import type { BoxExplained, FieldWords } from '../../pack/rules-pack'
import { equipmentBox, equipmentNames, mountBox, torpedoBattery, type EquipmentName } from './shape'
import { signed } from '../../kit/reference-sheet'
import { batteriesOf, dataOf, torpedoesOf, weaponsOf, type BatteryOfGroup } from './stand-data'
import type { StandData, GroupName, MountKind } from './ship'
import { plateOf, weaponLoss } from '../tables/damage'
import type { ShipDocument } from '../../../documents/ship'
import { decapitalised } from '../../../words/decapitalised'
import { casualtyWords, type Casualty } from '../../kit/casualties'
import { shipCauses } from '../tables/turn'

const boxKey = (name: string) => `rules.squadron-d20.box.${name}`

/** A box in words: what it holds, how it is hit and what its loss costs. */
export function explainBox(stand: ShipInPlay, box: BoxId, words: Words): BoxExplained {
  const data = dataOf(stand.document)
  const said = saidOf(data, box, words)
  return { ...said, what: said.title, marks: marksOf(stand, box) }
}

type Said = Pick<BoxExplained, 'title' | 'lines'>

function saidOf(data: StandData, box: BoxId, words: Words): Said {
  const equipment = equipmentNames.find((name) => equipmentBox(name) === box)
  if (equipment) return equipmentSaid(data, equipment, words)
  for (const of of batteriesOf(data)) {
    const at = of.battery.mounts.findIndex((_mount, mount) => mountBox(of.group, of.battery.id, mount) === box)
    if (at >= 0) return mountSaid(data, of, at, words)
  }
  return tubesSaid(data, box, words)
}

function equipmentSaid(data: StandData, name: EquipmentName, words: Words): Said {
  const served = batteriesOf(data).filter(({ battery }) => battery.radar)
  const guns = [...new Set(served.map(({ battery }) => words('card.inches', { inches: battery.inches })))].join(', ')
  return {
    title: words(boxKey(`title.${name}`)),
    lines: [words(boxKey(`line.${name}`), { guns: guns === '' ? words(boxKey('noGuns')) : guns })],
  }
}

function mountSaid(data: StandData, { group, battery }: BatteryOfGroup, at: number, words: Words): Said {
  const { inches, impact, kind, radar } = battery
  return {
    title: words(boxKey('mount'), { group: words(boxKey(`group.${group}`)) }),
    lines: [
      words(boxKey('guns'), { n: battery.mounts[at]?.guns ?? 1, inches, impact }),
      costLine(kind, words),
      ...armourLine(data, kind, words),
      ...(radar ? [words(boxKey('radarServed'))] : []),
      facesSaid(data, group, words),
    ],
  }
}

function costLine(kind: MountKind, words: Words): string {
  const cost = weaponLoss.find((loss) => loss.kind === kind)?.cost ?? 0
  return words(boxKey(`kind.${kind}`), { cost })
}

/** What has to be beaten: turrets by their own armour, casemates from above by the deck (10.4). */
function armourLine(data: StandData, kind: MountKind, words: Words): readonly string[] {
  const area = weaponLoss.find((loss) => loss.kind === kind)?.armour
  if (!area || (data.kind !== 'ship' && data.kind !== 'shore')) return []
  const armour = { belt: 0, deck: 0, conningTower: 0, ...data.armour }
  const thickness = plateOf(armour, area, 'vertical')
  return [words(boxKey('vertical'), { thickness, above: plateOf(armour, area, 'horizontal') })]
}

function facesSaid(data: StandData, group: GroupName, words: Words): string {
  const faces = weaponsOf(data)[group]?.faces ?? { from: 0, to: 0 }
  return words(boxKey('faces'), { faces: faces.from === faces.to ? `${faces.from}` : `${faces.from}–${faces.to}` })
}

function tubesSaid(data: StandData, box: BoxId, words: Words): Said {
  const torpedoes = torpedoesOf(data)
  const at = torpedoes?.mounts.findIndex((_mount, mount) => mountBox('torpedoes', torpedoBattery, mount) === box) ?? -1
  const mount = torpedoes?.mounts[at]
  if (!torpedoes || !mount) return { title: words(boxKey('torpedoMount')), lines: [] }
  return {
    title: words(boxKey('torpedoMount')),
    lines: [
      words(boxKey('tubes'), { n: mount.tubes }),
      costLine(torpedoes.kind, words),
      ...torpedoes.settings.map(({ knots, rangeBands, modifier }) =>
        words(boxKey('setting'), { knots, bands: rangeBands, modifier: signed(modifier) }),
      ),
      facesSaid(data, 'torpedoes', words),
    ],
  }
}

const summaryKey = (name: string) => `rules.squadron-d20.summary.${name}`

/** A stand in a line: `heavy cruiser, F 30 S 28, 35 kn`, and what it is armed with: `8×8″ 8×5″ 12 tubes`. */
export function summary(document: ShipDocument, words: Words): { readonly line: string; readonly guns: string } {
  const data = dataOf(document)
  const type = document.type === '' ? words(`rules.squadron-d20.kinds.${data.kind}`) : document.type
  const weapons = armament(data, words)
  return {
    line: words(summaryKey(data.kind), { type: decapitalised(type), ...figuresOf(data) }),
    guns: weapons.length === 0 ? words(summaryKey('unarmed')) : weapons.join(' '),
  }
}

function figuresOf(data: StandData) {
  switch (data.kind) {
    case 'ship':
      return { flotation: data.flotation, structure: data.structure, knots: data.knots }
    case 'smallCraft':
      return { n: data.vessels, knots: data.knots }
    case 'aircraft':
      return { n: data.aircraft, knots: data.knots }
    case 'shore':
      return { structure: data.structure }
  }
}

/** The armament of a stand in short: the two heaviest batteries and the tubes, or its loads. */
function armament(data: StandData, words: Words): readonly string[] {
  switch (data.kind) {
    case 'ship':
    case 'shore': {
      const tubes = torpedoesOf(data)?.mounts.reduce((sum, mount) => sum + mount.tubes, 0) ?? 0
      return [...gunsOf(data, words), ...(tubes > 0 ? [words(summaryKey('tubes'), { n: tubes })] : [])]
    }
    case 'smallCraft': {
      const { crf, mrf } = data.factors
      const factors = [
        ['CRF', crf],
        ['MRF', mrf],
      ] as const
      return [
        ...factors.filter(([, n]) => n > 0).map(([name, n]) => words(summaryKey('factors'), { name, n })),
        ...(data.torpedoes ? [words(summaryKey('torpedoAttacks'), { n: data.torpedoes.attacks })] : []),
      ]
    }
    case 'aircraft':
      return data.loads.length === 0
        ? [words(summaryKey('fighter'), { dogfight: data.dogfight1, intercept: data.intercept })]
        : [data.loads.map(({ attack }) => words(`rules.squadron-d20.card.loads.${attack}`)).join(', ')]
  }
}

function gunsOf(data: StandData, words: Words): readonly string[] {
  const barrels = new Map<number, number>()
  for (const { battery } of batteriesOf(data)) {
    const more = battery.mounts.reduce((sum, { guns }) => sum + guns, 0)
    barrels.set(battery.inches, (barrels.get(battery.inches) ?? 0) + more)
  }
  return [...barrels]
    .sort(([one], [other]) => other - one)
    .slice(0, 2)
    .map(([inches, count]) => words(summaryKey('guns'), { inches, barrels: count }))
}

/** Casualties of a stand, and those that can befall it. */
export function fieldWords(stand: ShipInPlay, field: FieldId, words: Words): FieldWords | undefined {
  return casualtyWords(stand, field, possible(dataOf(stand.document)), (casualty) => sayCasualty(casualty, words))
}

/** Only stands with an underwater table can have power failures; morale is tested once for each cause. */
function possible({ kind }: StandData): readonly Casualty[] {
  const morale = (...causes: readonly string[]) => causes.map((of) => ({ id: 'morale', of }))
  switch (kind) {
    case 'ship':
      return [{ id: 'powerFailure' }, ...morale(...shipCauses.map(({ id }) => id))]
    case 'aircraft':
      return morale('third')
    case 'smallCraft':
    case 'shore':
      return []
  }
}

const key = (name: string) => `rules.squadron-d20.${name}`

/** A casualty in short: `power failure`, `main battery out, to turn 4`. */
export function sayCasualty({ id, of, untilTurn }: Casualty, words: Words): string {
  const named = key(`fieldWords.casualties.${id}`)
  const said = words(named, { of: of === undefined ? '' : sayOf(of, words) })
  const described = said === named ? [id, of ?? ''].filter(Boolean).join(' ') : said
  return untilTurn === undefined ? described : words(key('card.casualtyUntil'), { what: described, turn: untilTurn })
}

function sayOf(of: string, words: Words): string {
  const named = key(`card.casualtyOf.${of}`)
  const said = words(named)
  return said === named ? of : said
}

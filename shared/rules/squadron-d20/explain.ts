import type { ShipInPlay } from '../../game/state'
import type { BoxId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { Words } from '../../words/speak'
import type { BoxExplained } from '../pack/rules-pack'
import { equipmentBox, equipmentNames, mountBox, torpedoBattery, type EquipmentName } from './card-parts'
import { signed } from './card/lettering'
import { batteriesOf, sheetOf, torpedoesOf, weaponsOf, type BatteryOfGroup } from './stand-data'
import type { StandSheet } from './stands/stand'
import type { GroupName, MountKind } from './stands/weapons'
import { plateOf } from './tables/armour'
import { weaponLoss } from './tables/weapon-loss'

const key = (name: string) => `rules.squadron-d20.box.${name}`

/** What lies in a box, in words: what it is, how it is found and what its loss costs. */
export function explainBox(stand: ShipInPlay, box: BoxId, words: Words): BoxExplained {
  const sheet = sheetOf(stand.document)
  return { ...saidOf(sheet, box, words), marks: own(stand.boxes, box) ?? [] }
}

type Said = Pick<BoxExplained, 'title' | 'lines'>

function saidOf(sheet: StandSheet, box: BoxId, words: Words): Said {
  const equipment = equipmentNames.find((name) => equipmentBox(name) === box)
  if (equipment) return equipmentSaid(sheet, equipment, words)
  for (const of of batteriesOf(sheet)) {
    const at = of.battery.mounts.findIndex((_mount, mount) => mountBox(of.group, of.battery.id, mount) === box)
    if (at >= 0) return mountSaid(sheet, of, at, words)
  }
  return tubesSaid(sheet, box, words)
}

function equipmentSaid(sheet: StandSheet, name: EquipmentName, words: Words): Said {
  const served = batteriesOf(sheet).filter(({ battery }) => battery.radar)
  const guns = [...new Set(served.map(({ battery }) => words('card.inches', { inches: battery.inches })))].join(', ')
  return {
    title: words(key(`title.${name}`)),
    lines: [words(key(`line.${name}`), { guns: guns === '' ? words(key('noGuns')) : guns })],
  }
}

function mountSaid(sheet: StandSheet, { group, battery }: BatteryOfGroup, at: number, words: Words): Said {
  const { inches, impact, kind, radar } = battery
  return {
    title: words(key('mount'), { group: words(key(`group.${group}`)) }),
    lines: [
      words(key('guns'), { n: battery.mounts[at]?.guns ?? 1, inches, impact }),
      costLine(kind, words),
      ...armourLine(sheet, kind, words),
      ...(radar ? [words(key('radarServed'))] : []),
      facesSaid(sheet, group, words),
    ],
  }
}

function costLine(kind: MountKind, words: Words): string {
  const cost = weaponLoss.find((loss) => loss.kind === kind)?.cost ?? 0
  return words(key(`kind.${kind}`), { cost })
}

/** What has to be beaten: turrets by their own armour, casemates from above by the deck (10.4). */
function armourLine(sheet: StandSheet, kind: MountKind, words: Words): readonly string[] {
  const area = weaponLoss.find((loss) => loss.kind === kind)?.armour
  if (!area || (sheet.kind !== 'ship' && sheet.kind !== 'shore')) return []
  const armour = { belt: 0, deck: 0, conningTower: 0, ...sheet.armour }
  const thickness = plateOf(armour, area, 'vertical')
  return [words(key('vertical'), { thickness, above: plateOf(armour, area, 'horizontal') })]
}

function facesSaid(sheet: StandSheet, group: GroupName, words: Words): string {
  const faces = weaponsOf(sheet)[group]?.faces ?? { from: 0, to: 0 }
  return words(key('faces'), { faces: faces.from === faces.to ? `${faces.from}` : `${faces.from}–${faces.to}` })
}

function tubesSaid(sheet: StandSheet, box: BoxId, words: Words): Said {
  const torpedoes = torpedoesOf(sheet)
  const at = torpedoes?.mounts.findIndex((_mount, mount) => mountBox('torpedoes', torpedoBattery, mount) === box) ?? -1
  const mount = torpedoes?.mounts[at]
  if (!torpedoes || !mount) return { title: words(key('torpedoMount')), lines: [] }
  return {
    title: words(key('torpedoMount')),
    lines: [
      words(key('tubes'), { n: mount.tubes }),
      costLine(torpedoes.kind, words),
      ...torpedoes.settings.map(({ knots, rangeBands, modifier }) =>
        words(key('setting'), { knots, bands: rangeBands, modifier: signed(modifier) }),
      ),
      facesSaid(sheet, 'torpedoes', words),
    ],
  }
}

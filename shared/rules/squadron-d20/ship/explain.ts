import type { ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Words } from '../../../words/speak'
import type { BoxExplained } from '../../pack/rules-pack'
import { equipmentBox, equipmentNames, mountBox, torpedoBattery, type EquipmentName } from './card-parts'
import { signed } from '../card/lettering'
import { batteriesOf, dataOf, torpedoesOf, weaponsOf, type BatteryOfGroup } from './stand-data'
import type { StandData } from './stand'
import type { GroupName, MountKind } from './weapons'
import { plateOf } from '../tables/armour'
import { weaponLoss } from '../tables/weapon-loss'

const key = (name: string) => `rules.squadron-d20.box.${name}`

/** A box in words: what it holds, how it is hit and what its loss costs. */
export function explainBox(stand: ShipInPlay, box: BoxId, words: Words): BoxExplained {
  const data = dataOf(stand.document)
  return { ...saidOf(data, box, words), marks: own(stand.boxes, box) ?? [] }
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
    title: words(key(`title.${name}`)),
    lines: [words(key(`line.${name}`), { guns: guns === '' ? words(key('noGuns')) : guns })],
  }
}

function mountSaid(data: StandData, { group, battery }: BatteryOfGroup, at: number, words: Words): Said {
  const { inches, impact, kind, radar } = battery
  return {
    title: words(key('mount'), { group: words(key(`group.${group}`)) }),
    lines: [
      words(key('guns'), { n: battery.mounts[at]?.guns ?? 1, inches, impact }),
      costLine(kind, words),
      ...armourLine(data, kind, words),
      ...(radar ? [words(key('radarServed'))] : []),
      facesSaid(data, group, words),
    ],
  }
}

function costLine(kind: MountKind, words: Words): string {
  const cost = weaponLoss.find((loss) => loss.kind === kind)?.cost ?? 0
  return words(key(`kind.${kind}`), { cost })
}

/** What has to be beaten: turrets by their own armour, casemates from above by the deck (10.4). */
function armourLine(data: StandData, kind: MountKind, words: Words): readonly string[] {
  const area = weaponLoss.find((loss) => loss.kind === kind)?.armour
  if (!area || (data.kind !== 'ship' && data.kind !== 'shore')) return []
  const armour = { belt: 0, deck: 0, conningTower: 0, ...data.armour }
  const thickness = plateOf(armour, area, 'vertical')
  return [words(key('vertical'), { thickness, above: plateOf(armour, area, 'horizontal') })]
}

function facesSaid(data: StandData, group: GroupName, words: Words): string {
  const faces = weaponsOf(data)[group]?.faces ?? { from: 0, to: 0 }
  return words(key('faces'), { faces: faces.from === faces.to ? `${faces.from}` : `${faces.from}–${faces.to}` })
}

function tubesSaid(data: StandData, box: BoxId, words: Words): Said {
  const torpedoes = torpedoesOf(data)
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
      facesSaid(data, 'torpedoes', words),
    ],
  }
}

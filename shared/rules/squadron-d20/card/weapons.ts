import type { Operation } from '../../../card/operations'
import { textLine, widthOf, type Run } from '../../../card/text-line'
import type { Words } from '../../../words/speak'
import { type Block, type Piece, type PartPlace, target } from '../../kit/card/block'
import { letters, heading, captionStyle, smallestLetters } from '../../kit/card/lettering'
import { signed } from '../../kit/reference-sheet'
import { type Rect, mm, smallestTarget, inset, hairline, boxLines } from '../../kit/card/shapes'
import type { Battery, MountKind, TorpedoGroup, Weapons, TorpedoSetting } from '../ship/ship'
import { asPrinted, type Setting } from '../../kit/card/marks'
import { boxPiece, mountSign } from './boxes'
import { notesBlock } from './foot'
import { cardKey, faintStyle } from './layout'
import {
  groupWidth,
  weaponPlaces,
  weaponsZone,
  type GroupPlace,
  type MountPlace,
  type WeaponPlaces,
  settingsCaption,
  settingWidth,
} from './weapon-places'

/** Weapons groups with the faces that find them, batteries with their mounts, torpedoes with their settings. */
export function weaponsBlock(weapons: Weapons): readonly Block[] {
  const places = weaponPlaces(weapons)
  const { bottom } = places
  const { x, y, width, height } = weaponsZone
  const notes = notesBlock({ x, y: bottom + 1.6, width, height: y + height - bottom - 1.6 }, 1)
  return [mountsBlock(weapons, places), notes]
}

function mountsBlock(weapons: Weapons, places: WeaponPlaces): Block {
  const mounts = allMounts(places)
  return {
    face: (words) => [
      ...(places.groups.length === 0
        ? heading(words(cardKey('unarmed')), weaponsZone.x, weaponsZone.y + 3.4, weaponsZone.width)
        : []),
      ...places.groups.flatMap((group, index) => groupFace(group, weapons, index, words)),
      ...places.batteries.flatMap(({ battery, label }) => batteryLabel(battery, label, words)),
      ...(places.torpedoes
        ? [
            ...torpedoLabel(places.torpedoes.torpedoes, places.torpedoes.label, words),
            ...settingsFace(places.torpedoes.torpedoes.settings, places.torpedoes.settings, words),
          ]
        : []),
      boxLines(mounts.map(({ place }) => boxOf(place))),
      ...mounts.flatMap((mount) => content(mount)(asPrinted)),
    ],
    pieces: mounts.map((mount): Piece => ({
      key: `box:${mount.place.box}`,
      reads: { boxes: [mount.place.box] },
      draw: (stand) => boxPiece(stand, mount.place.box, boxOf(mount.place), content(mount)),
    })),
    targets: mounts.map(({ place }) =>
      target(place, 'weapons', place.line + 1, place.column, { kind: 'box', box: place.box }),
    ),
    parts: groupParts(places),
  }
}

interface Mount {
  readonly place: MountPlace
  readonly kind: MountKind
  readonly guns: number
  readonly tubes?: true
}

function allMounts({ batteries, torpedoes }: WeaponPlaces): readonly Mount[] {
  return [
    ...batteries.flatMap(({ battery, mounts }) =>
      mounts.map((place, at) => ({ place, kind: battery.kind, guns: battery.mounts[at]?.guns ?? 1 })),
    ),
    ...(torpedoes?.mounts ?? []).map((place, at) => ({
      place,
      kind: torpedoes!.torpedoes.kind,
      guns: torpedoes!.torpedoes.mounts[at]?.tubes ?? 1,
      tubes: true as const,
    })),
  ]
}

const boxOf = (place: Rect): Rect => inset(place, Math.min(0.35, place.width * 0.05))

function content({ place, kind, guns, tubes }: Mount) {
  return ({ ink, ground }: Setting): Operation[] => {
    const { x, y, width, height } = boxOf(place)
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    if (tubes) return tubeSign(guns, middleX, middleY, Math.min(width, height), ink, ground)
    return mountSign(kind, guns, middleX, middleY + height * 0.06, Math.min(width, height) * 0.94, ink, ground)
  }
}

/** Tubes side by side, round at the muzzle. */
function tubeSign(
  tubes: number,
  x: number,
  y: number,
  size: number,
  ink: Setting['ink'],
  ground: Setting['ground'],
): Operation[] {
  const wide = Math.min(1.3, 6.6 / tubes) * (size / 8)
  const tall = 5.4 * (size / 8)
  const r = mm(wide / 2)
  const from = x - (tubes * wide) / 2
  const d = Array.from({ length: tubes }, (_, tube) => {
    const left = from + tube * wide
    return `M${mm(left)} ${mm(y + tall / 2)}v${mm(wide / 2 - tall)}a${r} ${r} 0 0 1 ${mm(2 * r)} 0v${mm(tall - wide / 2)}Z`
  })
  return [{ op: 'path', d: d.join(''), fill: ground, stroke: { ink, width: mm(0.34 * (size / 8)) } }]
}

/** The name of a group and the faces of the D10 that find it. */
function groupFace({ name, x, y, height }: GroupPlace, weapons: Weapons, index: number, words: Words): Operation[] {
  const { from, to } = weapons[name]!.faces
  const middle = y + height / 2
  const rule: Operation[] = index === 0 ? [] : [hairline(`M${x} ${mm(y)}h${weaponsZone.width}`)]
  const faces = from === to ? String(from) : `${from}–${to}`
  return [
    ...rule,
    ...letters(words(cardKey(`groups.${name}`)), x, middle - 0.2, 19, { size: 3.8, face: 'work-700', ink: 'ink' }),
    ...letters(words(cardKey('faces'), { faces }), x, middle + 3.5, 19, { ...captionStyle, size: 2.8 }),
  ]
}

function batteryLabel(battery: Battery, { x, y, width, height }: Rect, words: Words): Operation[] {
  const { inches, impact, radar, kind } = battery
  const middle = y + height / 2
  const barrels = battery.mounts.reduce((sum, { guns }) => sum + guns, 0)
  const first = words('card.inches', { inches })
  const size = height < 6 ? 3 : 4.2
  const room = width - (radar && height >= 6 ? 4.8 : 1)
  const counted: Run = { text: `×${barrels}`, face: 'work-500', size: 2.8, ink: 'ink-2', before: 0.7 }
  const figures: readonly Run[] = [
    { text: first, face: 'work-700', size, ink: 'ink' },
    { text: words(cardKey('impact'), { impact }), face: 'work-600', size: 2.9, ink: 'ink', before: 1 },
  ]
  const whole = [figures[0]!, counted, figures[1]!]
  const smallest = smallestLetters / counted.size
  const shown = widthOf(whole) * smallest <= room ? whole : figures
  const upper = textLine(x, mm(height < 6 ? middle + 1.1 : middle - 0.2), room, shown, { smallest })
  const sign: Operation[] = radar
    ? [{ op: 'glyph', glyph: 'radar', x: mm(x + width - 4.6), y: mm(middle - 3.6), size: 3.6, ink: 'ink' }]
    : []
  if (height < 6) return upper
  return [...upper, ...sign, ...letters(words(cardKey(`mounts.${kind}`)), x, middle + 3.4, width - 1, captionStyle)]
}

function torpedoLabel({ kind, mounts }: TorpedoGroup, { x, y, width, height }: Rect, words: Words): Operation[] {
  const middle = y + height / 2
  const tubes = mounts.reduce((sum, { tubes: n }) => sum + n, 0)
  return [
    ...letters(words(cardKey('tubes'), { n: tubes }), x, height < 6 ? middle + 1.1 : middle - 0.2, width - 1, {
      size: 3.2,
      face: 'work-600',
      ink: 'ink',
    }),
    ...(height < 6 ? [] : letters(words(cardKey(`mounts.${kind}`)), x, middle + 3.4, width - 1, captionStyle)),
  ]
}

/** The editor opens a group from its mounts, and the choice of groups from their names. */
function groupParts({ groups, bottom }: WeaponPlaces): readonly PartPlace[] {
  const { x, y, width, height } = weaponsZone
  if (groups.length === 0) return [{ part: 'weapons', ...weaponsZone }]
  const names = { part: 'weapons', x, y, width: groupWidth, height: bottom - y }
  const rest = y + height - bottom
  return [
    names,
    ...groups.map(({ name, y: top }, index) => {
      const next = groups[index + 1]?.y ?? bottom
      return { part: name, x: x + groupWidth, y: top, width: width - groupWidth, height: next - top }
    }),
    ...(rest >= smallestTarget ? [{ part: 'weapons', x, y: bottom, width, height: rest }] : []),
  ]
}

/** Speeds a torpedo can be set to, how far it runs and what that is worth: three lines. */
function settingsFace(settings: readonly TorpedoSetting[], place: Rect, words: Words): Operation[] {
  const { x, y, height } = place
  const pitch = Math.min(3.3, height / 3)
  const baseline = (row: number) => mm(y + height / 2 + (row - 1) * pitch + 1)
  const captions = (['knots', 'bands', 'modifier'] as const).flatMap((name, row) =>
    letters(words(cardKey(`settings.${name}`)), x, baseline(row), settingsCaption - 0.6, {
      ...captionStyle,
      size: 2.6,
    }),
  )
  const figures = settings.flatMap(({ knots, rangeBands, modifier }, index) => {
    const right = x + settingsCaption + (index + 1) * settingWidth - 3
    const cell = (row: number, text: string, bold: boolean) =>
      letters(text, right, baseline(row), settingWidth - 1, {
        size: bold ? 3 : 2.8,
        face: bold ? 'work-700' : 'work-500',
        ink: 'ink',
        anchor: 'end',
      })
    return [...cell(0, String(knots), false), ...cell(1, String(rangeBands), false), ...cell(2, signed(modifier), true)]
  })
  return [...captions, ...figures]
}

/** The same under a heading, on a card of its own kind; a stand without torpedoes says so. */
export function settingsBlock(settings: readonly TorpedoSetting[], place: Rect): Block {
  return {
    face: (words) => [
      ...heading(words(cardKey('settingsTitle')), place.x, mm(place.y + 2.9), place.width),
      ...(settings.length === 0
        ? letters(words(cardKey('noTorpedoes')), place.x, mm(place.y + 8.2), place.width, faintStyle)
        : settingsFace(settings, { ...place, y: place.y + 4.4, height: place.height - 4.4 }, words)),
    ],
    parts: [{ part: 'torpedoes', ...place }],
  }
}

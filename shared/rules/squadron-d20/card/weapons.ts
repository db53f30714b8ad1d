import type { Operation } from '../../../card/operations'
import { textLine } from '../../../card/text-line'
import type { BoxId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import { type Block, type Piece, type PartPlace, target } from '../../kit/card/block'
import { boxRows } from '../../kit/card/boxes'
import { letters, heading, headingStyle } from '../../kit/card/lettering'
import { signed } from '../../kit/reference-sheet'
import { gathered } from '../../kit/gathered'
import { type Rect, mm, inset, margin } from '../../kit/card/shapes'
import type { Battery, MountKind, TorpedoGroup, Weapons, TorpedoSetting } from '../ship/ship'
import { asPrinted } from '../../kit/card/marks'
import { boxPiece, mountPlan, tubesPlan, type Content } from './mounts'
import { caption, cardKey, faintStyle } from './layout'
import {
  groupWidth,
  settingsCaption,
  settingWidth,
  type GroupPlace,
  type MountPlace,
  type WeaponPlaces,
} from './weapon-places'

/** Weapons groups with the faces that find them, batteries with their mounts, torpedoes with their settings. */
export function weaponsBlock(
  weapons: Weapons,
  places: WeaponPlaces,
  facesOf: (box: BoxId) => 'fore' | 'aft' = () => 'fore',
): Block {
  const mounts = allMounts(places, facesOf)
  return {
    face: (words) => [
      ...(places.groups.length === 0
        ? heading(words(cardKey('unarmed')), margin.left, mm(places.factors.y + 3.6), 60)
        : []),
      ...places.groups.flatMap((group) => groupFace(group, weapons, words)),
      ...places.batteries.flatMap(({ battery, label }) => batteryLabel(battery, label, words)),
      ...(places.torpedoes
        ? [
            ...torpedoLabel(places.torpedoes.torpedoes, places.torpedoes.label, words),
            ...settingsFace(places.torpedoes.torpedoes.settings, places.torpedoes.settings, words),
          ]
        : []),
      ...(mounts.length === 0 ? [] : rowsOf(mounts)),
      ...mounts.flatMap((mount) => content(mount)(asPrinted)),
    ],
    pieces: mounts.map((mount): Piece => ({
      key: `box:${mount.place.box}`,
      reads: { boxes: [mount.place.box] },
      draw: (stand) => boxPiece(stand, mount.place.box, mount.place, content(mount)),
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
  /** Guns or tubes. */
  readonly barrels: number
  readonly battery: string
  readonly faces: 'fore' | 'aft'
  readonly isTubes?: true
}

function allMounts({ batteries, torpedoes }: WeaponPlaces, facesOf: (box: BoxId) => 'fore' | 'aft'): readonly Mount[] {
  return [
    ...batteries.flatMap(({ battery, group, mounts }) =>
      mounts.map((place, at) => ({
        ...{ place, kind: battery.kind, barrels: battery.mounts[at]?.guns ?? 1 },
        ...{ battery: `${group} ${battery.id}`, faces: facesOf(place.box) },
      })),
    ),
    ...(torpedoes?.mounts ?? []).map((place, at) => ({
      ...{ place, kind: torpedoes!.torpedoes.kind, barrels: torpedoes!.torpedoes.mounts[at]?.tubes ?? 1 },
      ...{ battery: 'torpedoes', faces: 'fore' as const, isTubes: true as const },
    })),
  ]
}

/** Mounts of a battery that stand together, in one row of boxes. */
function rowsOf(mounts: readonly Mount[]): Operation[] {
  const rows = gathered(mounts, ({ place, battery }) => `${battery} ${place.four} ${place.line}`)
  return [...rows.values()].flatMap((row) =>
    boxRows(
      row.map(({ place }) => place),
      row.length,
    ),
  )
}

function content({ place, kind, barrels, faces, isTubes }: Mount): Content {
  const within = inset(place, Math.min(0.6, place.width * 0.07))
  return (setting) =>
    isTubes ? tubesPlan(barrels, within, setting) : mountPlan({ kind, guns: barrels, faces }, within, setting)
}

/** A line too low for two rows of letters. */
const lowLine = 6.6

/** The name of a group and the faces of the D10 that find it. */
function groupFace({ name, x, y, width, height }: GroupPlace, weapons: Weapons, words: Words): Operation[] {
  const { from, to } = weapons[name]!.faces
  const faces = from === to ? String(from) : `${from}–${to}`
  return [
    ...letters(
      words(cardKey(`groups.${name}`)),
      x,
      y + (height < lowLine ? Math.max(2, height - 0.6) : 3.6),
      width,
      headingStyle,
    ),
    ...(height < lowLine
      ? []
      : letters(words(cardKey('faces'), { faces }), x, y + 7.4, width, { ...caption, size: 2.8 })),
  ]
}

function batteryLabel(
  { inches, impact, radar, kind }: Battery,
  { x, y, width, height }: Rect,
  words: Words,
): Operation[] {
  const isLow = height < lowLine
  const room = width - (radar && !isLow ? 5 : 1)
  const runs = [
    { text: words('card.inches', { inches }), face: 'work-700', size: isLow ? 3 : 4.4, ink: 'ink' },
    { text: words(cardKey('impact'), { impact }), face: 'work-500', size: 2.9, ink: 'ink-2', before: 0.9 },
  ] as const
  const upper = textLine(x, mm(y + (isLow ? Math.max(2, height - 0.6) : 3.8)), room, runs, { smallest: 0.87 })
  if (isLow) return upper
  return [
    ...upper,
    ...(radar
      ? ([{ op: 'glyph', glyph: 'radar', x: mm(x + width - 4.6), y: mm(y + 0.2), size: 3.7, ink: 'ink' }] as const)
      : []),
    ...letters(words(cardKey(`mounts.${kind}`)), x, y + 7.4, width - 1.6, caption),
  ]
}

function torpedoLabel({ kind, mounts }: TorpedoGroup, { x, y, width, height }: Rect, words: Words): Operation[] {
  const tubes = mounts.reduce((sum, { tubes: n }) => sum + n, 0)
  const isLow = height < lowLine
  return [
    ...letters(words(cardKey('tubes'), { n: tubes }), x, y + (isLow ? Math.max(2, height - 0.6) : 3.6), width - 1, {
      ...headingStyle,
      size: isLow ? 3 : headingStyle.size,
    }),
    ...(isLow ? [] : letters(words(cardKey(`mounts.${kind}`)), x, y + 7.4, width - 1.6, caption)),
  ]
}

/** The editor opens a group from its mounts, and the choice of groups from their names. */
function groupParts({ groups, bottom, factors }: WeaponPlaces): readonly PartPlace[] {
  const { left, right } = margin
  const { y } = factors
  if (groups.length === 0) return [{ part: 'weapons', x: left, y, width: factors.x - left, height: factors.height }]
  return [
    { part: 'weapons', x: left, y, width: groupWidth, height: bottom - y },
    ...groups.map(({ name, y: top }, index) => {
      const next = groups[index + 1]?.y ?? bottom
      const end = top < factors.y + factors.height ? factors.x : right
      return { part: name, x: left + groupWidth, y: top, width: end - left - groupWidth, height: next - top }
    }),
  ]
}

/** Speeds a torpedo can be set to, how far it runs and what that is worth: three lines. */
function settingsFace(settings: readonly TorpedoSetting[], { x, y, height }: Rect, words: Words): Operation[] {
  const pitch = Math.min(3.2, Math.max(2.9, height / 3))
  const baseline = (row: number) => mm(y + 2.4 + row * pitch)
  const captions = (['knots', 'bands', 'modifier'] as const).flatMap((name, row) =>
    letters(words(cardKey(`settings.${name}`)), x, baseline(row), settingsCaption - 0.6, caption),
  )
  const figures = settings.flatMap(({ knots, rangeBands, modifier }, index) => {
    const right = x + settingsCaption + (index + 1) * settingWidth - 1.6
    const cell = (row: number, text: string, isBold: boolean) =>
      letters(text, right, baseline(row), settingWidth - 1, {
        ...{ size: isBold ? 2.9 : 2.7, face: isBold ? 'work-700' : 'work-500', ink: 'ink', anchor: 'end' },
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

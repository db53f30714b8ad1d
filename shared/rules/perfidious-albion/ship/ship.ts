import { z } from 'zod'
import { shownText } from '../../../kernel/seen-text'
import { profileRecord } from '../../../profile/record'
import { fromOldProfile } from './old-profile'

/** The hull grid: sections 1 bow to 10 stern, decks 1 highest to 6 lowest; decks 5 and 6 lie below the waterline. */
export const sections = 10
export const hullDecks = 6
export const waterlineBelowHullDeck = 4

export const gunLetters = ['Z', 'Y', 'X', 'A', 'B', 'C', 'E', 'F', 'Q'] as const
export type GunLetter = (typeof gunLetters)[number]

export const sectors = ['bow', 'port', 'starboard', 'stern'] as const
export type Sector = (typeof sectors)[number]

/**
 * Where the guns of one cell bear. `split`: half the guns are on each beam, so that only half of them bear to port
 * or to starboard; ahead and astern both halves bear where the arc reaches.
 */
export const arcs = {
  fore: { sectors: ['bow', 'port', 'starboard'], split: false },
  aft: { sectors: ['stern', 'port', 'starboard'], split: false },
  all: { sectors: ['bow', 'port', 'starboard', 'stern'], split: false },
  broadsides: { sectors: ['port', 'starboard'], split: false },
  sides: { sectors: ['port', 'starboard'], split: true },
  sidesAhead: { sectors: ['bow', 'port', 'starboard'], split: true },
  sidesAstern: { sectors: ['stern', 'port', 'starboard'], split: true },
  sidesAll: { sectors: ['bow', 'port', 'starboard', 'stern'], split: true },
  port: { sectors: ['bow', 'port', 'stern'], split: false },
  starboard: { sectors: ['bow', 'starboard', 'stern'], split: false },
  bow: { sectors: ['bow'], split: false },
  stern: { sectors: ['stern'], split: false },
} as const satisfies Record<string, { readonly sectors: readonly Sector[]; readonly split: boolean }>
export type ArcName = keyof typeof arcs

/** `section-deck`: `4-6` is section 4, deck 6. */
const cellId = z.string().regex(/^(10|[1-9])-[1-6]$/)
const arcName = z.enum(Object.keys(arcs) as [ArcName, ...ArcName[]])

/** A word on the card; whatever a document of long ago hides in it is printed as a sign. */
const printed = z.string().max(16).transform(shownText)

const content = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('gun'),
    letter: z.enum(gunLetters),
    count: z.int().min(1).max(20),
    arc: arcName,
    mount: z.enum(['turret', 'casemate', 'light']),
  }),
  /** `feeds` are the cells of the guns it serves; `serves` is printed under it: `Z fore`. */
  z.strictObject({ kind: z.literal('magazine'), feeds: z.array(cellId).min(1).max(20), serves: printed }),
  z.strictObject({ kind: z.literal('torpedoTube'), count: z.int().min(1).max(8), arc: arcName }),
  z.strictObject({ kind: z.literal('steering') }),
  z.strictObject({ kind: z.literal('conningTower') }),
  z.strictObject({ kind: z.literal('propulsion') }),
  z.strictObject({ kind: z.literal('funnel') }),
])
export type CellContent = z.infer<typeof content>

export const hullCell = z.strictObject({
  at: cellId,
  /** 0 is unarmoured. */
  armour: z.int().min(0).max(9),
  /** A Fire mark printed in the cell. */
  fireMark: z.boolean(),
  holds: z.array(content).max(3),
})
export type HullCell = z.infer<typeof hullCell>

/** The `data` of a ship document for Perfidious Albion. Cells that are not listed are void: nothing there can be hit. */
export const perfidiousShip = z.strictObject({
  tonnage: z.int().min(20).max(30_000),
  /** 1 poor, 2 average, 3 good. */
  crewQuality: z.int().min(1).max(3),
  /** The turning circle she uses, then the next smaller ones, in inches. */
  turningCirclesInches: z.array(z.number().min(0.5).max(20)).min(1).max(4),
  /** Added to every gun's chance to hit. */
  technologyPercent: z.int().min(-50).max(50),
  torpedo: z
    .strictObject({
      /** `18″` */
      type: printed,
      /** The kind that runs 12 inches over two turns. */
      twoTurn: z.boolean(),
      carried: z.int().min(1).max(40),
    })
    .nullable(),
  /** Over all; only drawings read it. */
  lengthMetres: z.number().min(10).max(300).optional(),
  flotation: z.int().min(1).max(40),
  /** Boxes of the fire track before `Explosion!`. */
  fireTrackBoxes: z.int().min(1).max(8),
  /** Maximum speed with no propulsion box lost, with one, …; the last is 0. Inches a turn. */
  speedLevels: z.array(z.int().min(0).max(40)).min(2).max(8),
  cells: z.array(hullCell).min(1).max(60),
  /** Read only by drawings; without it she is drawn as the usual ship of her class. */
  profile: z.union([profileRecord, fromOldProfile]).default({}),
})
export type PerfidiousShip = z.infer<typeof perfidiousShip>

/** Track ids of the card. Flotation, torpedoes: what is left; fire, flooding: the level; propulsion: boxes lost. */
export const trackIds = ['flotation', 'fire', 'flooding', 'propulsion', 'speed', 'torpedoes'] as const

/** Field ids of the card. */
export const fieldIds = ['name', 'crewQuality', 'commander', 'commanderRating', 'standing', 'astern', 'note'] as const

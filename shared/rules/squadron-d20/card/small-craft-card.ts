import type { ShipDocument } from '../../../documents/ship'
import type { Block } from '../../kit/card/block'
import { heading } from '../../kit/card/lettering'
import { signed } from '../../kit/reference-sheet'
import { mm, margin } from '../../kit/card/shapes'
import { lineAhead } from '../drawing/boat-drawing'
import { equipmentOf } from '../ship/shape'
import type { SmallCraftData } from '../ship/ship'
import { barBlock, scaleBarBlock } from './bars'
import { equipmentBlock } from './boxes'
import { dialsBlock, factsBlock } from './dials'
import { editorsOf } from './editors'
import { standFactorsBlock } from './factors'
import { legendOf, casualtiesOn, notesBlock } from './foot'
import { figuresAfloat, paceBlock, titleBlock } from './head'
import { fullWidth, cardKey } from './layout'
import { seaPicture } from './pictures'
import { splashDial } from './ship-card'
import { settingsBlock } from './weapons'

const rows = {
  picture: 26,
  vessels: 61,
  attacks: 70.4,
  scale: 81.6,
  lower: 102,
  casualties: 121.4,
  bottom: 138.6,
} as const

const lower = { y: rows.casualties, height: rows.bottom - rows.casualties } as const

/** The card of a stand of type X. */
export function smallCraftBlocks(document: ShipDocument, stand: SmallCraftData): readonly Block[] {
  const { torpedoes } = stand
  // Without torpedoes there is a line less, and the picture has it.
  const down = torpedoes ? 0 : 9.4
  return [
    titleBlock(document),
    figuresAfloat('X', stand),
    { editors: editorsOf(document, stand) },
    paceBlock,
    seaPicture(lineAhead(stand), { x: margin.left, y: rows.picture, width: fullWidth, height: 33.6 + down }),
    barBlock({ track: 'vessels', glyph: 'afloat', of: stand.vessels, y: rows.vessels + down, row: 1 }),
    ...(torpedoes ? [attacksBar(torpedoes.attacks)] : []),
    scaleBarBlock({ name: 'attacks', track: 'vessels', x: margin.left, y: rows.scale, width: 96 }),
    standFactorsBlock(stand.factors, { x: 108, y: rows.scale, width: 96 }),
    factsBlock(
      [
        { name: 'savingThrow', figure: signed(stand.savingThrow), below: (words) => words(cardKey('toSave')) },
        { name: 'spotting', figure: String(stand.spottingBands), below: (words) => words(cardKey('bandsAway')) },
      ],
      { x: margin.left, y: rows.lower, width: 44 },
      'figures',
    ),
    dialsBlock({ dials: [splashDial('figures')], x: 50, y: rows.lower, width: 30, group: 'figures', row: 1 }),
    equipmentOfStand(stand),
    settingsBlock(torpedoes?.settings ?? [], { x: 131, y: rows.lower, width: 73, height: 15.4 }),
    casualtiesOn({ ...lower, x: margin.left, width: 72 }),
    notesBlock({ ...lower, x: 84, width: 120 }, 1),
    legendOf(document, []),
  ]
}

function attacksBar(of: number): Block {
  return barBlock({ track: 'torpedoAttacks', glyph: 'torpedo', of, y: rows.attacks, row: 2, part: 'torpedoes' })
}

function equipmentOfStand(stand: SmallCraftData): Block {
  const place = { x: 84, y: rows.lower + 4.4, width: 42 } as const
  const block = equipmentBlock({ fitted: equipmentOf(stand), ...place, row: 1 })
  return {
    ...block,
    face: (words) => [
      ...heading(words(cardKey('equipmentTitle')), place.x, mm(rows.lower + 2.9), place.width),
      ...(block.face?.(words) ?? []),
    ],
  }
}

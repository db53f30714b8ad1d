import type { ShipDocument } from '../../../documents/ship'
import type { Block } from '../../kit/card/block'
import { margin } from '../../kit/card/shapes'
import { signed } from '../../kit/reference-sheet'
import type { Point } from '../../../profile/parts'
import { drawProfile } from '../../../profile/draw-profile'
import { profileOfCraft } from '../ship/profile'
import { equipmentOf } from '../ship/shape'
import type { SmallCraftData } from '../ship/ship'
import { editorsOf } from './editors'
import { equipmentBlock } from './equipment'
import { standFactorsBlock } from './factors'
import { factsBlock } from './facts'
import { casualtiesOn, legendOf, notesBlock } from './foot'
import { figuresAfloat, paceBlock, titleBlock } from './head'
import { cardKey, foot, fullWidth } from './layout'
import { seaPicture } from './pictures'
import { scaleBarBlock } from './scale'
import { splashOf } from './ship-card'
import { systemPlaces, systemsBlock } from './systems'
import { trackBlock } from './tracks'
import { settingsBlock } from './weapons'

const craftRows = {
  picture: 26,
  vessels: 54,
  attacks: 63,
  scale: 75,
  lower: 95.5,
  casualties: 114,
} as const

const craftFoot = { y: craftRows.casualties, height: foot - craftRows.casualties } as const

/** The card of a stand of type X. */
export function smallCraftBlocks(document: ShipDocument, stand: SmallCraftData): readonly Block[] {
  const { torpedoes } = stand
  // Without torpedoes there is a line less, and the picture has it.
  const down = torpedoes ? 0 : 9
  return [
    titleBlock(document),
    figuresAfloat('X', stand),
    { editors: editorsOf(document, stand) },
    paceBlock,
    seaPicture(document, vesselsOf(document, stand), {
      x: margin.left,
      y: craftRows.picture,
      width: fullWidth,
      height: 27 + down,
    }),
    trackBlock({ track: 'vessels', glyph: 'afloat', of: stand.vessels, y: craftRows.vessels + down, row: 1 }),
    ...(torpedoes ? [attacksBar(torpedoes.attacks)] : []),
    scaleBarBlock({ name: 'attacks', track: 'vessels', x: margin.left, y: craftRows.scale, width: 96 }),
    standFactorsBlock(stand.factors, { x: 108, y: craftRows.scale, width: 96 }),
    factsBlock(
      [
        { name: 'savingThrow', figure: signed(stand.savingThrow), below: (words) => words(cardKey('toSave')) },
        { name: 'spotting', figure: String(stand.spottingBands), below: (words) => words(cardKey('bandsAway')) },
      ],
      { x: margin.left, y: craftRows.lower, width: 44 },
      'figures',
    ),
    systemsBlock(systemPlaces([splashOf('figures')], { x: 53, y: craftRows.lower, width: 26 }), 'figures', 1),
    equipmentBlock(equipmentOf(stand), { x: 90, y: craftRows.lower, width: 36 }, 1),
    settingsBlock(torpedoes?.settings ?? [], { x: 131, y: craftRows.lower, width: 73, height: 15.4 }),
    casualtiesOn({ ...craftFoot, x: margin.left, width: 116 }),
    notesBlock({ ...craftFoot, x: 128, width: margin.right - 128 }, 1),
    legendOf(document, []),
  ]
}

function attacksBar(of: number): Block {
  return trackBlock({ track: 'torpedoAttacks', glyph: 'torpedo', of, y: craftRows.attacks, row: 2, part: 'torpedoes' })
}

const mostDrawn = 2
/** Lengths from one stem to the next. */
const pitch = 1.22

/** Vessels of a stand one behind the other, as many as the picture takes. */
function vesselsOf(document: ShipDocument, stand: SmallCraftData) {
  const { lengthMetres, vessels } = stand
  const one = drawProfile(profileOfCraft(document, stand))
  return Array.from({ length: Math.min(mostDrawn, vessels) }, (_, vessel) =>
    one.map((part) => ({
      ...part,
      points: part.points.map(([x, up]): Point => [x + vessel * pitch * lengthMetres, up]),
    })),
  ).flat()
}

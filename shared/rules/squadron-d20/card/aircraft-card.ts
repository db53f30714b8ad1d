import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { signed } from '../../kit/card/lettering'
import { margin } from '../../kit/card/shapes'
import { aircraftDrawing } from '../drawing/aircraft-drawing'
import type { AircraftData } from '../ship/ship'
import { hitPointSaves, combatFactorSaves } from '../tables/air'
import { barBlock } from './bars'
import { beside, figuresBlock, commandColumn, crewColumn, figure, loadBlock, type Figure } from './columns'
import { dialsBlock, type Dial } from './dials'
import { editorsOf } from './editors'
import { airFactorsBlock, factsBlock } from './facts'
import { cardKey, editors } from './layout'
import { legendOf } from './legend'
import { loadsBlock, loadsHeight } from './loads'
import { casualtiesOn, notesBlock } from './notes'
import { planPicture } from './pictures'
import { scaleBarBlock } from './scale-bar'
import { titleBlock } from './title'

const right = { x: 92, width: 112 } as const
const rows = { bar: 27, picture: 39, scale: 39, factors: 58.4, guns: 76.4, loads: 94.4, bottom: 138.6 } as const

/** The card of a stand of aircraft. */
export function aircraftBlocks(document: ShipDocument, stand: AircraftData): readonly Block[] {
  return [
    titleBlock(document),
    figuresBlock(roleColumn(stand), knotsColumn(stand), crewColumn('figures'), commandColumn(26)),
    { editors: editorsOf(document, stand) },
    loadBlock,
    barBlock(
      {
        track: 'aircraft',
        letter: '',
        glyph: 'aircraft',
        of: stand.aircraft,
        y: rows.bar,
        wash: 'red-wash',
        part: 'aircraft',
        third: true,
      },
      1,
    ),
    planPicture(aircraftDrawing(stand.plan), {
      x: margin.left,
      y: rows.picture,
      width: 80,
      height: rows.bottom - rows.picture,
    }),
    scaleBarBlock({ name: 'dice', track: 'aircraft', ...right, y: rows.scale }),
    airFactorsBlock(stand, { ...right, y: rows.factors }),
    factsBlock(
      [
        {
          name: 'hitPoints',
          figure: String(stand.hitPoints),
          below: (words) => words(cardKey('aaSave'), { modifier: signed(stepOf(hitPointSaves, stand.hitPoints)) }),
        },
        gunsFact('strafing', stand.strafing),
        gunsFact('antiShipping', stand.antiShipping),
      ],
      { x: right.x, y: rows.guns, width: 78 },
      'airFactors',
    ),
    dialsBlock({ dials: [flak], x: 170, y: rows.guns, width: 34, group: 'figures', row: 1 }),
    ...lower(stand),
    legendOf(document, ['third']),
  ]
}

/** Loads as high as they need to be; casualties beside them, notes under both. */
function lower(stand: AircraftData): readonly Block[] {
  const height = Math.max(18, loadsHeight(stand))
  const below = rows.loads + height + 1.8
  return [
    loadsBlock(stand, { x: right.x, y: rows.loads, width: 60, height }),
    casualtiesOn({ x: 156, y: rows.loads, width: 48, height }, []),
    notesBlock({ ...right, y: below, height: rows.bottom - below }, 1),
  ]
}

function roleColumn({ role }: AircraftData): Figure {
  return {
    name: 'role',
    share: 34,
    part: 'type',
    printed: (words) => [{ ...figure, size: 4.6, text: words(cardKey(`roles.${role}`)) }],
  }
}

function knotsColumn({ knots }: AircraftData): Figure {
  return {
    name: 'speed',
    share: 24,
    part: 'figures',
    printed: (words) => [
      { ...figure, text: String(knots) },
      { ...beside, text: words(cardKey('knots')) },
    ],
  }
}

/** What a hit of its guns takes off the saving throw of a target. */
function gunsFact(name: string, factor: number) {
  return {
    name,
    figure: factor === 0 ? '–' : String(factor),
    below: (words: Words) =>
      factor === 0 ? '' : words(cardKey('theirSave'), { modifier: signed(stepOf(combatFactorSaves, factor)) }),
  }
}

const flak: Dial = {
  track: 'flak',
  glyph: 'aa-gun',
  is: 'markers',
  of: 0,
  part: 'figures',
  hot: 'red',
  less: (count) => count,
}

/** The row of a table of steps that a figure falls into. */
function stepOf(steps: readonly { readonly from: number; readonly modifier: number }[], figure: number): number {
  return steps.findLast(({ from }) => figure >= from)?.modifier ?? 0
}

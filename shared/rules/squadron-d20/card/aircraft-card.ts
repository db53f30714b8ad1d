import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { type Block, readsFields } from '../../kit/card/block'
import { currentBox } from '../../kit/card/boxes'
import { letters, heading } from '../../kit/card/lettering'
import { signed } from '../../kit/reference-sheet'
import { margin, type Rect, mm, hairline } from '../../kit/card/shapes'
import { drawAircraft } from '../../../profile/aircraft'
import { looksOfAircraft } from '../ship/profile'
import type { AircraftData } from '../ship/ship'
import { says } from '../ship/state'
import { hitPointSaves, combatFactorSaves, attackTypeModifiers, availability } from '../tables/air'
import { editorsOf } from './editors'
import { factsBlock, type Fact } from './facts'
import { legendOf, casualtiesOn, notesBlock } from './foot'
import { commandColumn, crewColumn, figuresBlock, loadBlock, printedColumn, titleBlock } from './head'
import { cardKey, faintStyle, foot } from './layout'
import { noseUp, planPicture } from './pictures'
import { scaleBarBlock } from './scale'
import { systemPlaces, systemsBlock, type System } from './systems'
import { trackBlock } from './tracks'

const right = { x: 92, width: 112 } as const
const rows = { bar: 27, picture: 38, scale: 38, factors: 57, guns: 74, loads: 91 } as const

/** The card of a stand of aircraft. */
export function aircraftBlocks(document: ShipDocument, stand: AircraftData): readonly Block[] {
  return [
    titleBlock(document),
    figuresBlock(roleColumn(stand), knotsColumn(stand), crewColumn, commandColumn(26)),
    { editors: editorsOf(document, stand) },
    loadBlock,
    trackBlock({ track: 'aircraft', glyph: 'aircraft', of: stand.aircraft, y: rows.bar, row: 1, third: true }),
    planPicture(noseUp(drawAircraft(looksOfAircraft(stand))), {
      x: margin.left,
      y: rows.picture,
      width: 80,
      height: foot - 1 - rows.picture,
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
    systemsBlock(systemPlaces([flak], { x: 174, y: rows.guns, width: 30 }), 'figures', 1),
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
    casualtiesOn({ x: 156, y: rows.loads, width: 48, height }),
    notesBlock({ ...right, y: below, height: foot - below }, 1),
  ]
}

const roleColumn = ({ role }: AircraftData) =>
  printedColumn('role', 34, 'type', (words) => [{ size: 4.6, text: words(cardKey(`roles.${role}`)) }])

const knotsColumn = ({ knots }: AircraftData) =>
  printedColumn('speed', 24, 'figures', (words) => [{ text: String(knots) }, words(cardKey('knots'))])

/** What a hit of its guns takes off the saving throw of a target. */
function gunsFact(name: string, factor: number) {
  return {
    name,
    figure: factor === 0 ? '–' : String(factor),
    below: (words: Words) =>
      factor === 0 ? '' : words(cardKey('theirSave'), { modifier: signed(stepOf(combatFactorSaves, factor)) }),
  }
}

const flak: System = {
  ...{ track: 'flak', glyph: 'aa-gun', is: 'markers', of: 6, part: 'figures', hot: 'red' },
  less: (count) => count,
}

/** The row of a table of steps that a figure falls into. */
function stepOf(steps: readonly { readonly from: number; readonly modifier: number }[], figure: number): number {
  return steps.findLast(({ from }) => figure >= from)?.modifier ?? 0
}

const pitch = 5.3

const loadsHeight = ({ loads }: AircraftData) => 6.4 + loads.length * pitch

/** Loads that the stand can carry, one at a time; the present one is framed. */
function loadsBlock({ loads }: AircraftData, place: Rect): Block {
  const { x, y, width } = place
  const top = (row: number) => y + 5 + row * pitch
  return {
    face: (words) => [
      hairline(`M${x} ${mm(y)}h${width}`, 'rule-2'),
      ...heading(words(cardKey('loadsTitle')), x, mm(y + 3.9), width),
      ...(loads.length === 0 ? letters(words(cardKey('noLoads')), x, y + 8.6, width, faintStyle) : []),
      ...loads.flatMap((_load, row) => [...line(row, words), hairline(`M${x} ${mm(top(row) + pitch)}h${width}`)]),
    ],
    pieces: [
      {
        key: 'loads',
        reads: readsFields('load'),
        draw: (stand: ShipInPlay, words: Words) => {
          const row = loads.findIndex(({ attack }) => attack === says(stand, 'load'))
          if (row < 0) return []
          return currentBox({ x, y: top(row) + 0.15, width, height: pitch - 0.3 }, 'sheet', line(row, words))
        },
      },
    ],
    parts: [{ part: 'loads', ...place }],
  }

  function line(row: number, words: Words): Operation[] {
    const { attack, modifier } = loads[row]!
    const y0 = top(row) + 3.8
    const toHit = words(cardKey('loadToHit'), { modifier: signed(attackTypeModifiers[attack] + modifier) })
    return [
      ...letters(words(cardKey(`loads.${attack}`)), x + 1.6, y0, width - 26, {
        size: 3.2,
        face: 'work-600',
        ink: 'ink',
      }),
      ...letters(toHit, x + width - 1.6, y0, 24, { size: 2.8, face: 'work-500', ink: 'ink', anchor: 'end' }),
    ]
  }
}

const airFactors = ['intercept', 'dogfight1', 'dogfight2'] as const

/** Factors of air combat; those that its role and its load do not allow now are struck out (9.15). */
function airFactorsBlock(stand: AircraftData, place: Omit<Rect, 'height'>): Block {
  const facts = airFactors.map((name): Fact => ({
    name,
    figure: String(stand[name]),
    below: (words) => words(cardKey(`airUse.${name}`)),
    isIdle: (inPlay) => !usable(stand, isLoaded(inPlay)).includes(name),
  }))
  return factsBlock(facts, place, 'airFactors', { key: 'air-factors', reads: readsFields('load') })
}

function isLoaded(stand: ShipInPlay): boolean {
  const load = says(stand, 'load')
  return typeof load === 'string' && load !== 'none' && load !== 'aircraftGuns'
}

/** By the table of availability; a loaded fighter-bomber may also decline to dogfight. */
function usable({ role }: AircraftData, loaded: boolean): readonly (typeof airFactors)[number][] {
  const as = role === 'fighterBomber' ? (loaded ? 'loadedFighterBomber' : 'emptyFighterBomber') : role
  const { intercepts, dogfight } = availability[as]
  return intercepts ? ['intercept', dogfight] : [dogfight]
}

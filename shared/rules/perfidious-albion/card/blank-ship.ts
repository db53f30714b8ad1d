import type { ShipDocument } from '../../../documents/ship'
import { blankShipOf } from '../../kit/ship-made'
import type { CellContent, HullCell, PerfidiousShip } from '../ship/ship'

/** A gunboat of a thousand tons with one gun, one magazine and what a ship needs to move: sound, and the least there is to begin with. */
export function blankShip(): ShipDocument {
  const data: PerfidiousShip = {
    tonnage: 1000,
    crewQuality: 2,
    turningCirclesInches: [2, 1.5],
    technologyPercent: 0,
    torpedo: null,
    lengthMetres: 60,
    flotation: 5,
    fireTrackBoxes: 6,
    speedLevels: [12, 6, 0],
    cells: [
      cell('4-3', { kind: 'conningTower' }),
      cell('5-3', { kind: 'funnel' }),
      cell('3-3', { kind: 'gun', letter: 'C', count: 1, arc: 'fore', mount: 'light' }),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((section) => cell(`${section}-4`)),
      cell('2-5'),
      cell('3-5', { kind: 'magazine', feeds: ['3-3'], serves: 'C' }),
      cell('4-5'),
      cell('5-5', { kind: 'propulsion' }),
      cell('6-5', { kind: 'propulsion' }),
      cell('7-5'),
      cell('8-5'),
      cell('9-5', { kind: 'steering' }),
    ],
    profile: {
      bow: 'straight',
      stern: 'counter',
      masts: [{ at: 3.6, top: 'pole' }],
      funnels: [{ at: 4.5, width: 0.5, height: 0 }],
      tumblehome: false,
    },
  }
  return blankShipOf('perfidious-albion', { type: 'Gunboat', year: 1895 }, data)
}

function cell(at: string, ...holds: CellContent[]): HullCell {
  return { at, armour: 0, fireMark: false, holds }
}

import { aircraftRecord, type AircraftRecord } from '../../../profile/aircraft'

/** Aircraft from above, by what one knows them by: wing, tail, engines, wheels. */

const aircraft = (record: AircraftRecord): AircraftRecord => aircraftRecord.parse(record)
type Wing = AircraftRecord['wing']

const tapered = (at: number, root: number, tip: number, sweep: number, round: number): Wing => ({
  ...{ plan: 'tapered', at, root, tip },
  ...{ sweep, round },
})
type Tail = AircraftRecord['tail']
const tail = (shape: Tail['shape'], at: number, chord: number, span: number): Tail => ({ shape, at, chord, span })

export const zero = aircraft({
  ...{ span: 12, length: 9.06, width: 1.2, nose: 'radial', propeller: 2.9 },
  ...{ wing: tapered(1.9, 2.6, 1.15, 0.42, 1), tail: tail('round', 7.35, 1.25, 4), canopy: [[2.7, 5.2]] },
})

/** Elliptical wings and spatted wheels. */
export const val = aircraft({
  ...{ span: 14.4, length: 10.2, width: 1.35, nose: 'radial', propeller: 3.2 },
  wing: { plan: 'elliptical', at: 2, root: 3.1, tip: 1, sweep: 0.7 },
  ...{ tail: tail('round', 8.3, 1.5, 4.9), canopy: [[2.7, 6.1]], gear: [1.95, 0.62], brakes: true },
})

export const kate = aircraft({
  ...{ span: 15.5, length: 10.3, width: 1.3, nose: 'radial', propeller: 3.2 },
  ...{ wing: tapered(2.1, 3.2, 1.3, 1, 1.3), tail: tail('round', 8.5, 1.5, 5.3), canopy: [[2.7, 7]] },
})

/** Square all over. */
export const wildcat = aircraft({
  ...{ span: 11.6, length: 8.8, width: 1.45, nose: 'radial', propeller: 3 },
  wing: { plan: 'straight', at: 1.75, root: 2.5, tip: 1.75, sweep: 0.3, round: 0.25 },
  ...{ tail: tail('square', 7.2, 1.25, 4.2), canopy: [[2.9, 4.6]] },
})

export const dauntless = aircraft({
  ...{ span: 12.7, length: 10.1, width: 1.3, nose: 'radial', propeller: 3.3 },
  wing: { ...tapered(2.1, 3, 1.1, 1.25, 0.5), kink: 0.26 },
  ...{ tail: tail('round', 8.2, 1.6, 5.2), canopy: [[3, 6.2]], brakes: true },
})

/** A barrel of a fuselage, broad square wings, a turret behind the long canopy. */
export const avenger = aircraft({
  ...{ span: 16.5, length: 12.2, width: 1.9, nose: 'radial', propeller: 4 },
  wing: { plan: 'straight', at: 2.6, root: 3.6, tip: 2, sweep: 0.7, round: 0.35 },
  tail: tail('square', 10.3, 1.6, 6.4),
  canopy: [
    [3.4, 6.4],
    [6.9, 8.1],
  ],
})

/** An inline nose, wings that taper little, a radiator's hump behind. */
export const seaHurricane = aircraft({
  ...{ span: 12.2, length: 9.8, width: 1.15, nose: 'inline', propeller: 3.3 },
  ...{ wing: tapered(2.4, 2.6, 1.5, 0.5, 1.25), tail: tail('round', 8, 1.3, 3.4), canopy: [[4.3, 5.7]] },
})

/** Two wings, one behind the other, and struts. */
export const swordfish = aircraft({
  ...{ span: 13.9, length: 10.9, width: 1.2, nose: 'radial', propeller: 3.6 },
  wing: { plan: 'straight', at: 2.1, root: 1.9, tip: 1.8, sweep: 0.5, round: 0.9 },
  lower: { plan: 'straight', at: 2.9, root: 1.9, tip: 1.8, sweep: 0.4, round: 0.9, span: 13.2 },
  tail: tail('round', 9, 1.4, 4.8),
  gear: [1.1, 0.4],
  canopy: [
    [4.6, 5.5],
    [5.9, 7.4],
  ],
})

/** Wings like ellipses and a long inline nose. */
export const re2001 = aircraft({
  ...{ span: 11, length: 8.4, width: 1.05, nose: 'inline', propeller: 3.1 },
  wing: { plan: 'elliptical', at: 2.1, root: 2.9, tip: 1, sweep: 0.35 },
  ...{ tail: tail('angled', 7, 1.2, 3.7), canopy: [[3.9, 5.2]] },
})

/** Three engines and a hunchback. */
export const sm79 = aircraft({
  ...{ span: 21.2, length: 16.2, width: 1.9, nose: 'radial', propeller: 3.3 },
  wing: tapered(3.9, 4.6, 1.6, 1.1, 1.3),
  engines: [[3.1, 2.1, 3.6, 1.35, 3.3]],
  tail: tail('round', 13.6, 2.2, 6.8),
  canopy: [
    [2.2, 3.6],
    [5, 7.4],
  ],
})

/** Three engines, a slender body and two fins. */
export const cantZ1007 = aircraft({
  ...{ span: 24.8, length: 18.4, width: 1.35, nose: 'radial', propeller: 3.4 },
  wing: tapered(5.6, 4.3, 1.5, 1.4, 1.8),
  engines: [[3.3, 3.2, 4, 1.35, 3.4]],
  tail: { ...tail('square', 16.3, 1.7, 6.6), twin: true },
  canopy: [
    [3, 4.6],
    [8.2, 9.6],
  ],
})

/** Cranked wings, square tips and tail, spats. */
export const stuka = aircraft({
  ...{ span: 13.8, length: 11, width: 1.2, nose: 'inline', propeller: 3.3 },
  wing: { plan: 'gull', at: 2.9, root: 2.35, tip: 1.5, sweep: 0.75, kink: 0.3 },
  ...{ tail: tail('square', 9.3, 1.25, 5), canopy: [[3.6, 6.4]], gear: [1.9, 0.6], brakes: true },
})

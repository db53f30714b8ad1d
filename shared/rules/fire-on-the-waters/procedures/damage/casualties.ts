import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { casualtiesField, casualtiesOf, writeCasualties, type Casualty, casualtiesIn } from '../../../kit/casualties'
import { sentencesOf } from '../../sentence'
import { tracks, type DirectorName, type Item, type WaterShip } from '../../ship/ship'
import { itemsOf, shipOf } from '../../ship/ship-data'
import { presentSpeed, takesSpeed } from '../../ship/speed'
import { fieldValue } from '../../ship/state'
import { noteSlowed } from '../movement/courses'
import { clearMark, setMark } from './hit'

const says = sentencesOf('damage')
const saysOfCasualty = sentencesOf('casualties')

/** Casualties with a sentence for each of a few values of `of`. */
const ownSentence: Readonly<Record<string, readonly string[]>> = {
  rudderWarped: ['noLeftTurn', 'noRightTurn', 'leftOnly', 'rightOnly'],
  rudderJammed: ['circlesLeft', 'circlesRight', 'straight'],
  mainDirectorOut: ['forward', 'aft'],
}

/** Those that may last until repaired, or for some turns. */
const mayLast: readonly string[] = ['ringMain']

/** A casualty in words, for a list or the log: `Rudder bent: no left turn`. */
export function callCasualty({ id, of, untilTurn }: Casualty): Phrase {
  const values = { of: of ?? '', turn: untilTurn ?? '' }
  if (of !== undefined && own(ownSentence, id)?.includes(of)) return saysOfCasualty(`${id}.${of}`, values)
  if (mayLast.includes(id))
    return saysOfCasualty(`${id}.${untilTurn === undefined ? 'untilRepaired' : 'forTurns'}`, values)
  return saysOfCasualty(id, values)
}

/**
 * Adds a casualty, with what it puts out. One that costs speed is added every time; any other is added once, and a
 * longer one replaces a shorter.
 */
export function addCasualty(table: RuleDraft, ship: ShipId, casualty: Casualty, ...why: readonly Phrase[]): void {
  const has = casualtiesIn(table, ship)
  const name = shipName(table.ship(ship))
  const same = has.find(({ id, of }) => id === casualty.id && of === casualty.of)
  table.because(...why)
  if (same && takesSpeed(casualty) === null && !outlasts(casualty, same)) {
    table.because(says('already', { ship: name }), callCasualty(casualty))
    return
  }
  const kept = same && takesSpeed(casualty) === null ? has.filter((each) => each !== same) : has
  keep(table, ship, [...kept, casualty], callCasualty(casualty))
  for (const box of putOutBy(shipOf(table.ship(ship).document), casualty)) setMark(table, ship, box, 'out')
}

/** Replaces one casualty in the field; `null` removes it. Whether she had it. */
export function replaceCasualty(table: RuleDraft, ship: ShipId, was: Casualty, by: Casualty | null): boolean {
  const has = casualtiesIn(table, ship)
  const at = has.findIndex(({ id, of, untilTurn }) => id === was.id && of === was.of && untilTurn === was.untilTurn)
  if (at >= 0) keep(table, ship, has.toSpliced(at, 1, ...(by ? [by] : [])))
  return at >= 0
}

/** A casualty is over, and what it alone had put out works again. */
export function endCasualty(table: RuleDraft, ship: ShipId, casualty: Casualty): void {
  if (!replaceCasualty(table, ship, casualty, null)) return
  const form = shipOf(table.ship(ship).document)
  const stillOut = casualtiesOf(table.ship(ship)).flatMap((other) => putOutBy(form, other))
  for (const box of putOutBy(form, casualty)) if (!stillOut.includes(box)) clearMark(table, ship, box, 'out')
}

function keep(table: RuleDraft, ship: ShipId, casualties: readonly Casualty[], ...why: readonly Phrase[]): void {
  table.apply({ type: 'fieldSet', ship, field: casualtiesField, to: writeCasualties(casualties) }, ...why)
}

function outlasts({ untilTurn: one }: Casualty, { untilTurn: other }: Casualty): boolean {
  return other !== undefined && (one === undefined || one > other)
}

const radars = ['searchRadar', 'fireControlRadar'] as const
const electronics = ['radio', ...radars] as const

const itemsOut: Readonly<Record<string, readonly Item['kind'][]>> = {
  signalsGone: ['radio'],
  radioOut: ['radio'],
  fireControlRadarsOut: ['fireControlRadar'],
  fireControlRadarsOutA: ['fireControlRadar'],
  fireControlRadarsOutB: ['fireControlRadar'],
  searchRadarsOutA: ['searchRadar'],
  searchRadarsOutB: ['searchRadar'],
  allElectronicsA: electronics,
  allElectronicsB: electronics,
  radarsOut: radars,
  radarsAndRadiosOut: electronics,
}

const directorsOut: Readonly<Record<string, DirectorName>> = {
  forwardMainDirectorOut: 'mainFore',
  forwardSecondaryDirectorOut: 'secondary',
  portTorpedoDirectorOut: 'torpedoPort',
  starboardTorpedoDirectorOut: 'torpedoStarboard',
}

/** What a casualty puts out on the card with it, as far as her form shows it. */
export function putOutBy(form: WaterShip, { id, of }: Casualty): readonly BoxId[] {
  const director = id === 'mainDirectorOut' ? (of === 'aft' ? 'mainAft' : 'mainFore') : own(directorsOut, id)
  if (director !== undefined) return directorBoxes(form, director)
  return (own(itemsOut, id) ?? []).flatMap((kind) => itemsOf(form, kind)).map(({ box }) => box)
}

export function directorBoxes(form: WaterShip, name: DirectorName): readonly BoxId[] {
  return itemsOf(form, 'director').flatMap(({ box, holds }) => (holds.director === name ? [box] : []))
}

/** Without radio or flag plot a flagship has to shift her flag: a reminder, done by hand. */
export function mustShiftFlag(table: RuleDraft, ship: ShipId): void {
  const inPlay = table.ship(ship)
  if (fieldValue(inPlay, 'flagship') === 'yes') table.because(says('shiftFlag', { ship: shipName(inPlay) }))
}

export function mostSpeed(table: RuleDraft, ship: ShipId): number {
  return presentSpeed(table.ship(ship), table.state).most
}

/** Recalculates her maximum speed and reports each loss; a faster ship slows down to it. */
export function slowDown(table: RuleDraft, ship: ShipId, mostBefore: number): void {
  const { most, losses } = presentSpeed(table.ship(ship), table.state)
  if (most === mostBefore) return
  const name = shipName(table.ship(ship))
  table.because(...losses.map(({ say }) => say), says(most === 0 ? 'stopped' : 'mostSpeed', { ship: name, most }))
  const now = table.track(ship, tracks.speed)
  if (now <= most) return
  table.apply({ type: 'trackMoved', ship, track: tracks.speed, by: most - now })
  noteSlowed(table, ship)
}

/** The casualty of a steering engine out of control: her course is rolled every turn. */
export const wildId = 'steeringWild'

import type { BoxId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Casualty } from '../../ship/casualties'
import type { DirectorName, WaterShip } from '../../ship/ship'
import { itemsOf } from '../../ship/ship-data'

const radios = (form: WaterShip) => itemsOf(form, 'radio')
const searchRadars = (form: WaterShip) => itemsOf(form, 'searchRadar')
const fireControlRadars = (form: WaterShip) => itemsOf(form, 'fireControlRadar')

type Items = (form: WaterShip) => readonly { readonly box: BoxId }[]

const itemsOut: Readonly<Record<string, readonly Items[]>> = {
  signalsGone: [radios],
  radioOut: [radios],
  fireControlRadarsOut: [fireControlRadars],
  fireControlRadarsOutA: [fireControlRadars],
  fireControlRadarsOutB: [fireControlRadars],
  searchRadarsOutA: [searchRadars],
  searchRadarsOutB: [searchRadars],
  allElectronicsA: [radios, searchRadars, fireControlRadars],
  allElectronicsB: [radios, searchRadars, fireControlRadars],
  radarsOut: [searchRadars, fireControlRadars],
  radarsAndRadiosOut: [radios, searchRadars, fireControlRadars],
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
  return (own(itemsOut, id) ?? []).flatMap((items) => items(form)).map(({ box }) => box)
}

export function directorBoxes(form: WaterShip, name: DirectorName): readonly BoxId[] {
  return itemsOf(form, 'director').flatMap(({ box, item }) => (item.director === name ? [box] : []))
}

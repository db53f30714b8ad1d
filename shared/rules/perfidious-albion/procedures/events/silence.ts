import { inForceOf, type InForce } from '../../../../game/decks/in-force'
import type { ShipDocument } from '../../../../documents/ship'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { gunLetters, type GunLetter } from '../../ship/ship'
import { mountsOf, type Mount } from '../gunnery/mounts'
import { tubeMounts, type TubeMount } from '../torpedoes/tube-mounts'
import { halfOut, sideOf } from './half-out'

type Silence = ReturnType<typeof inForceOf<'silence'>>[number]

/** Her main battery is all her guns of the heaviest letter; her secondary battery every other gun, light ones too. */
export function mainLetter(document: ShipDocument): GunLetter | undefined {
  return gunLetters.find((letter) => mountsOf(document).some((mount) => mount.letter === letter))
}

export function mainBattery(document: ShipDocument): readonly Mount[] {
  const main = mainLetter(document)
  return mountsOf(document).filter(({ letter }) => letter === main)
}

export function secondaryBattery(document: ShipDocument): readonly Mount[] {
  const main = mainLetter(document)
  return mountsOf(document).filter(({ letter }) => letter !== main)
}

/** Whether an event keeps guns from firing. */
export function gunsSilent(state: GameState, { id, document }: ShipInPlay, mount: Mount): boolean {
  return inForceOf(state, id, 'silence').some((each) => silencesGuns(each, document, mount))
}

function silencesGuns({ effect, event }: Silence, document: ShipDocument, mount: Mount): boolean {
  if (effect.what === 'allWeapons') return true
  if (effect.what === 'torpedoes') return false
  const isMain = mount.letter === mainLetter(document)
  if (isMain !== (effect.what === 'mainBattery')) return false
  if ('side' in effect) return sideOf(mount) === (event.noted['side'] === 'port' ? 'port' : 'starboard')
  return effect.share === 1 || halfOut(mainBattery(document), event.noted).includes(mount.key)
}

/** Whether an event keeps torpedo tubes from firing. */
export function tubesSilent(state: GameState, ship: ShipInPlay, mount: TubeMount): boolean {
  return inForceOf(state, ship.id, 'silence').some((each) => silencesTubes(each, ship, mount))
}

function silencesTubes({ effect, event }: InForce & Silence, ship: ShipInPlay, mount: TubeMount): boolean {
  if (effect.what === 'allWeapons') return true
  if (effect.what !== 'torpedoes') return false
  return effect.share === 1 || halfOut(tubeMounts(ship), event.noted).includes(mount.key)
}

import { drawnBy } from '../../kit/marked-ship.testing'
import { inPlay, type Damage } from '../ship/in-play.testing'
import { squadronCard } from '.'

export const { drawing } = drawnBy(squadronCard, inPlay)

/** Fires, splash, a third of her flotation, mounts and men; what a card has not got of it is not looked at. */
export const hardHit: Damage = {
  boxes: {
    'm-main-main-0': ['struck'],
    'm-main-main-1': ['out'],
    'm-other-aa-0': ['struck'],
    'm-other-aa-2': ['struck', 'out'],
    'm-torpedoes-tt-1': ['struck', 'repaired'],
    'e-searchlights': ['struck'],
    'e-smoke': ['struck'],
  },
  tracks: {
    flotation: 9,
    structure: 17,
    speed: 21,
    fireControl: 2,
    steering: 1,
    damageControlTeams: 5,
    spotting: 3,
    gunneryModifier: -1,
    crewQuality: 1,
    planes: 0,
    catapults: 0,
    crf: 3,
    fires: 4,
    splash: 2,
  },
  fields: {
    commander: 'Rear-Admiral Gotō',
    command: 1,
    pace: 'slow',
    casualties: 'powerFailure morale:flotationThird strange@7',
    standing: 'withdrawing',
    note: 'Turned away at turn 5, screening the transports; lamp signals only',
  },
}

import { everyMount } from './hits'
import { news } from './news'

/** What an answer would do, in a few words on its key: under the same names as the sentences of the log. */
export const brief = {
  guns: {
    onTarget: { on: 'on target', off: 'off target', of: '{on} of {dice} on target' },
    save: { failed: 'not saved', saved: 'saved', of: '{failed} of {n} not saved' },
  },
  criticals: {
    row: {
      hull: 'hull',
      optics: 'optics and radar',
      masts: 'masts',
      crew: 'crew',
      fireControl: 'fire control',
      command: 'command',
      engineRoom: 'engine room',
      engineRoom1: 'engine room, D6 knots free',
      engineRoom2: 'engine room, 2D6 knots free',
      steering: 'steering',
      helm: 'helm',
      sensors: 'sensors',
      fire: 'fire',
      weapons: 'weapons',
      cargo: 'cargo',
      aircraftOperations: 'air operations',
      aircraftInHangar: 'hangar',
      fuelAndAmmunition: 'fuel',
      catastrophicFlooding: 'flooding',
      powerFailure: 'power failure',
    },
    tooSmall: 'a step costs CV {cost}',
    lowered: {
      flotation: 'F {n} lower',
      structure: 'S {n} lower',
      gunneryModifier: 'gunnery {n} worse',
      spotting: 'SD {n} lower',
      damageControlTeams: 'one team lost | {n} teams lost',
      fireControl: 'FC {n} lower',
      crewQuality: 'CQ one lower',
      steering: 'SV {n} lower',
      speed: 'one knot less | {n} knots less',
      hull: 'H {n} lower',
      readiness: 'RRR {n} lower',
      asw: 'ASW {n} lower',
      mrf: 'MRF {n} lower',
      crf: 'CRF {n} lower',
    },
    atNothing: { fireControl: 'local', steering: 'steering gone' },
    lost: news.criticals.lost,
    helm: news.criticals.helm,
    officer: { killed: 'killed, command value {command}', hurt: 'hardly hurt' },
    crewTest: { passed: 'the crew passes', failed: 'the crew fails' },
    wreckTest: { passed: 'stays afloat', failed: 'goes down' },
    fires: 'a fire | {n} fires',
    hit: { wreck: 'a wreck' },
    // The key names the mount itself.
    mountLost: everyMount('CV {spent}'),
    armour: { beaten: 'gets through', holds: 'armour holds' },
    magazineTest: { yes: 'a magazine explodes', no: 'no explosion' },
    fuelTest: { yes: 'her fuel explodes', no: 'no explosion' },
    book: { keepsAll: 'asked once for each kind of hit', keepsNone: 'asked each time', remembered: '' },
    ends: { blowsUp: 'she blows up' },
  },
  sequence: {
    initiative: { thrown: 'comes to {total}', won: '{side} has it', tied: 'equal: again' },
    morale: { passed: 'keeps nerve', failed: 'loses nerve' },
  },
}

/** What a further throw is about, by its question: `then optics, or the spotting top`. */
export const asked = {
  sub: 'Optics or masts',
  carrier: 'Fuel, or weapons',
}

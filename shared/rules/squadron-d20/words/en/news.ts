/** What came of an outcome in a few words, under the keys of its reasons; `{who}` is the ship, or “she”. */
export const news = {
  range: { bands: '{bands} RB' },
  weapon: '{inches}-inch',
  hits: {
    off: 'off target',
    torpedoesOff: 'torpedoes run past',
    hits: 'on target, no hit | one hit | {n} hits',
    torpedoes: 'on target, no hit | one torpedo hits | {n} torpedoes hit',
    air: 'none on target | one on target | {n} on target',
    aa: 'hit by flak',
    aaMisses: 'flak, no hit',
    intercept: 'intercepted',
    dogfight: 'dogfight',
  },
  story: {
    off: '{at} comes under fire from {by}{range}, off target',
    torpedoesOff: 'The torpedoes of {by} run past {at}',
    hits: '{at} comes under fire from {by}{range}, on target without a hit | {at} is hit once by {by}{range} | {at} is hit twice by {by}{range} | {at} is hit {some} times by {by}{range}',
    torpedoes:
      'The torpedoes of {by} find {at}, without a hit | A torpedo of {by} hits {at} | {some} torpedoes of {by} hit {at}',
    air: '{at} is attacked by {by}, without anything on target | {at} is attacked by {by}, with one on target | {at} is attacked by {by}, with {some} on target',
    aa: 'Guns of {by} hit {at}',
    aaMisses: 'Guns of {by} fire at {at} in vain',
    intercept: '{at}, intercepted by {by}',
    dogfight: '{by} in a dogfight with {at}',
  },
  criticals: {
    armour: { holds: 'armour keeps out one critical | armour keeps out {n} criticals' },
    hit: {
      takes: { flotation: 'flotation {n} lower ({to} left)', structure: 'structure {n} lower ({to} left)' },
      wreck: '{who} is a wreck',
      sunk: '{who} sinks',
    },
    lowered: {
      gunneryModifier: 'gunnery {n} worse',
      spotting: 'sees one band less | sees {n} bands less',
      damageControlTeams: 'one damage-control team lost | {n} damage-control teams lost',
      fireControl: 'FC {n} lower',
      crewQuality: 'crew quality one lower | crew quality {n} lower',
      steering: 'SV {n} lower',
      speed: 'one knot slower ({to} kn) | {n} knots slower ({to} kn)',
      hull: 'H {n} lower',
      readiness: 'RRR {n} lower',
      asw: 'ASW {n} lower',
      mrf: 'MRF {n} lower',
      crf: 'CRF {n} lower',
    },
    lost: {
      searchRadar: 'search radar lost',
      gunneryRadar: 'gunnery radar lost',
      searchlights: 'searchlights lost',
      smoke: 'no more smoke',
      planes: 'shipboard planes lost',
      catapult: 'a catapult lost',
    },
    mountLost: 'a {inches}-inch mount lost | {n} {inches}-inch mounts lost',
    torpedoMountLost: 'a torpedo mount lost | {n} torpedo mounts lost',
    cargo: 'cargo destroyed',
    fires: 'a fire breaks out | {n} fires break out',
    fireTest: { yes: 'a fire breaks out' },
    atNothing: { fireControl: 'local control from now on', steering: 'steering gone' },
    helm: { port: 'swerves to port, {mvr} cm', starboard: 'swerves to starboard, {mvr} cm' },
    powerFailure: 'power gone',
    officer: { killed: 'her commander is killed' },
    magazineTest: { yes: 'a magazine explodes' },
    fuelTest: { yes: 'her fuel explodes' },
    ends: { baseGone: '{who} is destroyed', blowsUp: '{who} blows up' },
  },
  guns: {
    vessels: {
      lost: 'one vessel lost ({left} left) | {n} vessels lost ({left} left)',
      last: 'the last vessel lost | the last {n} vessels lost',
    },
    splash: 'one splash marker | {n} splash markers',
  },
  aircraft: {
    flakLaid: 'one flak marker | {n} flak markers',
    lost: 'one aircraft lost ({left} left) | {n} aircraft lost ({left} left)',
    structureLost: 'structure {n} lower ({left} left)',
    noneLeft: 'nothing left of it',
  },
}

/** What a report calls its figures of guns. */
export const report = {
  guns: { straddles: 'On target' },
}

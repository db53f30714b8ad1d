/** Gunnery and damage in dialogue: what is asked, what is refused, and why something came about. */
export const perfidiousAlbionDamage = {
  // A shell at its place.
  void: '{at} is no part of {ship}: nothing there.',
  held: '{ship} {at}: armour {armour} keeps out penetration {penetration}.',
  enters: '{ship} {at}: penetration {penetration} goes through armour {armour}.',
  destroyed: '{ship} {at} is destroyed.',
  destroyedBefore: '{ship} {at} was destroyed before.',
  lost: {
    gun: '{letter} ×{count} lost.',
    magazine: 'A magazine lost.',
    torpedoTube: 'A torpedo tube lost. | {n} torpedo tubes lost.',
    steering: 'Steering gear hit.',
    conningTower: 'Conning tower hit.',
    propulsion: 'Engines hit.',
    funnel: 'Uptakes hit.',
  },
  hitAgain: '{at} is hit above water once more: fire +1.',
  fireMarkHit: 'Fire mark at {at}: fire +1.',
  magazinePenetrated: 'The magazine at {at} is penetrated.',

  // Water.
  leak: 'Below the waterline: flooding +1.',
  flotationLost:
    '{ship}: one flotation box crossed off, {left} left. | {ship}: {n} flotation boxes crossed off, {left} left.',
  sunk: '{ship} sinks.',
  blownUp: '{ship} blows up.',

  // Fire.
  fireRaised: '{ship}: fire {was} to {level}.',
  fireExplodes: '{ship}: the fire reaches Explosion!',
  fireLowered: '{ship}: fire {was} down to {level}.',
  explodesAgain: '{ship} is at Explosion! already: this fire hit sets off one more.',
  explosion: 'Internal explosion at {at}.',
  explosionVoid: 'Internal explosion at {at}, no part of {ship}: nothing there.',
  explosionSpared: '{at} is flooded: no explosion there.',
  explosionInMagazine: 'The explosion is in the magazine at {at}.',

  // Engines and helm.
  propulsionLost: '{ship}: one propulsion box lost, maximum speed now {speed}.',
  deadInTheWater: '{ship} is dead in the water.',
  speedAfterLoss: {
    atOnce: '{ship} comes down to {speed} in her next movement.',
    by6: '{ship} slows towards {speed} by 6 a turn.',
  },
  steeringDamaged: {
    ask: '{ship}: steering damaged. The umpire says what her helm does.',
    straightAhead: '{ship}: steering damaged. She goes straight ahead.',
    crewTestToTurn: '{ship}: steering damaged. A crew test for each turn of the helm.',
  },

  // Magazines and supply.
  flash: {
    flood: 'Flood the magazine',
    test: 'Crew test, {atMost} or less',
    reached: 'The flash reaches the magazine at {at}.',
    held: 'The flash stops short of the magazine at {at}.',
  },
  magazineFlooded: '{ship}: the magazine at {at} is flooded and lost.',
  outOfAmmunition: '{ship}: the guns at {gun} have no magazine left.',
  supplyCut: '{ship}: the guns at {gun} get no ammunition past {at}.',

  crewTest: {
    quality: 'Crew quality {quality}',
    commander: 'Commander on board +{rating}',
    sixFails: 'A six always fails',
    passed: '{ship}: crew test passed, {atMost} or less wanted.',
    failed: '{ship}: crew test failed, {atMost} or less wanted.',
  },

  ask: {
    flash: '{ship}: a flash towards the magazine at {at}. Flood it, or trust the crew?',
    flashTest: '{ship}: does the crew stop the flash? {atMost} or less.',
    supply: '{ship}: does the wreck at {at} cut off the guns at {gun}?',
    explosionDeck: '{ship}: deck of the internal explosion',
    explosionSection: '{ship}: section of the internal explosion',
  },
}

export const perfidiousAlbionGunnery = {}

/** Labels of what to lay down before a salvo. */
export const perfidiousAlbionGunneryProcedures = {}

export const perfidiousAlbionGunneryRefused = {}

/** Gunnery and damage in dialogue: questions, refusals and reasons. */
export const damage = {
  // A shell at its place.
  void: '{at} is not part of {ship}: no effect.',
  held: '{ship} {at}: armour {armour} keeps the shell out (penetration {penetration}).',
  enters: '{ship} {at}: penetration {penetration} goes through armour {armour}.',
  destroyed: '{ship} {at} is destroyed.',
  destroyedBefore: '{ship} {at} was destroyed before.',
  repairUndone: '{ship} {at} was destroyed before; the repair there is lost.',
  repairHolds: '{ship} {at} was destroyed before; the repair there still holds.',
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
  hitAgainAtExplosion: '{at} is hit above water once more.',
  fireMarkHit: 'Fire mark at {at}: fire +1.',
  fireMarkHitAtExplosion: 'Fire mark at {at}.',
  hitAgainOnFireMark: '{at} is hit above water once more, and bears a Fire mark: fire +{by} in all.',
  hitAgainOnFireMarkAtExplosion: '{at} is hit above water once more, and bears a Fire mark.',
  magazinePenetrated: 'The magazine at {at} is penetrated.',

  // A hit called at the table.
  called: {
    shell: { harms: '{ship}, a called shell goes in at {at}', harmless: '{ship}, a called shell at {at} does nothing' },
    torpedo: { harms: '{ship}, a called torpedo at {at}', harmless: '{ship}, a called torpedo at {at} does nothing' },
  },

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
  explodesAgain: '{ship} is already at Explosion!: this fire hit sets off one more.',
  explosion: 'Internal explosion at {at}.',
  explosionVoid: 'Internal explosion at {at}, which is not part of {ship}: no effect.',
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
    test: 'Trust the crew, {atMost} or less',
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
    passed: '{ship}: crew test passed, {atMost} or less needed.',
    failed: '{ship}: crew test failed, {atMost} or less needed.',
  },

  ask: {
    flash: '{ship}: a flash towards the magazine at {at}. Flood the magazine?',
    flashTest: '{ship}: does the crew stop the flash? {atMost} or less.',
    supply: '{ship}: does the wreck at {at} cut off the guns at {gun}?',
    explosionDeck: '{ship}, deck 1 to 6',
    explosionSection: '{ship}, section 1 to 10',
  },
}

export const gunnery = {
  // The sum of a salvo.
  table: '{letter} guns up to {upToInches}″: {percent} %, penetration {penetration}',
  modifier: {
    targetSpeed: '{ship}, speed {speed}: {percent} %',
    crew: '{ship}, crew quality {quality}: {percent} %',
    technology: '{ship}, technology: {percent} %',
    localControl: '{ship}, {letter} guns in local control: {percent} %',
    sea: 'Sea state {seaState}, guns on deck {deck}: {percent} %',
    halved: '{ship}’s fire is at Explosion!: her sum is halved.',
  },
  shipSum: '{ship}, {letter} guns × {guns}: {percent} %',
  shipSumHalved: '{ship}, {letter} guns × {guns}: {percent} %, halved',
  sum: '{letter} guns together: {percent} %, counted as {rounded} %',
  sure: '{letter} guns: no straddle. | {letter} guns: one certain straddle. | {letter} guns: {n} certain straddles.',
  sureAndOneMore:
    '{letter} guns: {percent} % for one straddle, {atMost} or less on {die}. | {letter} guns: one straddle, {percent} % for a second, {atMost} or less on {die}. | {letter} guns: {n} straddles, {percent} % for one more, {atMost} or less on {die}.',
  oneMoreYes: '{letter} guns: one more straddle.',
  oneMoreNo: '{letter} guns: no more straddles.',
  straddlesLost:
    '{target} is gone: one straddle of the {letter} guns is wasted. | {target} is gone: {n} straddles of the {letter} guns are wasted.',

  ask: {
    oneMore:
      '{letter} guns: a straddle? {atMost} or less. | {letter} guns: a second straddle? {atMost} or less. | {letter} guns: one more than {n}? {atMost} or less.',
    section: {
      none: 'Section, 1 bow to 10 stern',
      bow: 'Section, raked over the bow: 1 to 6',
      stern: 'Section, raked over the stern: 4 is added',
    },
    deck: 'Deck, 1 highest to 6 lowest',
  },

  etiquette: {
    smallCraft: '{ship} is under {tons} tons, for {guns} guns alone. Fire the others anyway?',
    leadingShip: 'Not the leading ship. Fire main guns anyway?',
    overruled: 'All guns fire, whatever the etiquette.',
    heeded: 'The {letters} guns hold their fire, as the etiquette asks.',
  },

  // Why a ship or a gun is silent.
  silent: {
    struck: 'struck her flag',
    sunk: 'sunk',
    blownUp: 'blown up',
    left: 'off the table',
    fired: 'has fired',
    noAmmunition: 'no ammunition',
    outOfAction: 'guns out of action',
    noGuns: 'no gun left',
    silenced: 'silenced by an event card',
  },
  hindrance: {
    destroyed: 'destroyed',
    outOfAction: 'out of action',
    noAmmunition: 'out of ammunition',
    silenced: 'silenced by an event card',
    fired: 'has fired',
    cannotBear: 'does not bear',
    outOfRange: 'out of range',
  },

  lent: 'The sheet adds guns up within a squadron, and {ships} lends hers to {squadron}. | The sheet adds guns up within a squadron, and {ships} lend theirs to {squadron}.',

  // As the undo button and the log say it.
  done: {
    fired:
      '{squadron} at {target}: no straddle | {squadron} at {target}: one straddle | {squadron} at {target}: {n} straddles',
    heldFire: '{squadron} at {target}: fire held',
  },
}

/** Labels of the form before a salvo. */
export const procedures = {
  salvo: {
    title: 'Gunnery',
    begin: 'Fire',
    squadron: 'Squadron',
    ships: 'Firing',
    target: 'Target',
    rangeInches: 'Range',
    sector: 'Target lies',
    sectorChoices: { bow: 'ahead', port: 'to port', starboard: 'to starboard', stern: 'astern' },
    letters: 'Guns',
    bearingDegrees: 'Off her bow °',
    rake: 'Rake',
    rakeChoices: { none: 'none', bow: 'bow', stern: 'stern' },
    folded: 'Some of the guns only, or guns of other squadrons',
    lent: 'Guns lent by',
    gunsZ: 'Z guns',
    gunsY: 'Y guns',
    gunsX: 'X guns',
    gunsA: 'A guns',
    gunsB: 'B guns',
    gunsC: 'C guns',
    gunsE: 'E guns',
    gunsF: 'F guns',
    gunsQ: 'Q guns',
  },
}

export const refused = {
  'no-ship-fires': 'Choose at least one ship to fire.',
  'ship-cannot-fire': '{ship} is out of action and cannot fire.',
  'target-sunk': '{ship} is sunk.',
  'target-off-table': '{ship} has left the table.',
  'target-own-side': '{ship} is on your own side.',
  'range-unreadable': 'Enter the range in inches.',
  'beyond-the-table': '{rangeInches}″ is beyond any gun: the table ends at {mostInches}″.',
  'beyond-visibility': '{rangeInches}″ is beyond sight: visibility is {visibilityInches}″.',
  'out-of-range': '{rangeInches}″ is beyond the {letter} guns: they reach {maximumInches}″.',
  'no-such-bearing': 'The target lies ahead, to port, to starboard or astern.',
  'no-such-bearing-off-her-bow': 'The bearing off her bow is from 0° right ahead to 180° right astern.',
  'no-such-rake': 'A rake is over the bow, over the stern, or none.',
  'no-gun-chosen': 'Choose the guns that fire.',
  'no-such-gun': 'None of these ships carries such a gun.',
  'gun-cannot-bear': 'No {letter} gun bears in that direction.',
  'only-so-many-guns': 'From 1 to {most} of the {letter} guns can fire there.',
  'nothing-left-to-fire': 'No {letter} gun that bears is left to fire this turn.',
}

/** Damage on the reference sheet. */
export const referenceDamage = {
  areas: {
    belt: 'Belt',
    conningTower: 'Conning tower',
    turret: 'Turret',
    casemate: 'Casemate',
    armouredFlightDeck: 'Armoured flight deck',
  },
  plates: {
    belt: 'belt',
    deck: 'deck',
    conningTower: 'conning tower',
    turret: 'turret',
    casemate: 'casemate',
    flightDeck: 'flight deck',
  },
  armourProtection: {
    title: 'Which armour counts',
    vertical: 'From the side',
    horizontal: 'From above',
    none: 'none',
    half: 'half of {plate}, rounded up',
    special: 'see 10.5',
    vertically: 'From the side come shells, skip bombs, salvo rockets and Ohkas.',
    horizontally:
      'From above come raking shells, all other bombs, FX 1400, Hs 293 and Tiny Tim. A deck also shields casemates that have no armour.',
    ruling: 'Ruling: a kamikaze comes from the side on 1 to 3 of a D6, else from above.',
    asked: 'The rule book says what beats a plate; the program shows the plate and asks.',
  },
  weaponLoss: {
    title: 'Loss of mounts',
    rows: {
      open: 'Open',
      shielded: 'Shielded',
      casemateUnarmoured: 'Casemate without armour',
      turretUnarmoured: 'Turret without armour',
      casemateArmoured: 'Armoured casemate',
      turretArmoured: 'Armoured turret',
    },
    beaten: '{cost}, armour beaten',
    order: 'Mounts go in this order. Ruling: armour that holds keeps the mounts after it whole too.',
    erratum: 'Erratum: a casemate counts as armoured with any armour above 0, not from 0.',
  },
  wreckTest: {
    title: 'Wreck test',
    rows: {
      crewQuality: 'Crew quality',
      damageControlTeams: 'Damage-control teams',
      poorCarrierSafety: 'Poor carrier safety',
      poorUnderwaterProtection: 'Poor underwater protection',
      fires: 'Fires aboard',
      badWeather: 'Bad weather',
    },
    again: 'a success is rolled again',
    occasion: 'Each time a hit brings F to 0, or takes 1 or more of F where F is 0: after damage, before criticals.',
    ruling:
      'Ruling: 6 or more passes; the number is not printed, nor what a failure does. She becomes a wreck; out of a critical she sinks and leaves none, as printed.',
  },
  valuableCargo: {
    title: 'Valuable cargo',
    names: { fuel: 'Fuel', ammunition: 'Ammunition' },
    rows: {
      fuel: '{fires} fire at once. Then a fire test for each cargo point with the CV of the hit; each that succeeds is one fire more.',
      ammunition:
        'A fire test with the CV of the hit, and once more if it fails on a ship that burns. If it succeeds she explodes and is a wreck; ships close by are struck as by a magazine, with a D6 of CV for each cargo point.',
    },
    warship: 'Ruling: a warship with cargo is hit in it on 1 to 5 of a D10, in her weapons on 6 to 10.',
  },
  criticalLoop: {
    title: 'Critical damage, how it goes',
    names: {
      value: 'The value',
      steps: 'Steps',
      size: 'Size',
      again: 'Roll again',
      cannot: 'Cannot be applied',
      end: 'Used up',
    },
    rows: {
      value: 'A hit comes with a critical value, CV, and spends it on what a D20 finds.',
      steps:
        'As many steps as the CV pays for, until nothing is left to lose. No step comes on credit; dice that cost nothing always count.',
      size: 'Where the size of the target counts, a step costs 4 plus her size modifier. Ruling: never below 1.',
      again: 'What is left is rolled for again on the same table.',
      cannot:
        'Nothing to lose, too little CV, armour that holds. Ruling: roll again. Three results running that take no CV, these or others, end the hit, and what is left is lost.',
      end: 'What is left of the CV is lost.',
    },
  },
  structuralWarship: {
    title: 'Structural critical damage: warships',
    loop: 'Armour that is named has to be beaten, or the result cannot be applied; against blows from above the armour in brackets counts.',
    ruling: 'Ruling: the second die of row 3 is a D10, in brackets here.',
  },
  structuralMerchant: {
    title: 'Structural critical damage: merchants',
    loop: 'Also for a warship with cargo whose cargo is hit instead of her weapons.',
    ruling: 'Ruling: the second die of row 3 is a D10, in brackets here.',
  },
  structuralCarrier: {
    title: 'Structural critical damage: carriers and air bases',
    loop: 'Armour that is named has to be beaten, or the result cannot be applied; against blows from above the armour in brackets counts.',
    ashore: 'An air base has S in place of F, and its wreck tests are at S 0. The loss of smoke is optional here.',
    ruling:
      'Ruling: rows 17 and 18 break off in print: armour as for 15 and 16, then roll again. Torpedo mounts are lost as on a warship.',
  },
  underwater: {
    title: 'Underwater critical damage',
    columns: { bow: 'Bow', midships: 'Midships', stern: 'Stern' },
    who: {
      warship: '{area}: warships; a carrier whose {die} shows more than her first H',
      carrier: '{area}: a carrier whose {die} shows her first H or less',
      merchant: '{area}: merchants',
    },
    loop: 'No armour counts. For torpedoes and mines.',
    ruling: 'Ruling: where a D6 finds the column, 1 and 2 are bow, 3 and 4 midships, 5 and 6 stern.',
  },
  results: {
    areas: {
      hull: 'Hull',
      optics: 'Optics, radar',
      masts: 'Spotting top, masts',
      crew: 'Crew',
      fireControl: 'Fire control',
      command: 'Command',
      engineRoom: 'Engine room',
      steering: 'Steering',
      helm: 'Helm',
      sensors: 'Sensors',
      fire: 'Fire',
      weapons: 'Weapons',
      cargo: 'Cargo',
      aircraftOperations: 'Aircraft operations',
      aircraftInHangar: 'Aircraft in the hangar',
      fuelAndAmmunition: 'Fuel and ammunition',
      catastrophicFlooding: 'Bulkheads',
      powerFailure: 'Power failure',
    },
    armour: {
      none: 'none',
      belt: 'belt (deck)',
      conningTower: 'conning tower (½)',
      turret: 'turret (½)',
      casemate: 'casemate (deck)',
      turretOrCasemate: 'turret (½), casemate (deck)',
      armouredFlightDeck: 'armoured flight deck',
    },
    after: { cvUsedUp: 'used up', reroll: 'roll again', byGroup: 'by the group' },
    effects: {
      hull: 'F one less for each {cost}. At 0, now or before, a wreck test: failed, she sinks and leaves no wreck.',
      hullOrBase:
        'F, of a base S, one less for each {cost}. At 0, now or before, a wreck test: failed, she sinks and leaves no wreck.',
      optics:
        'Gunnery modifier one worse for each {cost}, below 0 too. The first time the search radar is lost as well.',
      masts: 'A mast comes down: spotting distance one band less for each {cost}.',
      crew: 'One damage-control team less for each {cost}.',
      fireControl: 'FC one less for each {cost}. At 0 she shoots in local control.',
      command:
        'Crew quality one less for {cost}, once, below −2 too. A flag officer aboard rolls a D20: on the CV or less he is killed, and the command value is one less.',
      engineRoom:
        'Speed less by a D6 for each {cost} plus her size. The first time she can make no more smoke, and what smoke she has is gone.',
      engines: 'Speed less by a D6 for each {cost} plus her size.',
      enginesFree:
        'Speed less by a D6 for nothing, and by one more for each {cost} plus her size. | Speed less by 2D6 for nothing, and by one D6 more for each {cost} plus her size.',
      steering: 'SV one less for each {cost}. At 0 each turn that she makes needs a crew test.',
      helm: 'As steering, then a crew test. Failed: a splash marker, and she swings at once, whatever her steering or speed. D20: {port} to port, {starboard} to starboard, then MVR straight on; a collision counts at once.',
      sensors:
        'One item a hit, the first that she still has: searchlights for {searchlights}; all planes and catapults for {planes}, and a fire test; all gunnery radar for {gunneryRadar}, and with it the +1 of MAIN, OTHER and LRF.',
      sensorsOfCarrier:
        'One item a hit, the first that she still has: searchlights for {searchlights}; all gunnery radar for {gunneryRadar}, and with it the +1 of MAIN, OTHER and LRF.',
      fire: 'One fire for each {fire} plus her size.',
      weapons:
        'Her owner rolls a D10 for the group. MAIN: one mount, perhaps, then a magazine test; the CV is used up. OTHER: as many mounts as the CV pays for, and factors suffer in the order {factors}; roll again. TORPEDOES: as many mounts as the CV pays for; roll again.',
      cargo: 'The cargo is lost; fuel and ammunition see under valuable cargo. Without any left it cannot be applied.',
      aircraftOperations: 'H one less for each {cost}, and one catapult each time.',
      aircraftInHangar: 'RRR one less for each {cost}.',
      fuelAndAmmunition: 'One fire, then the test whether her fuel explodes.',
      catastrophicFlooding:
        'F one less for each {cost}. At 0, now or before, a wreck test: passed, it ends; failed, she sinks and leaves no wreck. With F left and no flash behind it, a crew test, one worse with poor underwater protection: failed, all of it again.',
      powerFailure:
        'From now on a crew test when she is to act in the action phase: failed, she does nothing in it. She moves as before.',
    },
  },
}

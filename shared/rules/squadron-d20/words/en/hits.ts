/** A hit: armour, weapons and cargo, and its effects. */

const mountKinds = {
  open: 'open',
  shielded: 'shielded',
  casemateUnarmoured: 'unarmoured casemate',
  turretUnarmoured: 'unarmoured turret',
  casemateArmoured: 'armoured casemate',
  turretArmoured: 'armoured turret',
} as const

function eachMount(gun: (kind: string) => string, torpedoes: string): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(Object.entries(mountKinds).map(([key, kind]) => [key, gun(kind)])), torpedoes }
}

/** The same of every kind of mount. */
export const everyMount = (said: string) => eachMount(() => said, said)

export const hitWords = {
  attack: {
    gun: 'A shell',
    rakingGun: 'A raking shell',
    torpedo: 'A torpedo',
    mine: 'A mine',
    diveBomber: 'A bomb of a dive bomber',
    skipBomber: 'A skip bomb',
    fighterBomber: 'A bomb of a fighter-bomber',
    glideBomber: 'A bomb of a glide bomber',
    torpedoBomber: 'A torpedo from the air',
    aircraftGuns: 'Aircraft guns',
    ohka: 'An Ohka',
    fx1400: 'An FX 1400',
    hs293: 'An Hs 293',
    kamikaze: 'A kamikaze',
    salvoRockets: 'Rockets in a salvo',
    tinyTim: 'A Tiny Tim',
    lowLevelBomber: 'A bomb from low level',
    mediumLevelBomber: 'A bomb from medium level',
    highLevelBomber: 'A bomb from high level',
  },
  armour: {
    ask: {
      belt: '{ship}: does the hit get through armour of {armour}?',
      conningTower: '{ship}: does the hit get through armour of {armour} to the conning tower?',
      turret: '{ship}: does the hit get through turret armour of {armour}?',
      casemate: '{ship}: does the hit get through armour of {armour} to the casemate?',
      armouredFlightDeck: '{ship}: does the hit get through the armoured flight deck of {armour}? See 10.5',
    },
    counts: {
      belt: 'What counts: belt, {armour}',
      deck: 'What counts: deck, {armour}',
      conningTower: 'What counts: conning tower, {armour}',
      conningTowerHalf: 'What counts: half of the conning tower, {armour}',
      turret: 'What counts: turret, {armour}',
      turretHalf: 'What counts: half of the turret, {armour}',
      casemate: 'What counts: casemate, {armour}',
      flightDeck: 'What counts: armoured flight deck, {armour}',
    },
    calibre: 'Calibre {inches}″',
    side: 'CV at hand: {cv}',
    beaten: 'The hit gets through armour of {armour} on {ship}.',
    holds: 'Armour of {armour} on {ship} holds.',
    keepsOut: 'Armour keeps it out of {ship}: cannot be applied.',
  },
  kamikaze: {
    ask: '{ship}: does the kamikaze strike her side, or her deck? Side on 1 to 3',
    vertical: 'It strikes her side: vertical armour counts.',
    horizontal: 'It strikes her deck: horizontal armour counts.',
  },
  weapons: {
    ask: '{ship}: which weapons are hit? Her owner rolls',
    faces: {
      main: 'MAIN on {from} to {to}',
      other: 'OTHER on {from} to {to}',
      torpedoes: 'TORPEDOES on {from} to {to}',
    },
    group: { main: '{ship}: MAIN.', other: '{ship}: OTHER.', torpedoes: '{ship}: TORPEDOES.' },
    which: '{ship}: which mount goes? Her owner says',
    cargoOrWeapons: '{ship}: is her cargo hit instead of her weapons?',
  },
  mount: eachMount(
    (kind) => `Mount {at}, ${kind}, one gun of {inches}″ | Mount {at}, ${kind}, {n} guns of {inches}″`,
    'Mount {at}, one tube | Mount {at}, {n} tubes',
  ),
  mountLost: eachMount(
    (kind) =>
      `{ship} loses mount {at}, ${kind}, one gun of {inches}″ (CV {spent}). | {ship} loses mount {at}, ${kind}, {n} guns of {inches}″ (CV {spent}).`,
    '{ship} loses torpedo mount {at}, one tube (CV {spent}). | {ship} loses torpedo mount {at}, {n} tubes (CV {spent}).',
  ),
  factors: {
    ask: '{ship}: how many factors of light weapons suffer too?',
    left: { asw: 'ASW left: {n}', mrf: 'MRF left: {n}', crf: 'CRF left: {n}' },
  },
  cvOfTest: 'The test uses CV {cv}',
  fireTest: {
    ask: '{ship}: does she catch fire? Fire test of the rule book, CV {cv}',
    roll: '{ship}: does she catch fire? On {cv} or less',
    yes: '{ship} catches fire.',
    no: '{ship} does not catch fire.',
  },
  fireTests: {
    ask: '{ship}: how many of {n} fire tests set her on fire? CV {cv}',
    roll: '{ship}: {n} fire tests, each on {cv} or less',
    done: 'No fire test of {tests} succeeds. | One fire test of {tests} succeeds. | {n} fire tests of {tests} succeed.',
  },
  magazineTest: {
    ask: '{ship}: does a magazine explode? Magazine test of the rule book, CV {cv}',
    roll: '{ship}: does a magazine explode? On {cv} or less',
    yes: 'A magazine of {ship} explodes.',
    no: 'The magazines of {ship} do not explode.',
  },
  fuelTest: {
    ask: '{ship}: does her fuel explode? Fuel explosion test of the rule book, CV {cv}',
    roll: '{ship}: does her fuel explode? On {cv} or less',
    yes: 'The fuel of {ship} explodes.',
    no: 'The fuel of {ship} does not explode.',
  },
  cargo: {
    fuel: '{ship}: her cargo of fuel is destroyed, {n} cargo points.',
    ammunition: '{ship}: her cargo of ammunition is destroyed, {n} cargo points.',
    other: '{ship}: her cargo is destroyed, {n} cargo points.',
    burns: '{ship} burns: a test that fails is made again',
    collateral: '{ship} explodes: CV of the collateral damage, D6 for each cargo point',
  },
  hit: {
    gone: '{ship} can take no more harm.',
    impact: 'IP of the hit: {impact}',
    underwater: 'Under water: no armour counts',
    armour:
      'Her armour: belt {belt}, deck {deck}, conning tower {conningTower}, turret {turret}, casemate {casemate}, flight deck {flightDeck}',
    ask: '{ship}: IP damage of the hit, and its CV? | {ship}: IP damage of each of {n} hits, and its CV?',
    noCritical: 'CV 0 for a hit without a critical',
    figure: { flotation: 'F', structure: 'S', criticalValue: 'CV', column: 'Where' },
    row: 'Hit {n}',
    which: 'Hit {n} of {of}',
    left: { flotation: 'F now: {left} of {of}', structure: 'S now: {left} of {of}' },
    takes: { flotation: '{ship}: F {n} lower, now {to}.', structure: '{ship}: S {n} lower, now {to}.' },
    third: {
      flotation: 'F of {ship} is down to a third or less: a morale test in the end phase.',
      structure: 'S of {ship} is down to a third or less: a morale test in the end phase.',
    },
    nothing: {
      flotation: 'F of {ship} is down to 0: a morale test in the end phase.',
      structure: 'S of {ship} is down to 0: a morale test in the end phase.',
    },
    wreck: '{ship} is a wreck: a marker takes her place.',
    sunk: '{ship} sinks.',
  },
  done: {
    critical: 'a critical of CV {cv} on {ship}',
    criticalGone: 'a fatal critical of CV {cv} on {ship}',
    hit: 'a hit on {ship} | {n} hits on {ship}',
    hitGone: 'a fatal hit on {ship} | {n} hits on {ship}, fatal',
  },
}

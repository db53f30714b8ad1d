import { bearings } from './bearings'

/** The checklist of a hit number, row by row: without its figure beside the sum, with it in a sentence. */
const rows = {
  mountValue: 'Mount value, guns in a mount: {guns}',
  size: 'Size of the target, {type}',
  targetTurning: 'Target turned {degrees}°',
  targetSlow: 'Target under 1.25″, she makes {speed}″',
  additionalBattery: 'Batteries on the target: {n}',
  additionalOwn: 'Batteries of {ship} on the target: {n}',
  visibility: 'Visibility',
  notVisuallySpotted: 'Target not seen by eye',
  gunFlashesOnly: 'Fire at gun flashes alone',
  nightTargetDark: 'Night, target dark and silent',
  hitLastTurnSameCourse: 'Target hit last turn, course kept',
  firerTurning: '{ship} turned {degrees}°',
  firerFast: '{ship} makes {speed}″, over 3.50″',
  notEngaged: 'Guns that fire at {ship}: {n}',
  heavySeas: 'Heavy sea, {ship}',
  sunOrSpray: 'Into sun or spray, {ship}',
  earlyRadar: 'Early fire-control radar, {ship} {inches}″',
  laterRadar: 'Later fire-control radar, {ship} {inches}″',
  noRadar: 'Fire-control radar, {ship} {inches}″',
  localControl: 'Local control at {rangeInches}″, {ship} {inches}″',
  plotOut: 'Plot out, {ship}',
  noInterference: 'Secondaries silent, {ship}',
  shieldedInterference: 'Shielded secondaries fire too, {ship}',
  openInterference: 'Open secondaries fire too, {ship}',
  batterySize: 'Guns of the battery that fire, {ship} {inches}″: {n}',
  steadySecondaries: 'Steady platform, {ship} {inches}″',
}

type RowName = keyof typeof rows

/** The same with the figure: `Size of the target, DD: −3`. */
const lines = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, `${row}: {figure}`])) as Readonly<
  Record<RowName, string>
>

export const gunnery = {
  // Beside the sum, where the column names ship and battery.
  row: {
    ...rows,
    mountValue: 'mount value, to {toInches}″',
    targetSlow: 'Speed of the target, {speed}″',
    additionalOwn: 'Her batteries on the target: {n}',
    firerTurning: 'Firer turned {degrees}°',
    firerFast: 'Firer makes {speed}″, over 3.50″',
    notEngaged: 'Guns that fire at the firer: {n}',
    heavySeas: 'Heavy sea',
    sunOrSpray: 'Into sun or spray',
    earlyRadar: 'Early fire-control radar',
    laterRadar: 'Later fire-control radar',
    noRadar: 'Fire-control radar',
    localControl: 'Local control at {rangeInches}″',
    plotOut: 'Plot out',
    noInterference: 'Secondaries silent',
    shieldedInterference: 'Shielded secondaries fire too',
    openInterference: 'Open secondaries fire too',
    batterySize: 'Guns of the battery that fire: {n}',
    steadySecondaries: 'Steady platform',
  },
  line: { ...lines, mountValue: '{ship} {inches}″, mounts of {guns}: {figure}' },
  // Mounts and guns in each: `8″, 3 × 2`.
  title: '{inches}″, {n} × {guns}',
  titleOf: '{ship} {inches}″, {n} × {guns}',
  // Where one kind of mounts fires.
  short: '{inches}″',
  shortOf: '{ship} {inches}″',
  mountValues: 'Mount value of {inches}″ by range',
  herGuns: '{guns}',
  planeUp: 'The plane of {ship} is up.',
  planeDown: 'The plane of {ship} is up no longer.',
  // Why a ship brings no gun to a salvo.
  none: {
    notAimed: 'no aim yet',
    outOfRange: 'out of range',
    doesNotBear: 'no gun bears',
    fired: 'has fired',
    silenced: 'silenced',
    noPower: 'without power',
    unfed: 'no ammunition',
    lost: 'out of action',
    noGuns: 'has no guns',
  },
  hitNumber:
    '{ship} {inches}″, no mount: hit number {figure} | {ship} {inches}″, one mount of {guns}: hit number {figure} | {ship} {inches}″, {n} mounts of {guns}: hit number {figure}',
  means: 'hit number; hits on average: {expected}',
  meansIf: 'hit number; hits: {expected}, D10 of {initial} or less',
  meansShort: 'hit number, no hit: the D10 of this turn fell short of {initial}',
  onDie: 'D100, hits: {faces}',
  expects: '{ship} {inches}″, hits to be expected: {expected}.',

  battery: { main: 'main {inches}″', secondary: 'secondary {inches}″' },
  mount: '{mount} ×{guns}',
  mountOf: '{ship} {mount}',
  shipName: '{ship}',

  // The initial roll.
  goesOnAlways: '{ship} {inches}″ goes on whatever the die shows.',
  goesOnAt: '{ship} {inches}″ goes on at {initial} or less.',
  thrownBefore: '{ship} threw {die} on her D10 this turn, for all her batteries.',
  fallsShort: '{ship} {inches}″: {die} on the die, {initial} or less was needed. No salvo on the target.',

  // Hits.
  needs: 'Hits: {faces}',
  scored:
    '{ship} {inches}″: {face} on the die, no hit. | {ship} {inches}″: {face} on the die, one hit. | {ship} {inches}″: {face} on the die, {n} hits.',
  scoredSure: '{ship} {inches}″: no hit. | {ship} {inches}″: one certain hit. | {ship} {inches}″: {n} certain hits.',
  scoredByChits:
    '{ship} {inches}″: chits {chits}, no hit. | {ship} {inches}″: chits {chits}, one hit. | {ship} {inches}″: chits {chits}, {n} hits.',
  noChits: '{ship} {inches}″: the die was not a 1, no hit.',
  hitsWait:
    'No hit of {inches}″ on {target} | One hit of {inches}″ on {target} waits for the damage phase. | {n} hits of {inches}″ on {target} wait for the damage phase.',

  // Damage to the firing ship.
  mishap: {
    radarsOut: '{ship}: the blast of her own guns puts her radars out.',
    radarsAndRadiosOut: '{ship}: the blast of her own guns puts radars and radio out.',
    mountOut: '{ship}: mount {mount} breaks down.',
    burns: '{ship}: mount {mount} burns.',
    radio: '{ship}: her radio fails.',
    searchRadar: '{ship}: a search radar fails.',
    fireControlRadar: '{ship}: a fire-control radar fails.',
  },
  nothingToLose: '{ship}: the blast of her own guns finds nothing to put out.',
  lot: {
    mount: 'Mount {mount}',
    radio: 'Radio',
    searchRadar: 'Search radar {set}',
    fireControlRadar: 'Fire-control radar {set}',
  },

  // Chits.
  chit: { figure: '{figure}', minus: '−{figure}', miss: 'Blank', A: 'A', B: 'B', C: 'C', D: 'D', X: 'X' },
  firstChit: {
    harms:
      '{ship} {inches}″: the first chit is {chit}, her mounts are of reliability {reliability}: something of hers is out',
    harmless: '{ship} {inches}″: the first chit is {chit}, her mounts are of reliability {reliability}: no harm to her',
    x: '{ship} {inches}″: the first chit is the X: she explodes, or a mount that fired burns',
  },
  cupMadeUp: 'The cup holds one chit | The cup holds {n} chits',

  ask: {
    initial: 'Initial roll of {ship}, for all her batteries',
    hit: '{ship} {inches}″, one mount of {guns}: hits? | {ship} {inches}″, {n} mounts of {guns}: hits?',
    below: '{ship} {inches}″, mounts of {guns}: a 1 first, or no chit counts',
    chit: '{ship} {inches}″: chit {n}',
    mount: '{ship}: which of the mounts that fired?',
    victim: '{ship}: which mount, radar or radio?',
    explodes: '{ship}: she explodes on {atMost}, else a mount burns',
  },

  warning: {
    friend: '{target} is a friend.',
    tooFar: '{ship} sees {target} to {inches}″ and no farther.',
    unseen: '{ship} cannot see {target}.',
    mistaken: 'This turn the main battery of {ship} fires at {target}, whatever she was ordered.',
    jammed: 'Mount {mount} of {ship} is jammed in train and left out: take it in if the target lies where it points.',
    delayed: '{ship} {inches}″ takes a turn longer to open fire or to change to {target}.',
    noChits: 'The cup is not used: hits are found by D100.',
    cupHolds: 'So the cup holds one chit. | So the cup holds {n} chits.',
  },

  // Why a ship or a gun is silent.
  silent: {
    struck: 'struck her flag',
    sunk: 'sunk',
    blownUp: 'blown up',
    left: 'off the table',
  },
  fault: {
    lost: 'out of action',
    unfed: 'its magazines are gone',
    silenced: 'silenced',
    noPower: 'without power',
    fired: 'has fired',
    outOfRange: 'out of range',
    doesNotBear: 'does not bear',
  },
  mountFault: {
    lost: '{mount}: out of action.',
    unfed: '{mount}: its magazine is flooded or out.',
    silenced: '{mount}: silenced.',
    noPower: '{mount}: no power.',
    fired: '{mount}: has fired.',
    outOfRange: '{mount}: out of range.',
    doesNotBear: '{mount}: does not bear.',
  },

  odds: {
    hits: 'No hit | One hit | {n} hits',
    orMore: '{n} hits or more',
    onceOn: 'A hit if all go on',
  },

  due: 'Guns of {squadron}',
  holdFire: '{squadron} holds its fire',
  restHoldsFire: 'the others of {squadron} hold their fire',
  allHoldFire: 'the last division holds its fire | the last {n} divisions hold their fire',
  heldFire: '{who} holds her fire | {who} hold their fire',

  // As the undo button and the log say it.
  done: '{who} at {target}: no hit | {who} at {target}: one hit | {who} at {target}: {n} hits',
}

/** Labels of the form before gunfire, and of the chits of a cup. */
export const procedures = {
  gunfire: {
    title: 'Gunfire',
    begin: 'Fire',
    squadron: 'Division',
    ships: 'Firing',
    folded: 'Ranges of single ships, friends, visibility and more',
    friendsToo: 'Friends too',
    target: 'Target',
    rangeInches: 'Range',
    rangeOf: 'Her range',
    bearing: 'Target bears',
    bearingChoices: bearings,
    batteries: 'Batteries',
    mounts: 'Mounts',
    targetTurnedDegrees: 'Target turned °',
    targetFollows: 'Target follows in a column turn',
    firerTurnedDegrees: 'Firer turned °',
    firerTurnedOf: 'She turned °',
    batteriesOnTarget: 'Batteries on her, all turn',
    visibility: 'Visibility',
    sight: 'Target is',
    sightChoices: { seen: 'seen', unseen: 'not seen', flashes: 'seen by her flashes' },
    targetShows: 'Target fires, burns or is lit',
    hitLastTurn: 'Target hit last turn, course kept',
    sunOrSpray: 'Into sun or spray',
    spotterPlane: 'Own spotter plane is up',
    spotterShip: 'Spotter ship',
    spotterShipChoices: { none: 'none' },
    spotterRangeInches: 'Her range to the target',
  },
  holdFire: { title: 'Ships hold their fire', begin: 'Hold fire', ships: 'Ships' },
  makeUpCup: {
    title: 'The cup of chits',
    begin: 'Fill the cup',
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => at - 10).map((chit) => [
        `chit${chit}`,
        `Chits with a ${chit < 0 ? `−${-chit}` : chit}`,
      ]),
    ),
    chitmiss: 'Blanks',
    chitA: 'Letter A',
    chitB: 'Letter B',
    chitC: 'Letter C',
    chitD: 'Letter D',
    chitX: 'X',
  },
}

/** Short names of what gunfire asks, by the parts of a question’s key. */
export const asked = {
  initial: 'Initial roll',
  hit: 'Hits',
  'hit-main': 'Hits, main battery',
  'hit-sec': 'Hits, secondaries',
  'hit-aa': 'Hits, anti-aircraft guns',
  hits: 'Hits',
  below: 'A 1 first',
  chit: 'Chit {count}',
  first: 'First chit',
  victim: 'What is out',
  explodes: 'Explosion',
}

export const refused = {
  'gunfire-no-such-bearing': 'A target bears in steps of 30°, from 0° right ahead to 330°.',
  'gunfire-battery-unknown': 'No ship that fires has a battery “{battery}”.',
  'gunfire-beyond-bands': '{rangeInches}″ is beyond the {inches}″ guns: their last band ends at {maximumInches}″.',
  'gunfire-no-mount': 'Choose at least one mount to fire.',
  'gunfire-mount-unknown': 'That mount belongs to no battery that fires.',
  'gunfire-mount-lost': '{ship}, mount {mount}: out of action.',
  'gunfire-mount-unfed': '{ship}, mount {mount}: the magazine that feeds it is flooded or out.',
  'gunfire-mount-silenced': '{ship}, mount {mount}: her guns are silenced.',
  'gunfire-mount-no-power': '{ship}, mount {mount}: no power.',
  'gunfire-mount-fired': '{ship}, mount {mount}: its fire of this turn is spent.',
  'gunfire-mount-out-of-range': '{ship}, mount {mount}: out of range.',
  'gunfire-mount-does-not-bear': '{ship}, mount {mount}: masked, it does not bear so far round.',
  'no-fire-to-hold': 'No ship is left that could fire.',
  'gunfire-figure': 'Enter a whole number from {least} to {most}.',
  'gunfire-two-spotters': 'A plane or a ship spots for her, not both.',
  'gunfire-cannot-be-spotted-for': '{ship} needs a radio and a director that work to be spotted for.',
  'gunfire-cannot-spot':
    'She cannot spot: this needs a light cruiser or larger, with radio and fire control undamaged.',
  'chit-cup-empty': 'There is no chit in the cup.',
  'chit-cup-unreadable': '“{what}” is no chit with a count: −10 to 9, miss, A to D or X, each once.',
  'chit-cup-too-small': 'There are fewer chits in the cup, {chits}, than mounts that fire, {mounts}.',
}

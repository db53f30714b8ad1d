/** The naval event cards: a title, and what the card says. A sentence speaks of the ship that is struck. */
export const navalEventWords = {
  friendlyFire: {
    title: 'Friendly fire',
    text: 'She fires on her own side. Her admiral names the target among his three ships nearest the enemy, none of her own formation; by day at 20,000 yards or more.',
  },
  torpedoCasualty: { title: 'Torpedo casualty', text: 'Her torpedo gear fails: nothing is launched this turn.' },
  mainBatteryCasualty: { title: 'Main battery casualty', text: 'Her main battery stays silent this turn.' },
  secondaryBatteryCasualty: {
    title: 'Secondary battery casualty',
    text: 'Her secondary battery stays silent this turn.',
  },
  propulsionCasualty: { title: 'Propulsion casualty', text: 'A fault in the engine room: half speed this turn.' },
  steeringCasualty: {
    title: 'Steering casualty',
    text: 'For this turn she moves as after a steering hit, or by D6: 1 left 180°, 2 left 90°, 3–4 straight, 5 right 90°, 6 right 180°.',
  },
  radarOutage: { title: 'Radar outage', text: 'All her radars are out until they are repaired.' },
  collision: {
    title: 'Collision',
    text: 'Two neighbours in one formation run foul of each other. Their owner names them.',
  },
  shipboardFire: { title: 'Shipboard fire', text: 'A fire breaks out, burns for this turn and is out.' },
  checkFire: { title: 'Check fire', text: 'None of her weapons fires this turn.' },
  targetConfusionMainBattery: {
    title: 'Target confusion – main battery',
    text: 'Her main battery fires on one of the two ships nearest the target she was ordered. D6: 1–3 the nearer, 4–6 the other.',
  },
  targetConfusionTorpedoes: {
    title: 'Target confusion – torpedoes',
    text: 'Her torpedoes go for one of the two ships nearest the target she was ordered. D6: 1–3 the nearer, 4–6 the other.',
  },
  spotterPlane: {
    title: 'Spotter plane',
    text: 'By day one ship of yours fires with the bonus for aircraft spotting. By night one enemy formation is lit up and may be engaged at the longest range.',
  },
  diveBombingAttack: {
    title: 'Dive bombing attack',
    text: 'D6 dive bombers attack. Without rules for aircraft: as many 12″ common shells, each hitting at 50 %.',
  },
  torpedoBombingAttack: {
    title: 'Torpedo bombing attack',
    text: 'D6 torpedo bombers attack. Without rules for aircraft: as many 18″ torpedoes from 1,500 yards.',
  },
  levelBombingAttack: {
    title: 'Level bombing attack',
    text: 'D6 level bombers attack. Without rules for aircraft: 3D6 8″ HE shells, each hitting at 5 %.',
  },
  subAttack: {
    title: 'Sub attack',
    text: 'D6 torpedoes run in from D6 × 1,000 yards, of the kind that most submarines of the attacking side carry.',
  },
  mineAttack: {
    title: 'Mine attack',
    text: 'She strikes a drifting mine. Without rules for mines: one hit by a 21″ torpedo.',
  },
  majorPropulsionCasualty: { title: 'Major propulsion casualty', text: 'Half speed until she is repaired.' },
  majorMainBatteryCasualty: {
    title: 'Major main battery casualty',
    text: 'Half of her main battery is out until it is repaired.',
  },
  majorFireControlCasualty: {
    title: 'Major fire control casualty',
    text: 'Her main battery fires in local control until fire control is repaired.',
  },
  majorFire: { title: 'Major fire', text: 'A fire burns until damage control puts it out.' },
  majorTorpedoBatteryCasualty: {
    title: 'Major torpedo battery casualty',
    text: 'Half of her torpedo tubes are out until they are repaired.',
  },
  majorSteeringCasualty: {
    title: 'Major steering casualty',
    text: 'Until repaired she moves as after a steering hit, or by a D6 each turn: 1 left 180°, 2 left 90°, 3–4 straight, 5 right 90°, 6 right 180°.',
  },
  signalingError: {
    title: 'Signalling error',
    text: 'A whole formation moves at random. D6: 1 left 180°, 2 left 90°, 3–4 straight, 5 right 90°, 6 right 180°.',
  },
  majorSecondaryBatteryCasualty: {
    title: 'Major secondary battery casualty',
    text: 'Her secondary battery on one side is out until it is repaired. D6: 1–3 port, 4–6 starboard.',
  },
} as const

/** The D20 events of a land battle. */
export const fieldEventWords = {
  urgentAssistance: {
    title: 'Urgent assistance',
    text: 'The commander ends his move within 4 base widths of the friendly unit that was furthest from him.',
  },
  anxious: { title: 'Anxious', text: 'The unit goes forward its whole allowance, or as far as it can.' },
  hesitant: { title: 'Hesitant', text: 'The unit attempts nothing this turn, not even recovery.' },
  retrograde: { title: 'Retrograde', text: 'The unit makes a full retrograde move and may wheel while it does.' },
  disorganized: { title: 'Disorganised', text: 'The unit takes 1 DISR, unless that would break it.' },
  limitedAmmo: { title: 'Limited ammo', text: 'The guns do not fire this turn.' },
  roughGoing: { title: 'Rough going', text: 'For the unit open ground is rough, and rough ground cannot be crossed.' },
  badAim: { title: 'Bad aim', text: 'The guns hit at −1 on every die this turn.' },
  valiantCharge: { title: 'Valiant charge', text: 'The unit hits at +1 on every die of combat.' },
  rallyToTheFlag: {
    title: 'Rally to the flag',
    text: 'Army morale rises, by 1 on an odd D6, by 2 on an even one. Once in a game.',
  },
  wellDisciplined: { title: 'Well disciplined', text: 'The unit loses 1 DISR and makes no other recovery this turn.' },
  heroicRally: { title: 'Heroic rally', text: 'The unit rolls two dice for one recovery.' },
  stirrupsIn: { title: 'Stirrups in', text: 'The horse hit at +1 on every die of a charge or counter-charge.' },
  whiffOfGrape: { title: 'Whiff of grape', text: 'The guns hit at +1 on every die with canister.' },
  rallyToTheColours: { title: 'Rally to the colours', text: 'Disruptions cost the unit no dice in combat.' },
  deadlyFire: { title: 'Deadly fire', text: 'The foot hit at +1 if they fire in their reaction phase.' },
  thickSmoke: { title: 'Thick smoke', text: 'The foot hit at −1 if they fire in their reaction phase.' },
  findTheWay: { title: 'Find the way', text: 'For the unit rough ground counts as open.' },
  holdTheLine: { title: 'Hold the line', text: 'The foot have one die more in combat.' },
  impetuous: {
    title: 'Impetuous',
    text: 'With an enemy in reach the unit charges in its activity phase, or counter-charges in its reaction phase.',
  },
} as const

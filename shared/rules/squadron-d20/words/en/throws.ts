/** Throws of firing ships: modifiers, the number needed, the result. */

/** Modifiers of target and saving throws; each is a line in a sum, and with its figure a reason. */
const rowWords = {
  crewQuality: 'Crew quality',
  targetSize: 'Size of the target',
  interveningBase: 'Bases in the way | One base in the way | {n} bases in the way',
  splashFirer: 'Splash on the firer | One splash marker on the firer | {n} splash markers on the firer',
  splashTarget: 'Splash on the target | One splash marker on the target | {n} splash markers on the target',
  gunneryModifier: 'Gunnery modifier',
  targetSteeringOut: 'Steering of the target out, SV\u00a00',
  targetSlow: 'Target slow',
  radarSupport: 'Supported by radar',
  speedSetting: 'Speed setting of {knots} knots',
  bowArc: 'Into the bow arc of the target',
  sternArc: 'Into the stern arc of the target',
  arcFree: 'The arc does not count',
  typeX: 'Small craft, their own modifier',
  gunImpact: 'IP of the gun',
  typeXHitByCrf: 'Small craft hit by CRF',
  otherHitByMrf: 'Type {letter} hit by MRF',
} as const

/** The same with the figure: each form of a plural has it. */
export function withFigure(rows: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const each = (text: string) =>
    text
      .split(' | ')
      .map((form) => `${form}: {figure}`)
      .join(' | ')
  return Object.fromEntries(Object.entries(rows).map(([id, text]) => [id, each(text)]))
}

export const throwWords = {
  figure: '{figure}',
  row: rowWords,
  gunsAtTarget: 'Guns shooting at the target',
  line: withFigure({
    ...rowWords,
    gunsShooting: 'One gun shooting at the target | {n} guns shooting at the target',
  }),
  reroll: {
    stopped: 'The target lies still: misses are thrown again once.',
    land: 'The target is land: misses are thrown again once.',
    shore: 'A shore battery shoots: misses are thrown again once.',
  },
  onTarget: {
    needed: 'Needed: {needed} or more, D20',
    from: 'On target on {from} or more',
    askFrom: '{who}: needed on the D20',
    ask: {
      die: '{who}: D20, {from} or more | {who}: D20, {from} or more | {who}: {n} D20, {from} or more each',
      again:
        '{who}: the miss again, {from} or more | {who}: the miss again, {from} or more | {who}: {n} misses again, {from} or more each',
    },
    on: '{who}: {die}, {from} or more was needed. On target.',
    off: '{who}: {die}, {from} or more was needed. Off target.',
    of: '{who}: {die}; {from} or more was needed. {on} of {dice} on target.',
    again: {
      on: '{who}, thrown again: {die}, {from} or more was needed. On target.',
      off: '{who}, thrown again: {die}, {from} or more was needed. Off target.',
      of: '{who}, thrown again: {die}; {from} or more was needed. {on} of {dice} on target.',
    },
    cannot: '{who} cannot hit: {from} or more is needed, and a D20 has no more than 20. Off target.',
    sure: '{who}: {from} or more was needed. On target whatever the die shows.',
    means: 'on target in {percent} % of throws',
    meansAgain: 'on target in {percent} %, the second throw of a miss counted',
    meansOf: 'one of {dice} dice or more on target in {percent} %',
    meansNever: 'cannot hit',
    meansOfAgain: 'one of {dice} dice or more on target in {percent} %, second throws counted',
  },
  save: {
    needed: 'Saving throw: {needed} or more, D10',
    from: 'Saved on {from} or more',
    askFrom: '{who}: needed to be saved',
    ask: '{who}: saving throw, D10, {from} or more | {who}: saving throw, D10, {from} or more | {who}: {n} saving throws, D10, {from} or more each',
    saved: '{who} is saved: {die}, {from} or more was needed.',
    failed: '{who} is not saved: {die}, {from} or more was needed.',
    of: '{who}, {n} saving throws: {die}; {from} or more was needed, {failed} failed.',
    cannot: '{who}: {from} was needed to be saved, more than a D10 shows.',
    sure: '{who}: {from} or more was needed. Saved whatever the die shows.',
  },
}

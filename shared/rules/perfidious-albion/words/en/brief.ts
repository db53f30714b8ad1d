/** What an answer would do, in a word or two on its key: under the same names as the sentences of the log. */
export const brief = {
  damage: {
    void: 'no hit',
    held: 'armour holds',
    destroyed: 'lost',
    destroyedBefore: 'lost before',
    repairUndone: 'lost again',
    repairHolds: 'lost before',
    leak: 'floods',
    sunk: 'she sinks',
    blownUp: 'blows up',
    fireRaised: 'fire {level}',
    fireExplodes: 'fire explodes',
    fireLowered: 'fire {level}',
    propulsionLost: 'speed {speed}',
    steeringDamaged: { ask: 'helm hit', straightAhead: 'helm hit', crewTestToTurn: 'helm hit' },
    magazineFlooded: 'flooded and lost',
    flash: { held: 'the flash stops' },
    explosion: 'explodes within',
    explosionVoid: 'nothing there',
    explosionSpared: 'flooded, nothing',
    crewTest: { passed: 'the crew passes', failed: 'the crew fails' },
  },
  sequence: {
    torpedo: { strikes: 'hit', void: 'no hit', aboveWater: 'misses' },
    weather: {
      visibilityLess: 'sees less',
      visibilityMore: 'sees more',
      seaWorse: 'the sea gets up',
      seaBetter: 'the sea goes down',
    },
  },
}

/** What came of an outcome in a few words, under the keys of its reasons; `{who}` is the ship, or “she”. */
export const news = {
  range: { rangeInches: '{rangeInches}″' },
  weapon: {
    Z: 'one heavy gun | {some} heavy guns',
    Y: 'one older heavy gun | {some} older heavy guns',
    X: 'one lesser heavy gun | {some} lesser heavy guns',
    A: 'one 7.5–9.2-inch | {some} 7.5–9.2-inch',
    B: 'one 6-inch | {some} 6-inch',
    C: 'one 4–5-inch | {some} 4–5-inch',
    E: 'one 12-pounder | {some} 12-pounders',
    F: 'one light gun | {some} light guns',
    Q: 'one machine gun | {some} machine guns',
    other: 'one gun | {some} guns',
  },
  hits: {
    straddles: 'no straddle | one straddle | {n} straddles',
    torpedoes: 'no torpedo strikes | one torpedo strikes | {n} torpedoes strike',
  },
  story: {
    straddles:
      '{at} comes under fire from {by}{range} and is not straddled | {at} is straddled once by {by}{range} | {at} is straddled twice by {by}{range} | {at} is straddled {some} times by {by}{range}',
    torpedoes: 'No torpedo{from} strikes {at} | A torpedo{from} strikes {at} | {some} torpedoes{from} strike {at}',
  },
  head: {
    damage: {
      leak: '{who} takes in water',
      magazineFlooded: '{who} floods a magazine',
      fireRaised: '{who} is on fire',
      fireExplodes: 'Fire rages in {who}',
      lost: { conningTower: '{who} is hit in the conning tower' },
      steeringDamaged: { straightAhead: '{who} no longer answers her helm' },
    },
  },
  damage: {
    held: 'armour holds one | armour holds {n}',
    void: 'one finds nothing | {n} find nothing',
    destroyedBefore: 'one strikes a wrecked box | {n} strike wrecked boxes',
    fireLowered: 'fire down to {level}',
    destroyed: 'one box destroyed | {n} boxes destroyed',
    flotationLost: 'one flotation box lost ({left} left) | {n} flotation boxes lost ({left} left)',
    leak: 'flooding +{n}',
    propulsionLost: 'speed {speed} at most',
    lost: {
      gun: '{guns} out',
      magazine: 'a magazine lost | {n} magazines lost',
      torpedoTube: 'a torpedo tube out | {n} torpedo tubes out',
      conningTower: 'conning tower hit',
      funnel: 'uptakes hit',
    },
    outOfAmmunition: 'guns at {gun} without a magazine | {n} boxes of guns without a magazine',
    supplyCut: 'guns at {gun} cut off from their magazine | {n} boxes of guns cut off from their magazine',
    magazineFlooded: 'magazine at {at} flooded',
    fireRaised: 'fire {level}',
    fireExplodes: 'fire at Explosion!',
    steeringDamaged: {
      ask: 'steering damaged',
      straightAhead: 'steering gone, straight ahead',
      crewTestToTurn: 'steering damaged',
    },
    explosion: 'explosion inside at {at}',
    magazinePenetrated: 'magazine at {at} penetrated',
    deadInTheWater: '{who} lies dead in the water',
    sunk: '{who} sinks',
    blownUp: '{who} blows up',
  },
  sequence: {
    repairs: {
      stemmed: 'flooding down to {level}',
      engine: 'speed {speed} again',
      steers: 'steering repaired',
    },
    torpedo: {
      neighbourFloods: 'one box beside it floods | {n} boxes beside it flood',
      inMagazine: 'magazine at {at} struck',
    },
    surrender: { strikes: '{who} strikes her flag' },
  },
}

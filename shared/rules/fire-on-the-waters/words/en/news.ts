import { decapitalised } from '../../../../words/decapitalised'
import { brief } from './brief'
import { damage as damageSentences } from './damage'
import { damageControl as damageControlSentences } from './damage-control'
import { gunnery } from './gunnery'

const { mishap } = gunnery

/** “{ship} {at}: mount A out.” without the ship and the place that the headline says. */
function short(sentence: string): string {
  return decapitalised(sentence.replace(/^\{ship\}(?: \{at\})?: /, '').replace(/\.$/, ''))
}

function eachShort<Part extends Readonly<Record<string, unknown>>>(part: Part): Part {
  const entries = Object.entries(part).map(([key, said]) => [
    key,
    typeof said === 'string' ? short(said) : eachShort(said as Readonly<Record<string, unknown>>),
  ])
  return Object.fromEntries(entries) as Part
}

/** What came of an outcome in a few words, under the keys of its reasons; `{who}` is the ship, or “she”. */
export const news = {
  range: { rangeInches: '{rangeInches}″' },
  weapon: 'one {inches}-inch | {some} {inches}-inch',
  weaponMissed: 'one {inches}-inch (no hit) | {some} {inches}-inch (no hit)',
  spread: 'one {type} | {some} {type}',
  hits: {
    shells: 'no hit | one hit | {n} hits',
    torpedoes: 'no torpedo hits | one torpedo hits | {n} torpedoes hit',
  },
  story: {
    shells:
      '{at} comes under fire from {by}{range} and is not hit | {at} is hit once by {by}{range} | {at} is hit twice by {by}{range} | {at} is hit {some} times by {by}{range}',
    torpedoes: 'No torpedo{from} hits {at} | A torpedo{from} hits {at} | {some} torpedoes{from} hit {at}',
  },
  head: {
    damage: { floods: '{who} takes in water', burnsNow: '{who} is on fire', enginesStop: 'The engines of {who} stop' },
  },
  damage: {
    keptOut: 'armour keeps one out | armour keeps {n} out',
    pastHarm: 'nothing left to harm',
    struckBefore: 'one hits what was hit before | {n} hit what was hit before',
    torpedoFails: 'it does not go off',
    flotationLost: 'one flotation point lost ({left} left) | {n} flotation points lost ({left} left)',
    floods: 'one space floods | {n} spaces flood',
    mostSpeed: '{most}″ at most',
    hit: eachShort(damageSentences.hit),
    mountFedOut: 'mount {mount} out of ammunition | {n} mounts out of ammunition',
    shiftFlag: 'the flag shifts',
    burnsNow: 'a fire breaks out | {n} fires break out',
    enginesStop: 'engines stop',
    explodes: 'explosion at {at}',
    stopped: '{who} lies dead in the water',
    sunk: '{who} sinks',
    blownUp: '{who} blows up',
  },
  casualties: brief.casualties,
  gunnery: { mishap: eachShort(mishap) },
  damageControl: {
    what: eachShort(damageControlSentences.what),
    canMake: '{most}″ again',
  },
}

/** The one function of the peer that is measured. */
declare module 'lodash/shuffle.js' {
  export default function shuffle<Card>(cards: readonly Card[]): Card[]
}

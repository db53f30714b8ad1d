/** Odds and their policies. */
export const odds = {
  policy: {
    usual: 'everyone does what is usual: magazines are flooded, repairs made from the worst downwards',
  },
}

/** What a salvo may do. */
export const perfidiousAlbionOdds = {
  straddles: 'no straddle | one straddle | {n} straddles',
  penetrated: 'a shell goes in',
  floods: 'new leaks',
  burns: 'fire rises',
  sinks: 'sinks',
  blowsUp: 'blows up',
}

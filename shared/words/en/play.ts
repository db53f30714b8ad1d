export const play = {}

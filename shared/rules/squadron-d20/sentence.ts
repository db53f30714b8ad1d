import { sentencesOf as sentencesOfPack } from '../kit/sentence'

/** The sentences of one part of these rules: `rules.squadron-d20.<part>.<name>`. */
export const sentencesOf = (part: string) => sentencesOfPack('squadron-d20', part)

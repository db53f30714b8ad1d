import { sentencesOf as sentencesOfPack } from '../kit/sentence'

/** The sentences of one part of these rules: `rules.perfidious-albion.<part>.<name>`. */
export const sentencesOf = (part: string) => sentencesOfPack('perfidious-albion', part)

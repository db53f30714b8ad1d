import { sentencesOf as sentencesOfPack } from '../kit/sentence'

/** The sentences of one part of these rules: `rules.fire-on-the-waters.<part>.<name>`. */
export const sentencesOf = (part: string) => sentencesOfPack('fire-on-the-waters', part)

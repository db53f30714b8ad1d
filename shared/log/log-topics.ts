import { newsKinds } from '../rules/pack/battle-news'

/** What the log is filtered by. */
export const logTopics = [...newsKinds, 'cards', 'hand', 'turns'] as const
export type LogTopic = (typeof logTopics)[number]

/** The number of the last line a journal can have. */
export const highestSeq = 10_000_000
/** The last millisecond a date can name. */
export const latestAt = 8_640_000_000_000_000
/** As many entries as one strike or restore names. */
export const mostTargets = 5000
/** What ships, boxes, tracks and all else that a line names are called by. */
export const idPattern = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/

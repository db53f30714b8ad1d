import { namesOn, shownKey } from '#shared/bridge/actions'
import type { Mark } from '#shared/game/mark'

/** What a tap does, as the mark bar offers it: the name of a mark, or `note`. */
export type MarkTool = string

/** What a tap with a tool marks in a box: the tool's own mark where the box takes it, else the box's first. */
export function markOfTool(tool: MarkTool, takes: readonly Mark[]): Mark | undefined {
  if (tool === 'note') return undefined
  return takes.includes(tool) ? tool : takes[0]
}

/** The key of a tool, of those that have one. */
export function keyOfTool(tool: MarkTool): string | undefined {
  const action = namesOn('card').find((name) => name === tool)
  return action && shownKey(action)
}

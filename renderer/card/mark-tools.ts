import type { Mark } from '#shared/game/mark'

/** What a tap does, as the mark bar offers it. */
export const markTools = ['struck', 'flooded', 'burning', 'out', 'repaired', 'note'] as const satisfies readonly (
  | Mark
  | 'note'
)[]
export type MarkTool = (typeof markTools)[number]

/** What a tap with a tool marks in a box: the tool's own mark where the box takes it, else the box's first. */
export function markOfTool(tool: MarkTool, takes: readonly Mark[]): Mark | undefined {
  if (tool === 'note') return undefined
  return takes.includes(tool) ? tool : takes[0]
}

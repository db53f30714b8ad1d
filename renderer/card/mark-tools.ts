import type { Mark } from '#shared/game/mark'

/** What a tap does, as the mark bar offers it. */
export const markTools = ['struck', 'flooded', 'burning', 'out', 'repaired', 'note'] as const satisfies readonly (
  | Mark
  | 'note'
)[]
export type MarkTool = (typeof markTools)[number]

/** The key of each mark, whichever tool is chosen; Space is a tap with the chosen one. */
export const toolKeys: Readonly<Record<MarkTool, string>> = {
  struck: 'x',
  flooded: 'f',
  burning: 'b',
  out: 'o',
  repaired: 'r',
  note: 'n',
}

export function toolOfKey(key: string): MarkTool | undefined {
  const pressed = key.toLowerCase()
  return markTools.find((tool) => toolKeys[tool] === pressed)
}

/** What a tap with a tool marks in a box: the tool's own mark where the box takes it, else the box's first. */
export function markOfTool(tool: MarkTool, takes: readonly Mark[]): Mark | undefined {
  if (tool === 'note') return undefined
  return takes.includes(tool) ? tool : takes[0]
}

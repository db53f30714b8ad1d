import { cutTo, isSeen, withoutHidden } from '../../kernel/seen-text'

/** As many names as a battle offers to pick from. */
const mostNames = 60
const longestName = 60

/** Names of units, newest first: typed once, then picked. Case and outer blanks do not make a new name. */
export function withName(names: readonly string[], typed: string): readonly string[] {
  const name = cutTo(withoutHidden(typed).trim(), longestName)
  if (!isSeen(name)) return names
  const others = names.filter((other) => other.toLowerCase() !== name.toLowerCase())
  return [name, ...others].slice(0, mostNames)
}

/** Whether two pieces of plain data are the same. A member that is `undefined` counts as absent, as on disk. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (Array.isArray(one)) return Array.isArray(other) && sameList(one, other)
  return !Array.isArray(other) && sameRecord(one as Members, other as Members)
}

type Members = Readonly<Record<string, unknown>>

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (!sameValue(one[at], other[at])) return false
  return true
}

/** Values read from files of one kind have their members in one order: then no member has to be looked up. */
function sameRecord(one: Members, other: Members): boolean {
  const names = Object.keys(one)
  if (!sameNames(names, Object.keys(other))) return sameMembers(one, other)
  for (const name of names) if (!sameValue(one[name], other[name])) return false
  return true
}

function sameNames(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

/** Counted, not listed: a whole table is compared in the background for every game that is opened. */
function sameMembers(one: Members, other: Members): boolean {
  let surplus = 0
  for (const name of Object.keys(one)) {
    const value = one[name]
    if (value === undefined) continue
    if (!Object.hasOwn(other, name) || !sameValue(value, other[name])) return false
    surplus++
  }
  for (const name of Object.keys(other)) if (other[name] !== undefined) surplus--
  return surplus === 0
}

/** Whether two pieces of plain data are the same. A member that is `undefined` counts as absent, as on disk. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const left = one as Readonly<Record<string, unknown>>
  const right = other as Readonly<Record<string, unknown>>
  const names = Object.keys(left).filter((name) => left[name] !== undefined)
  const count = Object.keys(right).filter((name) => right[name] !== undefined).length
  return (
    names.length === count && names.every((name) => Object.hasOwn(right, name) && sameValue(left[name], right[name]))
  )
}

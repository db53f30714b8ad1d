/** Memoises by object identity, for as long as the object lives: a ship document and the ship read from it. */
export function onceEach<Key extends object, Made extends NonNullable<unknown>>(
  make: (of: Key) => Made,
): (of: Key) => Made {
  const made = new WeakMap<Key, Made>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known
    const value = make(of)
    made.set(of, value)
    return value
  }
}

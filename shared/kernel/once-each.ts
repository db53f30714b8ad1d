/** What is made of an object once and kept as long as the object is: of a ship document, of the form read from it. */
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

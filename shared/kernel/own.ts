/** A record's own member: `constructor` and the like, inherited by every object, are not members of ours. */
export function own<Key extends string, Value>(record: Readonly<Record<Key, Value>>, key: Key): Value | undefined {
  // The plain lookup first: usually there is nothing, and simulations look millions of times.
  const value = record[key]
  return value !== undefined && Object.hasOwn(record, key) ? value : undefined
}

/** An object with members, no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same text as objects hold it for the names of their members, where it is found without comparing letters. */
export function asMember<Name extends string>(name: Name): Name {
  return (Object.keys({ [name]: true })[0] ?? name) as Name
}

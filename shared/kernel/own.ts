/** A record's own member: `constructor` and the like, inherited by every object, are not members of ours. */
export function own<Key extends string, Value>(record: Readonly<Record<Key, Value>>, key: Key): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

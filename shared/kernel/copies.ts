/** Which parts of a draft are its own to write to: each is copied on first access, and not again. */
export class Copies {
  private readonly made = new Set<object>()

  has(part: object): boolean {
    return this.made.has(part)
  }

  /** Marks a part as made for this draft. */
  add<Part extends object>(part: Part): Part {
    this.made.add(part)
    return part
  }

  /** A part of a record, free to be written to: a copy of it, unless it is one already. */
  own<Key extends PropertyKey>(record: { [Name in Key]: object }, key: Key): object {
    const part = record[key]
    if (this.made.has(part)) return part
    return (record[key] = this.add(Array.isArray(part) ? [...(part as readonly unknown[])] : { ...part }))
  }

  /** What was copied is returned, and not written to again. */
  forget(): void {
    this.made.clear()
  }
}

/**
 * A list of things with ids that is changed often and read as a list seldom: a change costs the same however long the
 * list is. A list that was handed out is never written to.
 */
export class KeyedList<Item extends { readonly id: string }> {
  /** Made with the first look: most drafts never touch most lists. */
  private items: Map<string, Item> | undefined

  constructor(private listed: readonly Item[] | undefined) {}

  get(id: Item['id']): Item | undefined {
    return this.map.get(id)
  }

  has(id: Item['id']): boolean {
    return this.map.has(id)
  }

  get size(): number {
    return this.map.size
  }

  /** In the place of the one with its id, or at the end. */
  put(item: Item): void {
    this.map.set(item.id, item)
    this.listed = undefined
  }

  delete(id: Item['id']): void {
    if (this.map.delete(id)) this.listed = undefined
  }

  get list(): readonly Item[] {
    return (this.listed ??= [...this.map.values()])
  }

  private get map(): Map<string, Item> {
    return (this.items ??= new Map(this.listed?.map((item) => [item.id, item])))
  }
}

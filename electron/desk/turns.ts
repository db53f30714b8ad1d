/** Work that is done one after the other, whatever becomes of what came before. */
export class Turns {
  private last: Promise<unknown>

  /** `first` has its turn before all else. */
  constructor(first: Promise<unknown> = Promise.resolve()) {
    this.last = first.catch(() => undefined)
  }

  take<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.last.then(work)
    this.last = turn.catch(() => undefined)
    return turn
  }

  /** Settles when all work so far has been done. */
  get over(): Promise<unknown> {
    return this.last
  }
}

/** Does the work for every item, at most so many at a time, and keeps the order of the answers. */
export async function sideBySide<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
  atOnce = 32,
): Promise<Answer[]> {
  const answers = new Array<Answer>(items.length)
  let next = 0
  const lane = async () => {
    for (let i = next++; i < items.length; i = next++) answers[i] = await work(items[i]!)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane))
  return answers
}

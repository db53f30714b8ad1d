/** How long some work takes, and the longest time in it that nothing else had its turn, in milliseconds. */
export async function longestBlock(
  work: () => Promise<unknown>,
): Promise<{ readonly ms: number; readonly block: number }> {
  const began = performance.now()
  let block = 0
  let last = began
  let isDone = false
  const look = () => {
    const now = performance.now()
    block = Math.max(block, now - last)
    last = now
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isDone = true
  const end = performance.now()
  return { ms: end - began, block: Math.max(block, end - last) }
}

import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a browser that was just closed still has to do. */
const settleMs = 300
const sampleMs = 500

/** How many cores are busy while this program sleeps: what the rest of the machine asks for. */
export async function busyCores(): Promise<number> {
  await sleep(settleMs)
  const before = spent()
  await sleep(sampleMs)
  const after = spent()
  return ((after.busy - before.busy) / (after.all - before.all)) * cpus().length
}

function spent(): { readonly busy: number; readonly all: number } {
  let busy = 0
  let idle = 0
  for (const { times } of cpus()) {
    busy += times.user + times.nice + times.sys + times.irq
    idle += times.idle
  }
  return { busy, all: busy + idle }
}

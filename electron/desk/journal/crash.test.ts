import { expect, test } from 'vitest'
import { chanceFrom, changing, SimulatedDisk, type Failure, type Operation } from './simulated-disk.testing'
import { Evening, missedAfter } from './table-evening.testing'

const calm = async () => {
  const disk = new SimulatedDisk()
  const evening = new Evening(disk)
  await evening.play()
  return { disk, evening }
}

/** An evening on a disk of this chance, until it is over or the disk is dead; what was missed afterwards. */
async function missedOf(seed: number, after: number, trouble: Partial<Pick<SimulatedDisk, 'killsAt' | 'fails'>>) {
  const disk = Object.assign(new SimulatedDisk(undefined, undefined, chanceFrom(seed)), trouble)
  const evening = new Evening(disk)
  await Promise.race([evening.play(), disk.died])
  // Once the disk works again, every mark is saved without being asked for.
  if (!trouble.killsAt && evening.problems > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  return { evening, missed: await missedAfter(evening, disk.afterCrash(chanceFrom(after))) }
}

test('on a calm disk the whole evening is acknowledged and found again', async () => {
  const { disk, evening } = await calm()
  expect(evening.refusals).toEqual([])
  expect(evening.acknowledged.length).toBeGreaterThan(20)
  expect(await missedAfter(evening, disk.afterCrash(chanceFrom(1)))).toEqual([])
})

test('killed at every operation, whatever no sync covered lost, torn or in disorder: no acknowledged mark is missed', async () => {
  const { disk: whole } = await calm()
  let crashes = 0
  for (let killsAt = 0; killsAt < whole.operations; killsAt++) {
    for (let seed = 1; seed <= 2; seed++) {
      const { missed } = await missedOf(killsAt * 31 + seed, killsAt * 17 + seed, { killsAt })
      expect(missed, `killed at operation ${killsAt}, seed ${seed}`).toEqual([])
      crashes++
    }
  }
  expect(crashes).toBeGreaterThan(150)
})

test('killed during the repair after a kill: no acknowledged mark is missed', async () => {
  const { disk: whole } = await calm()
  for (let killsAt = 3; killsAt < whole.operations; killsAt += 5) {
    const disk = new SimulatedDisk(undefined, undefined, chanceFrom(killsAt))
    disk.killsAt = killsAt
    const evening = new Evening(disk)
    await Promise.race([evening.play(), disk.died])
    for (let again = 0; again < 12; again++) {
      const second = disk.afterCrash(chanceFrom(killsAt))
      second.killsAt = again
      await Promise.race([missedAfter(evening, second), second.died])
      expect(await missedAfter(evening, second.afterCrash(chanceFrom(again))), `${killsAt}, then ${again}`).toEqual([])
    }
  }
})

const changes: ReadonlySet<Operation> = new Set(changing)

test.each<[string, Failure, boolean, boolean]>([
  ['ENOSPC once', { code: 'ENOSPC' }, true, false],
  ['EIO once', { code: 'EIO' }, true, true],
  ['EIO once, and yet done', { code: 'EIO', yetDone: true }, true, false],
  ['ENOSPC for good', { code: 'ENOSPC' }, false, false],
  ['EROFS for good', { code: 'EROFS' }, false, false],
])(
  '%s at every operation: nothing acknowledged is missed, nothing throws unnamed',
  async (_name, failure, once, reads) => {
    const { disk: whole } = await calm()
    for (let at = 0; at < whole.operations; at++) {
      const fails: SimulatedDisk['fails'] = (operation, number) =>
        (once ? number === at : number >= at) && (reads || changes.has(operation)) ? failure : undefined
      const { evening, missed } = await missedOf(at + 1, at, { fails })
      if (once) expect(evening.unanswered, `operation ${at}`).toBe(0)
      expect(missed, `failed at operation ${at}; refused ${evening.refusals.join(', ')}`).toEqual([])
    }
  },
  180_000,
)

test('failed once and killed soon after: a descriptor that failed saves nothing, a name not yet lasting saves nothing', async () => {
  const { disk: whole } = await calm()
  for (let at = 8; at < whole.operations; at += 3) {
    for (let later = 1; later <= 16; later++) {
      const fails: SimulatedDisk['fails'] = (operation, number) =>
        number === at && changes.has(operation) ? { code: 'EIO', yetDone: later % 2 === 0 } : undefined
      const { missed } = await missedOf(at * 64 + later, at + later * 64, { fails, killsAt: at + later })
      expect(missed, `failed at operation ${at}, killed ${later} later`).toEqual([])
    }
  }
})

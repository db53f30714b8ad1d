import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { madeBattle, randomEdits } from '../battle/battle.testing'
import { freshShip } from '../game/apply-effect'
import { initialState } from '../game/fold'
import { rulesPacks } from '../rules/index'
import { layoutPrintJob, type SourcedPart } from './print-job-layout'
import { printJobWith, saidOn } from './printed-fleet.testing'

/** Names that a narrow column neither cuts nor boxes. */
const isPlain = (name: string) => /^[A-Za-z ]{3,14}$/.test(name) && name.trim() === name

describe.each(rulesPacks)('battles of $id made by any edits', (pack) => {
  test('are printed: briefing, orders of each side, roster and cards', () => {
    let printed = 0
    fc.assert(
      fc.property(randomEdits(), (edits) => {
        const made = madeBattle(pack, edits)
        if (!made) return
        printed++
        const { setup } = made
        const { ships, squadrons } = initialState(pack, { pack: pack.id, setup }, pack.phases[0]!)
        const cards = squadrons.flatMap(({ name, side, order }) =>
          order.map((id) => ({ ship: ships[id]!, pack, side, squadron: name })),
        )
        const briefing: SourcedPart = { part: 'briefing', source: { pack, setup, orders: 'all' } }
        const ofShips: readonly SourcedPart[] = pack.isShipless
          ? []
          : [
              { part: 'roster', source: { cards, fresh: false } },
              { part: 'cards', source: { cards, fresh: false, perPage: 'fit' } },
            ]
        const book = layoutPrintJob(printJobWith({ parts: [briefing, ...ofShips] }))
        if (!book.ok) return expect.fail(book.code)
        const text = book.value.pages.flatMap(saidOn).join(' ')
        for (const { ship } of cards) {
          const name = String(ship.fields['name' as never] ?? freshShip(pack, ship.id, ship.document).document.name)
          if (isPlain(name)) expect(text).toContain(name)
        }
      }),
      { numRuns: 12, interruptAfterTimeLimit: 5_000 },
    )
    expect(printed).toBeGreaterThan(1)
  })
})

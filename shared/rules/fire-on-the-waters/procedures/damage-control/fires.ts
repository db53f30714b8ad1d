import { bears } from '../../../../game/mark'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { chance, overridable, type Dialogue } from '../../../../kernel/dialogue'
import { boxId, type BoxId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { shipWho, type Need } from '../../../kit/ship-who'
import { onDamage } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { tracks } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { fireContinuationPercent } from '../../tables/damage'
import { clearMark } from '../damage/hit'
import { liftWhatIsOver } from '../events/ended'
import { floats, mustFloat } from '../turn/acting'
import { boxesInOrder, callBox } from './repair'

const says = sentencesOf('damageControl')

/** Where she burns. */
function firesOf(ship: ShipInPlay): readonly BoxId[] {
  return boxesInOrder(ship).filter((box) => bears(ship, box, 'burning'))
}

const mustBurn: Need = ['ship-does-not-burn', (ship) => firesOf(ship).length > 0]
const nobody = () => ({ nobody: 'no-ship-burns' })

const fireForm = form()
  .ship(...shipWho('ship', [mustFloat, mustBurn], nobody))
  .needs('ship')
  .choices(
    'fires',
    (_state, { ship }) => ({
      among: firesOf(ship),
      names: (box) => callBox(ship, boxId(box)),
      wrong: refused('no-such-fire', { ship: shipName(ship) }),
    }),
    (_state, { ship, fires }) => (fires.length === 0 ? refused('no-fire-named', { ship: shipName(ship) }) : undefined),
  )

/** Fires are put out by hand: the sheet does not say how they are fought. */
export const fightFire = procedure({
  name: 'fightFire',
  phases: ['damageControl'],
  form: fireForm,
  run(table, { ship: { id: ship }, fires }) {
    const values = { ship: shipName(table.ship(ship)) }
    const chosen = fires.map(boxId).filter((box) => table.mark(ship, box, 'burning'))
    for (const box of chosen) {
      clearMark(table, ship, box, 'burning', says('putOut', values), callBox(table.ship(ship), box))
    }
    liftWhatIsOver(table, ship)
    return says('firesOut', { ...values, n: chosen.length })
  },
})

/** What came of her fires after the battle: `outOfControl` or `mastered`. */
const key = (ship: ShipId) => `firesAfter:${ship}`

/** The table has numbers from 2 to 5. */
const leastNumber = 2
const mostNumber = 5

const once: readonly Need[] = [
  ['ship-does-not-burn', (ship) => floats(ship) && firesOf(ship).length > 0],
  ['fires-rolled', ({ id }, state) => own(state.table, key(id)) === undefined],
]

/** After the battle: whether the fires that still burn get out of control, once for each ship. */
export const firesAfterBattle = procedure({
  name: 'firesAfterBattle',
  phases: ['damageControl'],
  lookUp: onDamage.firesAfter,
  form: form().ship(...shipWho('ship', once, nobody)),
  run: (table, { ship }) => mastering(table, ship),
})

/** Her number, and the help she has: the rules do not say how much that adds, so it is a counter on her card. */
function* mastering(table: RuleDraft, { id: ship, document }: ShipInPlay): Dialogue<Phrase> {
  const { damageControl } = shipOf(document)
  const help = table.track(ship, tracks.damageControlAid)
  // Each fire is a premise: striking one out earlier changes the number.
  const fires = firesOf(table.ship(ship)).filter((box) => table.mark(ship, box, 'burning')).length
  const values = { ship: shipName(table.ship(ship)), n: fires }
  const to = ownerOf(table.state, ship)
  const because = [says('number', { number: damageControl }), ...(help > 0 ? [says('help', { help })] : [])]
  const usual = Math.min(mostNumber, Math.max(leastNumber, damageControl + help))
  const prompt = { to, ask: says('ask.number', values), because, lookUp: onDamage.firesAfter }
  const number = yield* overridable('number', usual, { least: leastNumber, most: mostNumber }, prompt)
  const percent = fireContinuationPercent(number, fires)
  const asked = { to, ask: says('ask.firesAfter', { ...values, percent }), lookUp: onDamage.firesAfter }
  const spreads = yield* chance('fires', 'D100', percent, asked)
  const name = spreads ? 'outOfControl' : 'mastered'
  table.apply({ type: 'tableSet', key: key(ship), to: name }, says(name, values))
  return says(`firesAfter.${name}`, values)
}

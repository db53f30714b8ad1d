import type { RuleDraft } from '../../game/rule-draft'
import { shipField } from '../../game/ship-fields'
import { shipName } from '../../game/ship-name'
import type { ShipInPlay } from '../../game/state'
import { rolls, type Dialogue } from '../../kernel/dialogue'
import { own } from '../../kernel/own'
import type { Phrase } from '../../kernel/phrase'
import { refused } from '../../kernel/result'
import { form, type ValuesOf } from '../kit/form'
import { ownerOf } from '../kit/owner'
import { procedure } from '../kit/procedure'
import { ruling, rulingsAtTable, rulingsBy } from '../kit/rulings'
import { sentencesOf } from '../kit/sentence'
import { gunsLeft, hull } from './ship'

const says = sentencesOf('template', 'gunfire')

/** What the print leaves open; the first choice is the default. */
export const houseRules = [ruling('closeRange', 'gunfire', ['4', '3'])]
const rulingOf = rulingsAtTable(rulingsBy(houseRules))

/** The face that hits, by the end of each range band in inches. */
const bandsInches = [12, 24, 36] as const
const hitsFrom = { medium: 5, long: 6 } as const

const floats = (ship: ShipInPlay) => own(ship.tracks, hull) !== 0 && own(ship.fields, shipField.standing) !== 'left'

/** The form: what is asked before the first die, and what is refused beside each field. */
const gunfireForm = form()
  .ship(
    'firer',
    ({ ships }) => ({ among: Object.values(ships).filter((ship) => floats(ship) && gunsLeft(ship).length > 0) }),
    (_state, { firer }) => (gunsLeft(firer).length > 0 && floats(firer) ? undefined : refused('template-no-gun')),
  )
  .needs('firer')
  .ship(
    'target',
    (state, { firer }) => ({ among: Object.values(state.ships).filter((ship) => floats(ship) && ship !== firer) }),
    (_state, { firer, target }) => (target === firer || !floats(target) ? refused('template-no-target') : undefined),
  )
  .range('rangeInches', { mostInches: bandsInches[2], bandsInches, default: bandsInches[0] })

/** One die for each gun that is left; every hit takes a point of hull. */
export const gunfire = procedure({
  name: 'gunfire',
  phases: ['gunfire'],
  form: gunfireForm,
  *run(table: RuleDraft, { firer, target, rangeInches }: ValuesOf<typeof gunfireForm>): Dialogue<Phrase> {
    const values = { firer: shipName(firer), target: shipName(target) }
    const from = hitOn(Number(rulingOf(table.state, 'closeRange')), rangeInches)
    const ask = says('ask', { ...values, from })
    const dice = yield* rolls('dice', 'D6', gunsLeft(firer).length, { to: ownerOf(table.state, firer.id), ask })
    const hits = dice.filter((face) => face >= from).length
    const left = Math.max(0, table.track(target.id, hull) - hits)
    if (hits > 0) {
      table.apply({ type: 'trackMoved', ship: target.id, track: hull, by: left - table.track(target.id, hull) })
    }
    table.because(says('left', { ...values, n: left }))
    return says('done', { ...values, n: hits })
  },
})

function hitOn(close: number, rangeInches: number): number {
  if (rangeInches <= bandsInches[0]) return close
  return rangeInches <= bandsInches[1] ? hitsFrom.medium : hitsFrom.long
}

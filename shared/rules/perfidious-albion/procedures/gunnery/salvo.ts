import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { Dialogue } from '../../../../kernel/dialogue'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { procedure } from '../../../kit/procedure'
import { onSheet } from '../../reference/look-up'
import { noteFired } from './guns-fired'
import { concentrate, type Concentration } from './concentration'
import { says as saysOfEvents } from '../events/says'
import { targetsHeldOn } from '../events/held-on'
import { breaches, heedEtiquette } from './etiquette'
import type { FiringMount, LetterGuns } from './firing-guns'
import { rememberAim } from './last-aim'
import { partedSalvo } from './parted-salvo'
import { reckonSalvo } from './reckoning'
import { salvoForm, type SalvoValues } from './salvo-form'
import { oddsOfSalvo } from './salvo-odds-rows'
import { says } from './says'
import { rollStraddles } from './straddles'
import { hitByStraddles } from './straddle-hits'

const standing = fieldId('standing')

/** The guns of a squadron fire at one target. */
export const salvo = procedure({
  name: 'salvo',
  phases: ['gunnery'],
  form: salvoForm,
  lookUp: onSheet.salvo,
  warnings: (state, values) => [...breaches(state, values).map(({ say }) => say), ...lentBy(values)],
  reckoning: reckonSalvo,
  odds: oddsOfSalvo,
  run,
  parted: partedSalvo,
})

function* run(table: RuleDraft, inputs: SalvoValues): Dialogue<Phrase> {
  const { squadron, target, firing } = inputs
  const values = { squadron: squadron.name, target: shipName(target) }
  const groups = yield* heedEtiquette(table.settled, inputs)
  if (groups.length === 0) return says('done.heldFire', values)
  const concentrations = yield* concentrate(table, inputs, groups)
  const held = firing.filter((ship) => targetsHeldOn(table.settled, ship).includes(target))
  for (const ship of held) table.because(saysOfEvents('held', { ship: shipName(ship), target: shipName(target) }))
  fire(table, inputs, groups)
  for (const { because } of concentrations) table.because(...because)
  const straddles = yield* rollStraddles(concentrations, squadron.side)
  table.because(...concentrations.flatMap((concentration, index) => rolled(concentration, straddles[index])))
  const all = straddles.reduce((sum, each) => sum + each, 0)
  yield* hitByStraddles(table, inputs, concentrations, straddles)
  // Next turn she fires where she is ordered again.
  if (held.length === 0) rememberAim(table, squadron.id, { ...inputs, target: target.id })
  return says('done.fired', { ...values, n: all })
}

/** The sheet adds guns up within a squadron: what others lend is for the players to agree on. */
function lentBy({ squadron, firing }: SalvoValues): readonly Phrase[] {
  const lent = firing.filter(({ id }) => !squadron.order.includes(id)).map(shipName)
  return lent.length > 0 ? [says('lent', { n: lent.length, ships: lent.join(', '), squadron: squadron.name })] : []
}

function rolled({ letter, sure, oneMore }: Concentration, straddles: number | undefined): readonly Phrase[] {
  return oneMore ? [says(straddles === sure ? 'oneMoreNo' : 'oneMoreYes', { letter })] : []
}

/** Notes every gun, with the premise that it is there to fire. */
function fire(table: RuleDraft, { firing, target }: SalvoValues, groups: readonly LetterGuns[]): void {
  for (const { id, fields } of [...firing, target]) {
    table.dependsOn({ of: 'field', ship: id, field: standing, was: own(fields, standing) ?? null })
  }
  for (const group of groups) {
    for (const { ship, mounts } of group.ships) for (const each of mounts) fireMount(table, ship.id, each)
  }
}

function fireMount(table: RuleDraft, ship: ShipId, { mount, guns }: FiringMount): void {
  table.dependsOn({ of: 'mark', ship, box: mount.box, mark: 'struck', was: false })
  table.dependsOn({ of: 'mark', ship, box: mount.box, mark: 'noSupply', was: false })
  noteFired(table, ship, mount, guns)
}

import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { Dialogue } from '../../../../kernel/dialogue'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { Procedure } from '../../../pack/procedure'
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
import { checkSalvo } from './salvo-check'
import { besideFields } from './salvo-beside'
import { salvoFields } from './salvo-fields'
import { readSalvo, salvoInputs, type SalvoInputs } from './salvo-input'
import { oddsOfSalvo } from './salvo-odds-rows'
import { says } from './says'
import { rollStraddles } from './straddles'
import { hitByStraddles } from './straddle-hits'
import type { Input } from '../../../pack/input'

const standing = fieldId('standing')

/** A ship, several ships or a whole squadron fire at one target, with one letter of guns or several. */
export const salvo: Procedure = {
  name: 'salvo',
  phases: ['gunnery'],
  fields: (state, input) => besideFields(state, salvoFields(state, input), input),
  lookUp: onSheet.salvo,
  check: checkSalvo,
  warnings(state, input) {
    if (!checkSalvo(state, input).ok) return []
    const inputs = salvoInputs(readSalvo(state, input))
    return [...breaches(state, inputs).map(({ say }) => say), ...lentBy(inputs)]
  },
  reckoning: reckonSalvo,
  odds: oddsOfSalvo,
  run,
  parted: partedSalvo,
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const inputs = salvoInputs(readSalvo(table.settled, input))
  const { squadron, target } = inputs
  const values = { squadron: squadron.name, target: shipName(target) }
  const groups = yield* heedEtiquette(table.settled, inputs)
  if (groups.length === 0) return says('done.heldFire', values)
  const concentrations = yield* concentrate(table, inputs, groups)
  const held = inputs.ships.filter((ship) => targetsHeldOn(table.settled, ship).includes(target))
  for (const ship of held) table.because(saysOfEvents('held', { ship: shipName(ship), target: shipName(target) }))
  fire(table, inputs, groups)
  for (const { because } of concentrations) table.because(...because)
  const straddles = yield* rollStraddles(concentrations, squadron.side)
  table.because(...concentrations.flatMap((concentration, index) => rolled(concentration, straddles[index])))
  const all = straddles.reduce((sum, each) => sum + each, 0)
  yield* hitByStraddles(table, inputs, concentrations, straddles)
  // Next turn she fires where she is ordered again.
  if (held.length === 0)
    rememberAim(table, squadron.id, {
      target: target.id,
      rangeInches: inputs.rangeInches,
      sector: inputs.sector,
      bearingDegrees: own(input, 'bearingDegrees'),
    })
  return says('done.fired', { ...values, n: all })
}

/** The sheet adds guns up within a squadron: what others lend is for the players to agree on. */
function lentBy({ squadron, ships }: SalvoInputs): readonly Phrase[] {
  const lent = ships.filter(({ id }) => !squadron.order.includes(id)).map(shipName)
  return lent.length > 0 ? [says('lent', { n: lent.length, ships: lent.join(', '), squadron: squadron.name })] : []
}

function rolled({ letter, sure, oneMore }: Concentration, straddles: number | undefined): readonly Phrase[] {
  return oneMore ? [says(straddles === sure ? 'oneMoreNo' : 'oneMoreYes', { letter })] : []
}

/** Notes every gun, with the premise that it is there to fire. */
function fire(table: RuleDraft, { ships, target }: SalvoInputs, groups: readonly LetterGuns[]): void {
  for (const { id, fields } of [...ships, target]) {
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

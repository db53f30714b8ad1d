import { describe, expect, test } from 'vitest'
import { usualPolicy } from '../../kernel/policy'
import { seededDice } from '../../kernel/seeded-dice'
import { rulesPacks } from '../index'
import type { FormField, Procedure } from '../pack/procedure'
import { starterTable } from './starter.testing'
import { hasWords, phraseSaid, tableSaid, words } from '../kit/worded.testing'
import type { Input } from '../pack/input'

/** The form started with each value of its fields of one choice. */
const startsOf = (fields: readonly FormField[]): readonly Input[] =>
  fields.flatMap((field) =>
    field.kind === 'ship' || field.kind === 'squadron' || field.kind === 'choice'
      ? field.among.map((choice) => ({ [field.name]: choice }))
      : [],
  )

const usualOf = (fields: readonly FormField[]) =>
  Object.fromEntries(fields.map(({ name, default: usual }) => [name, usual]))

describe.each(rulesPacks)('the rules of $id on the table', (pack) => {
  const { id } = pack
  const state = starterTable(pack)
  const said = (key: string) => hasWords(`rules.${id}.${key}`)
  const inPhases = pack.phases.map((phase) => ({ ...state, phase }))

  test('every procedure has a name of its own, and words for it and for every field of its form', () => {
    expect(new Set(pack.procedures.map(({ name }) => name)).size).toBe(pack.procedures.length)
    for (const procedure of pack.procedures) {
      said(`procedures.${procedure.name}.title`)
      expect(pack.phases, procedure.name).toEqual(expect.arrayContaining([...procedure.phases]))
      for (const field of procedure.fields(state, {})) fieldSaid(procedure.name, field)
    }
  })

  test('no two fields of a form have the same name', () => {
    for (const procedure of pack.procedures) {
      for (const start of [{}, ...startsOf(procedure.fields(state, {}))]) {
        const names = procedure
          .fields(state, start)
          .map(({ name, each }) =>
            [words(`rules.${id}.procedures.${procedure.name}.${each?.column ?? name}`), each?.row].join(' '),
          )
        expect(new Set(names).size, `${procedure.name}: ${names.join(', ')}`).toBe(names.length)
      }
    }
  })

  test('a procedure that a ruling switches off is not offered, and no ruling refuses one that is', () => {
    for (const { name: rule, choices } of pack.houseRules) {
      const settings = 'minimum' in choices ? [choices.minimum, choices.maximum] : choices
      for (const to of settings) {
        const table = { ...state, houseRules: { ...state.houseRules, [rule]: to } }
        const isOff = ({ isPlayed }: Procedure) => isPlayed?.(table) === false
        const off = pack.procedures.filter(isOff).map(({ name }) => name)
        for (const phase of pack.phases) {
          for (const due of pack.due({ ...table, phase }))
            expect(off, `${rule} ${String(to)}`).not.toContain(due.procedure)
        }
        for (const procedure of pack.procedures.filter((each) => !isOff(each))) {
          const checked = procedure.check(table, usualOf(procedure.fields(table, {})))
          const says = checked.ok ? '' : words(`refused.${checked.code}`, checked.values)
          expect(says, `${procedure.name}, ${rule} ${String(to)}`).not.toMatch(/house rule/i)
        }
      }
    }
  })

  test('odds say each thing once, in the quick rows and in the full ones', () => {
    for (const procedure of pack.procedures) {
      for (const start of [{}, ...startsOf(procedure.fields(state, {}))]) {
        const defaults = { ...usualOf(procedure.fields(state, start)), ...start }
        if (!procedure.odds || !procedure.check(state, defaults).ok) continue
        const assumed = { dice: seededDice(1), policy: usualPolicy, pending: [] }
        const { value } = procedure.odds.full(state, defaults, assumed).next()
        const rows = [...procedure.odds.quick(state, defaults, []), ...value.rows].map(({ say }) =>
          words(say.key, say.values),
        )
        expect(new Set(rows).size, `${procedure.name}: ${rows.join(', ')}`).toBe(rows.length)
      }
    }
  })

  test('everything that is due, in every phase, names a procedure of the pack and has words', () => {
    for (const now of inPhases) {
      for (const { phase, procedure, say } of pack.due(now)) {
        expect(pack.phases).toContain(phase)
        expect(pack.procedures.map(({ name }) => name)).toContain(procedure)
        phraseSaid(say)
      }
    }
  })

  test('the firing order names squadrons of the table, one of them next at most', () => {
    for (const now of inPhases) {
      const order = pack.firingOrder(now)
      for (const { squadron } of order) expect(now.squadrons.map(({ id }) => id)).toContain(squadron)
      expect(order.filter(({ is }) => is === 'next').length).toBeLessThanOrEqual(1)
    }
  })

  test('every aid has a name, and tables that are rectangular and fully worded', () => {
    for (const aid of pack.aids) {
      said(`aids.${aid.name}`)
      const tables =
        aid.of === 'ship'
          ? Object.values(state.ships).flatMap(({ id: ship }) => aid.tables(state, ship, words))
          : state.squadrons.flatMap((squadron) => aid.tables(state, squadron.id, words))
      expect(tables.length, aid.name).toBeGreaterThan(0)
      tables.forEach(tableSaid)
    }
  })

  function fieldSaid(procedure: string, field: FormField): void {
    said(`procedures.${procedure}.${field.each?.column ?? field.name}`)
    if (field.folded) said(`procedures.${procedure}.folded`)
    if (field.kind === 'choices') Object.values(field.names ?? {}).forEach(phraseSaid)
    if (field.kind !== 'choice') return
    for (const choice of field.among) {
      const named = field.names?.[choice]
      if (named) phraseSaid(named)
      else said(`procedures.${procedure}.${field.name}Choices.${choice}`)
    }
  }
})

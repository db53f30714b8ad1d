import { describe, expect, test } from 'vitest'
import { freshShip } from '../game/apply-effect'
import type { ScenarioSetup } from '../documents/scenario'
import { layOut } from '../game/fold'
import type { GameState } from '../game/state'
import type { Phrase } from '../kernel/phrase'
import { boxId, shipId, type BoxId, type FieldId, type TrackId } from '../kernel/ids'
import { en } from '../words/en'
import { speaker } from '../words/speak'
import { rulesPacks } from './index'
import type { InputField } from './procedure'
import type { RulesPack } from './rules-pack'
import { setUp, starterScenarioDocuments, starterShipDocuments } from './starter.testing'

const words = speaker(en)

/** The catalogue gives a missing key back as it is. */
function hasWords(key: string): void {
  expect(words(key), key).not.toBe(key)
}

/** A phrase has a sentence, and every value that the sentence names. */
function phraseSaid({ key, values }: Phrase): void {
  hasWords(key)
  expect(words(key, values), key).not.toMatch(/\{\w+\}/)
}

/** A game of a starter scenario, as it is begun. */
function tableOf(pack: RulesPack, setup: ScenarioSetup): GameState {
  const head = { kind: 'head', seq: 0, at: 0, format: 'spotting-top/journal', version: 1 } as const
  return layOut(pack, { ...head, pack: pack.id, packVersion: pack.version, setup }, pack.phases[0]!)
}

const usualOf = (fields: readonly InputField[]) => Object.fromEntries(fields.map(({ name, usual }) => [name, usual]))

describe.each(rulesPacks.map((pack) => ({ id: pack.id, pack })))('the pack $id', ({ id, pack }) => {
  const ships = starterShipDocuments(id)
  const scenarios = starterScenarioDocuments(id)
  const said = (key: string) => hasWords(`rules.${id}.${key}`)

  test('has ships and scenarios to start with, all of them sound and marked unofficial', () => {
    expect(ships.length).toBeGreaterThan(0)
    expect(scenarios.length).toBeGreaterThan(0)
    for (const ship of ships) expect(pack.checkShip(ship), ship.slug).toMatchObject({ ok: true })
    for (const scenario of scenarios) {
      expect(pack.checkSetup(setUp(scenario, ships)), scenario.slug).toMatchObject({ ok: true })
    }
    expect([...ships, ...scenarios].every((document) => document.unofficial)).toBe(true)
  })

  test('has words for every phase, house rule and table fact', () => {
    said('name')
    for (const phase of pack.phases) said(`phases.${phase}`)
    for (const rule of pack.houseRules) {
      said(`houseRules.${rule.name}`)
      said(`houseRuleSections.${rule.section}`)
      if (!('minimum' in rule.choices)) {
        for (const choice of rule.choices) said(`houseRuleChoices.${rule.name}.${String(choice)}`)
      }
    }
    for (const [name, fact] of Object.entries(pack.table)) {
      said(`table.${name}`)
      if (fact.kind === 'choice') for (const choice of fact.choices) said(`tableChoices.${name}.${choice}`)
    }
  })

  test('every house rule has a name of its own and starts at one of its choices', () => {
    expect(new Set(pack.houseRules.map((rule) => rule.name)).size).toBe(pack.houseRules.length)
    for (const { choices, fresh, name } of pack.houseRules) {
      if ('minimum' in choices) {
        expect(fresh, name).toBeGreaterThanOrEqual(choices.minimum)
        expect(fresh, name).toBeLessThanOrEqual(choices.maximum)
      } else expect(choices, name).toContain(fresh)
    }
  })

  test('every table fact starts within its bounds', () => {
    for (const [name, fact] of Object.entries(pack.table)) {
      if (fact.kind === 'choice') expect(fact.choices, name).toContain(fact.fresh)
      else {
        expect(fact.fresh, name).toBeGreaterThanOrEqual(fact.minimum)
        expect(fact.fresh, name).toBeLessThanOrEqual(fact.maximum)
      }
    }
  })

  describe('on the table', () => {
    const state = tableOf(pack, setUp(scenarios[0]!, ships))
    const inPhases = pack.phases.map((phase) => ({ ...state, phase }))

    test('every procedure has a name of its own, and words for it and for all that it wants laid down', () => {
      expect(new Set(pack.procedures.map(({ name }) => name)).size).toBe(pack.procedures.length)
      for (const procedure of pack.procedures) {
        said(`procedures.${procedure.name}.title`)
        expect(pack.phases, procedure.name).toEqual(expect.arrayContaining([...procedure.phases]))
        for (const field of procedure.inputs(state, {})) fieldSaid(procedure.name, field)
      }
    })

    test('every procedure gives an input that is wrong back by name, with a sentence', () => {
      for (const procedure of pack.procedures) {
        const checked = procedure.check(state, usualOf(procedure.inputs(state, {})))
        if (!checked.ok) hasWords(`refused.${checked.code}`)
      }
    })

    test('sums before the first die are worded, and come to chances', () => {
      for (const procedure of pack.procedures) {
        const laid = usualOf(procedure.inputs(state, {}))
        const reckonings = procedure.check(state, laid).ok ? (procedure.reckoning?.(state, laid, []) ?? []) : []
        for (const { title, lines, total, means, onDie, sure, chanceOfMore } of reckonings) {
          expect(Number.isInteger(sure), procedure.name).toBe(true)
          expect(chanceOfMore >= 0 && chanceOfMore <= 1, procedure.name).toBe(true)
          const phrases = [
            title,
            total,
            means,
            ...(onDie ? [onDie] : []),
            ...lines.flatMap((line) => [line.say, line.figure]),
          ]
          phrases.forEach(phraseSaid)
        }
      }
    })

    test('what is due, in every phase, names a procedure of the pack and is worded', () => {
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
        for (const table of tables) {
          for (const row of table.rows) expect(row, table.key).toHaveLength(table.columns.length)
          for (const text of [table.title, ...table.columns, ...table.rows.flat()]) {
            expect(text, table.key).not.toMatch(/^$|^rules\.|\{\w+\}/)
          }
          table.notes.forEach(phraseSaid)
        }
      }
    })
  })

  function fieldSaid(procedure: string, field: InputField): void {
    said(`procedures.${procedure}.${field.name}`)
    if (field.kind !== 'choice') return
    for (const choice of field.among) {
      const named = field.names?.[choice]
      if (named) phraseSaid(named)
      else said(`procedures.${procedure}.${field.name}Choices.${choice}`)
    }
  }

  test('reference tables are rectangular and fully worded', () => {
    const tables = pack.reference(words)
    expect(new Set(tables.map((table) => table.key)).size).toBe(tables.length)
    for (const table of tables) {
      for (const row of table.rows) expect(row, table.key).toHaveLength(table.columns.length)
      for (const text of [table.title, ...table.columns, ...table.rows.flat()]) {
        expect(text, table.key).not.toBe('')
        expect(text, table.key).not.toMatch(/^rules\.|\{\w+\}/)
      }
      for (const note of table.notes) hasWords(note.key)
    }
  })

  describe.each(ships.map((document) => ({ slug: document.slug, document })))('$slug', ({ document }) => {
    const shape = pack.shape(document)
    const fresh = freshShip(pack, shipId('one'), document)

    test('has one shape, made once', () => {
      expect(pack.shape(document)).toBe(shape)
      expect(Object.keys(shape.boxes).length).toBeGreaterThan(0)
    })

    test('has words for every mark, track and field', () => {
      for (const { marks } of Object.values(shape.boxes)) for (const mark of marks) said(`marks.${mark}`)
      for (const track of Object.keys(shape.tracks)) said(`tracks.${track}`)
      for (const [name, field] of Object.entries(shape.fields)) {
        said(`fields.${name}`)
        if (field.kind === 'choice') for (const choice of field.choices) said(`fieldChoices.${name}.${choice}`)
      }
    })

    test('leaves harbour whole', () => {
      for (const [name, track] of Object.entries(shape.tracks)) {
        expect(track.fresh, name).toBeGreaterThanOrEqual(track.minimum)
        expect(track.fresh, name).toBeLessThanOrEqual(track.maximum)
      }
      const { standing, left, of, fire, flooding, struckBoxes, exploding, speed, maximumSpeed } = pack.condition(fresh)
      expect({ standing, fire, flooding, struckBoxes, exploding }).toEqual({
        standing: 'afloat',
        fire: 0,
        flooding: 0,
        struckBoxes: 0,
        exploding: false,
      })
      expect(left).toBe(of)
      expect(speed).toBe(maximumSpeed)
    })

    test('every target of her card is in her shape, and every box can be reached', () => {
      const reached = new Set<BoxId>()
      for (const { does } of pack.card.targets(document)) {
        switch (does.kind) {
          case 'box':
            expect(Object.keys(shape.boxes)).toContain(does.box)
            reached.add(does.box)
            break
          case 'track': {
            const track = shape.tracks[does.track]
            expect(does.value, does.track).toBeGreaterThanOrEqual(track?.minimum ?? Infinity)
            expect(does.value, does.track).toBeLessThanOrEqual(track?.maximum ?? -Infinity)
            break
          }
          case 'pick':
            expect(Object.keys(shape.tracks)).toContain(does.track)
            break
          case 'field':
            expect(Object.keys(shape.fields)).toContain(does.field)
            break
        }
      }
      expect([...reached].sort()).toEqual(Object.keys(shape.boxes).sort())
    })

    test('every piece of her card reads what is there and has a key of its own', () => {
      const pieces = pack.card.pieces(document)
      expect(new Set(pieces.map((piece) => piece.key)).size).toBe(pieces.length)
      for (const { reads, key } of pieces) {
        const known = (names: object, read: readonly (BoxId | TrackId | FieldId)[] = []) =>
          expect(Object.keys(names), key).toEqual(expect.arrayContaining([...read]))
        known(shape.boxes, reads.boxes)
        known(shape.tracks, reads.tracks)
        known(shape.fields, reads.fields)
      }
    })

    test('every box is explained in words', () => {
      for (const box of Object.keys(shape.boxes)) {
        const { title, lines } = pack.explainBox(fresh, boxId(box), words)
        for (const text of [title, ...lines]) expect(text, box).not.toMatch(/^$|rules\.|\{\w+\}/)
      }
    })

    test('has a silhouette and a summary', () => {
      const { width, height, waterline, fill, lines } = pack.silhouette(document)
      expect(waterline).toBeGreaterThan(0)
      expect(waterline).toBeLessThanOrEqual(height)
      expect(width).toBeGreaterThan(0)
      expect(`${fill}${lines}`).not.toMatch(/NaN|Infinity|undefined/)
      const { line, guns } = pack.summary(document, words)
      expect(line).not.toMatch(/rules\.|\{\w+\}/)
      expect(guns).not.toBe('')
    })
  })
})

import { describe, expect, test } from 'vitest'
import { shipKind } from '../../documents/ship-kind'
import { freshShip } from '../../game/apply-effect'
import { packWords } from '../../words/pack-words'
import { boxId, fieldId, shipId } from '../../kernel/ids'
import { rulesPacks } from '../index'
import { harmWords } from '../pack/harm'
import type { ReferenceTable } from '../pack/rules-pack'
import { setUp, starterScenarioDocuments, starterShipDocuments } from './starter.testing'
import { hasWords, tableSaid, words } from '../kit/worded.testing'

const rowsIn = (tables: readonly ReferenceTable[]) =>
  tables.flatMap(({ key, rowKeys = [] }) => rowKeys.map((row) => `${key} ${row}`))

function expectWithin({ minimum, maximum }: { minimum: number; maximum: number }, value: number, name: string): void {
  expect(value >= minimum && value <= maximum, `${name} ${value}`).toBe(true)
}

test.each(rulesPacks.filter(({ isShipless }) => isShipless))('$id takes no ship, of any rules', (pack) => {
  for (const { id: other } of rulesPacks) {
    for (const ship of starterShipDocuments(other)) {
      const checked = pack.checkShip(ship)
      expect(checked, ship.slug).toMatchObject({ ok: false })
      if (!checked.ok) hasWords(`refused.${checked.code}`)
    }
  }
})

describe.each(rulesPacks)('the pack $id', (pack) => {
  const { id } = pack
  const ships = starterShipDocuments(id)
  const scenarios = starterScenarioDocuments(id)
  const said = (key: string) => hasWords(`rules.${id}.${key}`)

  test('has ships and scenarios to start with, all of them sound and marked unofficial', () => {
    expect(ships.length > 0).toBe(!pack.isShipless)
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
      if ('minimum' in choices) expectWithin(choices, Number(fresh), name)
      else expect(choices, name).toContain(fresh)
    }
  })

  test('every table fact starts within its bounds', () => {
    for (const [name, fact] of Object.entries(pack.table)) {
      if (fact.kind === 'choice') expect(fact.choices, name).toContain(fact.fresh)
      else expectWithin(fact, fact.fresh, name)
    }
  })

  test('reference tables are rectangular and fully worded', () => {
    const tables = pack.reference(words)
    expect(new Set(tables.map((table) => table.key)).size).toBe(tables.length)
    tables.forEach(tableSaid)
    for (const { key, rows, rowKeys = [] } of tables) {
      expect(new Set(rowKeys).size, key).toBe(rowKeys.length)
      expect([0, rows.length], key).toContain(rowKeys.length)
    }
  })

  test('notes of reference tables that are rulings or errata say so', () => {
    for (const { key } of pack.reference(words).flatMap(({ notes }) => notes)) {
      if (/ruling$/.test(key)) expect(words(key), key).toMatch(/Ruling: /)
      if (/erratum$/.test(key)) expect(words(key), key).toMatch(/Erratum: /)
    }
  })

  test('the sheet of ships in play is shorter, and has no row that the whole lacks', () => {
    const whole = pack.reference(words)
    const { referenceFor } = pack
    if (!referenceFor) return
    for (let at = 0; at + 1 < ships.length; at += 5) {
      const cut = referenceFor(ships.slice(at, at + 2), words)
      cut.forEach(tableSaid)
      expect(rowsIn(cut).length).toBeLessThan(rowsIn(whole).length)
      expect(rowsIn(whole)).toEqual(expect.arrayContaining([...rowsIn(cut)]))
    }
  })

  describe.each(ships)('$slug', (document) => {
    const shape = pack.shape(document)
    const fresh = freshShip(pack, shipId('one'), document)

    test('has one shape, made once', () => {
      expect(pack.shape(document)).toBe(shape)
      expect(Object.keys({ ...shape.boxes, ...shape.tracks }).length).toBeGreaterThan(0)
    })

    test('has words for every mark, track and field', () => {
      for (const mark of new Set(Object.values(shape.boxes).flatMap(({ marks }) => marks))) {
        expect(pack.marks.map(({ name }) => name)).toContain(mark)
        expect(packWords(id, words).mark(mark)).not.toContain('.')
        for (const way of ['on', 'off']) {
          expect(packWords(id, words).step(`steps.mark.${mark}.${way}`, {})).not.toMatch(/^(?:rules|steps)\./)
        }
      }
      for (const track of Object.keys(shape.tracks)) {
        expect(packWords(id, words).track(track), track).not.toMatch(/^rules\.|\{\w+\}/)
      }
      for (const [name, field] of Object.entries(shape.fields)) {
        said(`fields.${name}`)
        if (field.kind === 'choice') for (const choice of field.choices) said(`fieldChoices.${name}.${choice}`)
      }
    })

    test('leaves harbour whole', () => {
      for (const [name, track] of Object.entries(shape.tracks)) expectWithin(track, track.fresh, name)
      const { standing, left, of, harm, speed, maximumSpeed } = pack.condition(fresh)
      expect(standing).toBe('afloat')
      for (const each of harm) {
        expect({ n: each.n, isFatal: each.isFatal }, each.name).toEqual({ n: 0, isFatal: undefined })
        for (const sentence of ['caption', 'is', ...(each.isSeen ? (['seen'] as const) : [])] as const) {
          expect(harmWords(id, each, sentence, words), each.name).not.toMatch(/harm\.|\{\w+\}/)
        }
      }
      expect(left).toBe(of)
      expect(speed).toBe(maximumSpeed)
    })

    test('every track and field that her card offers is in her shape', () => {
      for (const { action } of pack.card.targets(document)) {
        if (action.kind === 'field') expect(Object.keys(shape.fields)).toContain(action.field)
        if (action.kind !== 'track' && action.kind !== 'pick') continue
        const track = shape.tracks[action.track]
        expect(track, action.track).toBeDefined()
        if (action.kind === 'track') expectWithin(track!, action.value, action.track)
      }
    })

    test('every box is explained in words, and a hit on it is shown on her side', () => {
      for (const box of Object.keys(shape.boxes)) {
        const { title, lines } = pack.explainBox(fresh, boxId(box), words)
        for (const text of [title, ...lines]) expect(text, box).not.toMatch(/^$|rules\.|\{\w+\}/)
        const { along } = pack.hitPlace?.(document, boxId(box)) ?? { along: 0.5 }
        expect(along > 0 && along < 1, box).toBe(true)
      }
    })

    test('what may be added to a list of words is offered once, in words, and can be read again', () => {
      for (const field of Object.keys(shape.fields).map(fieldId)) {
        const adds = pack.fieldWords?.(fresh, field, words)?.adds ?? []
        expect(new Set(adds.map(({ label }) => label)).size, field).toBe(adds.length)
        for (const { value, label } of adds) {
          expect(label, value).not.toMatch(/^$|rules\.|\{\w+\}|^[a-z]+[A-Z]/)
          const added = { ...fresh, fields: { ...fresh.fields, [field]: value } }
          expect(pack.fieldWords?.(added, field, words)?.has).toMatchObject([{ value }])
        }
      }
    })

    test('empty slots of her kind leave no gap', () => {
      const bare = { ...document, type: '', class: '' }
      const drawn = pack.card.face(bare, words).flatMap((each) => (each.op === 'text' ? [each.text] : []))
      for (const text of [pack.summary(bare, words).line, shipKind(bare), ...drawn]) {
        expect(text).not.toMatch(/^\s*,|,\s*,|,\s*$/)
      }
      expect(shipKind({ ...bare, type: 'Gunboat' })).toBe(`Gunboat, ${document.year}`)
    })

    test('has a silhouette that stays within its frame, drawn once, and a summary', () => {
      const { width, height, waterline, fill, lines, light } = pack.silhouette(document)
      expect(waterline > 0 && waterline < height).toBe(true)
      for (const [, x, y] of `${fill} ${lines} ${light}`.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x) >= 0 && Number(x) <= width && Number(y) >= 0 && Number(y) <= height, `${x} ${y}`).toBe(true)
      }
      expect(`${fill}${lines}${light}`).not.toMatch(/NaN|Infinity|undefined/)
      expect(pack.silhouette(document)).toBe(pack.silhouette(document))
      const { line, guns } = pack.summary(document, words)
      expect(line).not.toMatch(/rules\.|\{\w+\}/)
      expect(guns).not.toBe('')
    })
  })
})

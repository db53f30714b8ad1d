import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesPacks } from '..'
import { documentFormats } from '../../documents/formats'
import { noFigures, shipFigures } from '../../documents/ship-figures'
import type { Phrase } from '../../kernel/phrase'
import { freshShip } from '../../game/apply-effect'
import { readDocument } from '../../json/envelope'
import { shipId } from '../../kernel/ids'
import { speaker } from '../../words/speak'
import { anyMarked } from '../kit/marked-ship.testing'
import { words } from '../kit/worded.testing'
import { changedByHand, followed, placesOf, takenBack } from '../kit/figures/follow'
import { en } from '../words'
import { anyFigures, anyHead, anyMadeShip } from './made-ships.testing'
import { Battle } from './battle.testing'
import { expectSound } from './possible-table.testing'

const say = speaker(en)

describe.each(rulesPacks.flatMap((pack) => (pack.recipe && pack.editing ? [{ name: pack.id, pack }] : [])))(
  'the recipe of $name',
  ({ pack }) => {
    const { recipe, editing } = { recipe: pack.recipe!, editing: pack.editing! }
    const blank = editing.blank()
    const given = anyFigures(recipe)
    const isSaid = ({ key, values }: Phrase) => {
      const full = `rules.${pack.id}.${key}`
      const said = say(full, values)
      expect(said).not.toBe(full)
      // What was typed is quoted as it is.
      expect(said.replaceAll(/“[^”]*”/g, '')).not.toMatch(/\{|NaN|undefined/)
    }

    test('makes a sound ship of any figures, and names what does not add up', () => {
      fc.assert(
        fc.property(given, anyHead, (figures, head) => {
          const ship = followed(recipe, { ...blank, ...head }, figures)
          expect(pack.checkShip(ship)).toMatchObject({ ok: true })
          expect(documentFormats.ship.schema.safeParse({ ...ship, figures: noFigures }).error).toBeUndefined()
          expect(editing.problems(ship, say).filter(({ refuses }) => refuses)).toEqual([])
          const { problems, comesTo, guns, derived } = recipe.make(ship, figures)
          const parts = new Set(editing.parts(ship).map(({ part }) => part))
          for (const problem of problems) {
            isSaid(problem.say)
            expect(problem.key.length).toBeLessThanOrEqual(80)
            for (const mend of problem.mends ?? []) {
              isSaid(mend.say)
              expect(shipFigures.safeParse({ ...mend.to, said: {}, guns: [] }).success).toBe(true)
              const after = recipe.make(ship, mend.to).problems.map(({ key }) => key)
              expect(after.filter((key) => key === problem.key)).toEqual([])
            }
          }
          expect(guns).toHaveLength(figures.guns.length)
          for (const each of [...Object.values(comesTo), ...guns]) {
            if (each.sum) isSaid(each.sum)
            expect(each.parts.filter((part) => !parts.has(part))).toEqual([])
          }
          for (const { path, sum } of derived) {
            isSaid(sum)
            isSaid({ key: `recipe.derived.${path}` })
            expect(parts).toContain(recipe.partAt(path))
            expect(recipe.shown(ship.data, path)).not.toMatch(/undefined|object/)
          }
        }),
        { numRuns: 150 },
      )
    })

    test('a ship of any figures survives a save, is drawn whole and with anything marked on her, and is fought', () => {
      let fought = 0
      fc.assert(
        fc.property(anyMadeShip(pack), fc.integer({ min: 1, max: 2 ** 31 }), (made, seed) => {
          expect(readDocument(JSON.stringify(made), [documentFormats.ship])).toEqual({ ok: true, value: made })
          const [marked] = fc.sample(anyMarked(pack, made), { numRuns: 1, seed })
          const drawn = [freshShip(pack, shipId('one'), made), marked!].map((ship) => [
            pack.card.face(made, words),
            pack.card.pieces(made).map((piece) => pack.card.piece(piece, ship, words)),
          ])
          const pictures = [pack.silhouette(made), pack.plate?.(made)]
          expect(JSON.stringify([drawn, pictures])).not.toMatch(/NaN|null|undefined/)
          const battle = new Battle(pack, seed, { fleet: [made] })
          battle.plays(10)
          expectSound(pack, battle)
          if (Object.values(battle.state.ships).some(({ document }) => document === made)) fought++
        }),
        { numRuns: 12 },
      )
      expect(fought).toBeGreaterThan(5)
    })

    test('its fields and their choices have words', () => {
      for (const { name, choices = [] } of [...recipe.fields, ...recipe.gunFields]) {
        isSaid({ key: `recipe.fields.${name}` })
        for (const choice of choices) isSaid({ key: `recipe.choices.${name}.${choice}` })
      }
    })

    test('no figure writes over what was changed by hand, until it is taken back', () => {
      fc.assert(
        fc.property(given, given, fc.nat(), (first, then, which) => {
          const ship = followed(recipe, blank, first)
          const other = followed(recipe, blank, then)
          const [path, value] = [...placesOf(recipe.lists, other.data)][
            which % placesOf(recipe.lists, other.data).size
          ]!
          // As if that place had been changed to what the other ship has there.
          const painted = followed(recipe, { ...ship, data: other.data }, { ...first, own: [path] })
          expect(placesOf(recipe.lists, painted.data).get(path)).toEqual(value)
          const later = followed(recipe, painted, { ...then, own: [path] })
          expect(placesOf(recipe.lists, later.data).get(path)).toEqual(value)
          const back = takenBack(recipe, { ...painted, figures: { ...first, own: [path] } }, path)
          expect(placesOf(recipe.lists, back.data)).toEqual(placesOf(recipe.lists, ship.data))
        }),
        { numRuns: 60 },
      )
    })

    test('a line of guns is read from any text', () => {
      fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void recipe.readGunLine(text)))
    })

    test('what its form shows as an example can be typed: of a line, and of each field of a line', () => {
      const words = (key: string) => say(`rules.${pack.id}.recipe.${key}`)
      const line = recipe.readGunLine(words('line'))
      const fields = recipe.gunFields.filter(({ choices }) => !choices)
      const typed = [line, ...fields.map(({ name }) => ({ ...line, [name]: words(`hints.${name}`) }))]
      for (const guns of typed)
        expect(recipe.make(blank, { ...noFigures, guns: [guns] }).problems.filter(({ refuses }) => refuses)).toEqual([])
      expect(Object.values(line)).not.toContain('')
    })

    test('a ship with nothing to fire is asked about', () => {
      expect(recipe.make(blank, noFigures).problems).toContainEqual(expect.objectContaining({ key: 'unarmed' }))
    })

    test('a figure that is missing is assumed with its unit', () => {
      const said = Object.fromEntries(
        recipe.make(blank, noFigures).problems.map(({ at, say: { values } }) => [at, String(values?.['usual'])]),
      )
      expect(said).toMatchObject({ length: expect.stringMatching(/ m$/), knots: expect.stringMatching(/ kn$/) })
    })

    test('what a change on the card touches is her own from then on, and nothing else', () => {
      const ship = followed(recipe, blank, noFigures)
      for (const { path } of recipe.make(ship, noFigures).derived) {
        const form = editing.form(ship, recipe.partAt(path), say)
        const field = form.fields.find((each) => each.kind === 'number')
        if (field?.kind !== 'number') continue
        const to = field.value > field.minimum ? field.value - field.step : field.value + field.step
        const after = editing.change(ship, recipe.partAt(path), { kind: 'set', field: field.name, to })
        expect(changedByHand(recipe, ship, after).figures?.own).toHaveLength(1)
      }
    })
  },
)

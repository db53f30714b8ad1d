import { setupOf } from '../documents/scenario'
import { fits } from '../game/shape'
import { pathSteps, type Step } from '../json/json-path'
import type { FieldId, SideId } from '../kernel/ids'
import { isRecord, own } from '../kernel/own'
import type { Refusal } from '../kernel/result'
import type { Scalar } from '../kernel/scalar'
import type { RulesPack } from '../rules/pack/rules-pack'
import { freeId, withoutSquadron, withShipChanged, type BattleDraft, type ShipOfDraft } from './draft'
import { wrong, type BattleProblem, type Mend, type PlaceOfProblem } from './battle-problem'
import { nameIn } from './sister-names'
import type { CardOf } from './strength'

/** Whoever wrote more than this by mistake reads the first of them. */
const mostProblems = 20

/** All that its rules refuse of a battle, by their own codes: what they name is taken out, and they are asked again. */
export function ruleProblems(draft: BattleDraft, cardOf: CardOf, pack: RulesPack): readonly BattleProblem[] {
  const { asked, placeIn } = readable(draft, cardOf)
  const found: BattleProblem[] = []
  for (let left = asked; found.length < mostProblems;) {
    const checked = pack.checkSetup(setupOf(left, (slug) => cardOf(slug)!))
    if (checked.ok) break
    const where = String(checked.values['where'] ?? '')
    found.push(problemOf(draft, { ...checked, values: { ...checked.values, where: placeIn(where) } }, cardOf, pack))
    const rest = withoutPlace(left, where)
    if (!rest) break
    left = rest
  }
  return found
}

/** Squadrons of sides that the battle does not have: nobody would see them. */
export function strayProblems(draft: BattleDraft): readonly BattleProblem[] {
  const strays = draft.squadrons.filter(({ side }) => draft.sides.every(({ id }) => id !== side))
  return strays.map(({ id, name, side }) => {
    const given = (to: SideId): BattleDraft => ({
      ...draft,
      squadrons: draft.squadrons.map((each) => (each.id === id ? { ...each, side: to } : each)),
    })
    const mends = [
      ...draft.sides.map((to) => ({ name: 'give-to', values: { side: to.name }, after: given(to.id) })),
      { name: 'leave-out', values: { name }, after: withoutSquadron(draft, id) },
    ]
    return wrong('side-missing', { part: 'ships' }, { values: { squadron: name, side }, mends })
  })
}

/** The battle as far as its rules can be asked of it: without strays and missing ships; and a place of it in the whole. */
function readable(draft: BattleDraft, cardOf: CardOf) {
  const kept = draft.squadrons.flatMap((squadron, at) => {
    if (draft.sides.every(({ id }) => id !== squadron.side)) return []
    const places = squadron.ships.flatMap(({ ship }, place) => (cardOf(ship) ? [place] : []))
    return [{ at, places, squadron: { ...squadron, ships: places.map((place) => squadron.ships[place]!) } }]
  })
  const placeIn = (where: string) =>
    where
      .replace(/^(squadrons\[)(\d+)(\]\.ships\[)(\d+)/, (_, one: string, at: string, other: string, place: string) => {
        return `${one}${at}${other}${kept[Number(at)]!.places[Number(place)]}`
      })
      .replace(/^(squadrons\[)(\d+)/, (_, one: string, at: string) => `${one}${kept[Number(at)]!.at}`)
  const asked: BattleDraft = { ...draft, squadrons: kept.map(({ squadron }) => squadron) }
  return { asked, placeIn }
}

function problemOf(draft: BattleDraft, refusal: Refusal, cardOf: CardOf, pack: RulesPack): BattleProblem {
  const where = String(refusal.values['where'])
  const name = stepsOf(where).at(-1) ?? ''
  const ship = shipAt(draft, where)
  const card = ship && cardOf(ship.ship)
  const fields = ship && card && /\.fields\.[^.]+$/.test(where) ? pack.shape(card).fields : undefined
  const isStrange = fields !== undefined && !Object.hasOwn(fields, name)
  const meant = isStrange ? meantField(fields, String(name), own(ship!.fields ?? {}, String(name))) : undefined
  const after = withoutPlace(draft, where)
  const mends: Mend[] = [
    ...(meant
      ? [{ name: 'as-field', values: { field: meant.field }, after: withField(draft, ship!, name, meant) }]
      : []),
    ...(after ? [{ name: isId(where) ? 'own-id' : 'leave-out', values: { name }, after }] : []),
  ]
  const values = {
    ...refusal.values,
    name,
    ...(ship ? { ship: nameIn(ship, card) } : {}),
    ...(isStrange ? { known: Object.keys(fields).join(', ') } : {}),
  }
  const code = isStrange ? 'field-unknown' : refusal.code
  return wrong(code, placeOfRefusal(draft, where), { values, mends })
}

/** `crew` is most likely `crewQuality`, where that can be so. */
function meantField(fields: ReturnType<RulesPack['shape']>['fields'], name: string, value: Scalar | undefined) {
  const found = Object.entries(fields).find(
    ([field, shape]) => value !== undefined && field.toLowerCase().startsWith(name.toLowerCase()) && fits(shape, value),
  )
  return found && { field: found[0] as FieldId, value: value! }
}

function withField(
  draft: BattleDraft,
  { id }: ShipOfDraft,
  name: Step,
  { field, value }: { readonly field: FieldId; readonly value: Scalar },
): BattleDraft {
  return withShipChanged(draft, id, { fields: { [name]: null, [field]: value } })
}

const isId = (where: string) => /^squadrons\[.*\]\.id$/.test(where)

/** The steps to a place; what its last list is called by may have points in it. */
function stepsOf(where: string): readonly Step[] {
  const [, list, name] = /^(.*\.(?:fields|boxes|tracks)|table|houseRules|orders)\.(.+)$/.exec(where) ?? []
  return list === undefined ? pathSteps(where) : [...pathSteps(list), name!]
}

/** The battle without what is there, or with another id there; nothing where it is no part that could be left out. */
function withoutPlace(draft: BattleDraft, where: string): BattleDraft | undefined {
  if (isId(where)) {
    const taken = draft.squadrons.flatMap(({ id, ships }) => [{ id: String(id) }, ...ships])
    return changedAt(draft, stepsOf(where), (id) => freeId(String(id), taken)) as BattleDraft
  }
  const isPart = /^(table|houseRules|orders)\.|^chart\.\w+\[\d+\]\.side$|\.(fields|marks\.boxes|marks\.tracks)\./.test(
    where,
  )
  const after = isPart ? (changedAt(draft, stepsOf(where), () => undefined) as BattleDraft) : draft
  return after === draft ? undefined : after
}

/** A value with another at its place, or none; itself where there is no such place. */
function changedAt(value: unknown, [step, ...rest]: readonly Step[], to: (was: unknown) => unknown): unknown {
  if (step === undefined) return to(value)
  if (Array.isArray(value)) return value.map((each, at) => (at === step ? changedAt(each, rest, to) : each))
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value
  const { [step]: was, ...others } = value
  const is = changedAt(was, rest, to)
  return is === was ? value : is === undefined ? others : { ...value, [step]: is }
}

function shipAt({ squadrons }: BattleDraft, where: string): ShipOfDraft | undefined {
  const [, squadron, ship] = /^squadrons\[(\d+)\]\.ships\[(\d+)\]/.exec(where) ?? []
  return squadrons[Number(squadron)]?.ships[Number(ship)]
}

/** `squadrons[1].ships[0].fields.command` is a ship, `table.seaState` the weather. */
function placeOfRefusal(draft: BattleDraft, where: string): PlaceOfProblem {
  if (where.startsWith('table')) return { part: 'weather' }
  if (where.startsWith('houseRules')) return { part: 'rules' }
  if (where.startsWith('orders')) return { part: 'texts' }
  if (where.startsWith('chart')) return { part: 'chart' }
  const squadron = draft.squadrons[Number(/^squadrons\[(\d+)\]/.exec(where)?.[1])]
  if (!squadron) return { part: 'ships' }
  const ship = shipAt(draft, where)
  return { part: 'ships', side: squadron.side, squadron: squadron.id, ...(ship ? { ship: ship.id } : {}) }
}

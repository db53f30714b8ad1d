import { computed, ref } from 'vue'
import { freshCard } from '../card/fresh-card'
import { useSettings } from '../stores/settings'
import { say } from '../words'
import { findPack } from '#shared/rules/index'
import { isOwnShip, type ShipDocument } from '#shared/documents/ship'
import { packId } from '#shared/kernel/ids'
import { cutTo } from '#shared/kernel/seen-text'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { Edit, ShipEditing } from '#shared/rules/pack/ship-editing'
import type { ShipPicture } from '#shared/documents/ship-picture'
import { noFigures, type ShipFigures } from '#shared/documents/ship-figures'
import { changedByHand, followed, takenBack } from '#shared/rules/kit/figures/follow'
import { editHistory } from '../ui/edit-history'
import { sameValue } from '#shared/kernel/same-value'

/** What the address of the yard asks for. */
export interface YardOrder {
  readonly pack: string
  readonly way: string
  readonly ship: string
}

export interface ShipToBuild {
  readonly order: YardOrder
  readonly pack: RulesPack
  readonly editing: ShipEditing
  readonly begun: ShipDocument
  /** Her file, as it was opened; `null`: she has none yet. */
  readonly replaces: ShipDocument | null
  /** Whom she was made after. */
  readonly original: ShipDocument | null
}

/**
 * The ship to lay down: a blank one, one's own as she lies in the library, or a copy of any other with a name of her own.
 * Nothing where the rules have no yard or there is no such ship.
 */
export function shipToBuild(order: YardOrder, ships: readonly ShipDocument[]): ShipToBuild | undefined {
  const pack = findPack(packId(order.pack))
  if (!pack?.editing) return undefined
  const built = (begun: ShipDocument, original: ShipDocument | null, replaces: ShipDocument | null = null) => ({
    ...{ order, pack },
    editing: pack.editing!,
    begun: { ...begun, unofficial: false },
    replaces,
    original,
  })
  const freshName = (name: string) => nameOfCopy(name, ships)
  const freshlyNamed = (blank: ShipDocument) =>
    ships.some(({ name }) => name === blank.name) ? { ...blank, name: freshName(blank.name) } : blank
  const { recipe } = pack
  const ship = ships.find(({ pack, slug }) => pack === order.pack && slug === order.ship)
  if (order.way === 'figures') {
    if (!recipe) return undefined
    if (ship?.figures && isOwnShip(ship)) return built(ship, ship, ship)
    return order.ship === ''
      ? built(followed(recipe, freshlyNamed({ ...pack.editing.blank(), type: '' }), noFigures), null)
      : undefined
  }
  if (order.way === 'new') return built(freshlyNamed(pack.editing.blank()), null)
  if (!ship) return undefined
  if (order.way === 'edit' && isOwnShip(ship)) return built(ship, ship, ship)
  return built({ ...ship, name: freshName(ship.name) }, ship)
}

/** `Majestic 2`, or the next number that no ship has. */
function nameOfCopy(name: string, ships: readonly ShipDocument[]): string {
  const plain = cutTo(name.replace(/ \d{1,3}$/, ''), 55)
  for (let number = 2; ; number++) {
    const copy = `${plain} ${number}`
    if (!ships.some((ship) => ship.name === copy)) return copy
  }
}

/** A ship on the slip, every step of her. Where she was made of figures, what is changed on her card is her own. */
export function shipDraft({ editing, recipe }: Pick<RulesPack, 'editing' | 'recipe'>, begun: ShipDocument) {
  const draft = editHistory<ShipDocument, string>(begun, sameShip)

  /** An edit of a part; nothing where the rules refuse it. */
  function change(part: string, edit: Edit): void {
    const field = edit.kind === 'set' && typeof edit.to !== 'boolean' ? edit.field : undefined
    const before = draft.now.value
    const after = editing?.change(before, part, edit) ?? before
    draft.change(recipe ? changedByHand(recipe, before, after) : after, part, field)
  }

  /** Other figures, typed at a place of their form. */
  function follow(figures: ShipFigures, at: string): void {
    if (recipe) draft.change(followed(recipe, draft.now.value, figures), at, at)
  }

  /** As she was left. */
  const goOn = (left: ShipDocument) => draft.change(left, 'name')

  /** A picture of her own, or none. */
  function picture(to: ShipPicture | undefined): void {
    const { picture: _, ...plain } = draft.now.value
    draft.change(to ? { ...plain, picture: to } : plain, 'drawing')
  }

  /** A place of her data as the recipe has it again. */
  function takeBack(path: string): void {
    if (recipe) draft.change(takenBack(recipe, draft.now.value, path), recipe.partAt(path))
  }

  /** Both give the part that the step was made on. */
  const undo = () => draft.undo()?.at
  const redo = () => draft.redo()?.at

  return { ...draft, change, goOn, follow, picture, takeBack, undo, redo }
}

/** The ship of an editor, her card, and the chosen part of it with its form. */
export function useEditedCard({ pack, editing, begun }: ShipToBuild) {
  const settings = useSettings()
  const draft = shipDraft(pack, begun)
  const ship = computed(() => draft.now.value)
  const name = computed(() => ship.value.name.trim() || say('shipyard.nameless'))
  const drawn = computed(() => freshCard(ship.value, settings.theme)!)
  /** Separate: the card is drawn again for a change of theme alone, not for every change of the ship. */
  const pen = computed(() => freshCard(begun, settings.theme)!.pen)
  const parts = computed(() => editing.parts(ship.value))
  /** Place of the chosen part among the parts. */
  const at = ref(0)
  const part = computed(() => parts.value[at.value]?.part ?? '')
  const sheet = computed(() => editing.form(ship.value, part.value, say))
  const digitsUpTo = computed(() => {
    const field = sheet.value.fields.find(({ name }) => name === sheet.value.digits)
    return field?.kind === 'number' ? field.maximum : undefined
  })

  function choose(index: number): void {
    if (index === at.value) return
    draft.settle()
    at.value = index
  }
  /** False where her card has no such part. */
  function choosePart(wanted: string | undefined): boolean {
    const index = parts.value.findIndex((each) => each.part === wanted)
    if (index >= 0) choose(index)
    return index >= 0
  }
  const edit = (how: Edit, of = part.value) => draft.change(of, how)
  const setDigits = (to: number) => {
    if (sheet.value.digits !== undefined) edit({ kind: 'set', field: sheet.value.digits, to })
  }
  return {
    ...{ draft, ship, name, drawn, pen, parts, at, part, sheet, digitsUpTo },
    ...{ choose, choosePart, edit, setDigits },
  }
}

/** The file she lies in is not hers to change. */
function sameShip(one: ShipDocument, other: ShipDocument): boolean {
  return one === other || sameValue({ ...one, slug: other.slug }, other)
}

import { findPack } from '#shared/rules/index'
import { isOwnShip, type ShipDocument } from '#shared/documents/ship'
import { packId } from '#shared/kernel/ids'
import { cutTo } from '#shared/kernel/seen-text'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { ShipEditing, Edit } from '#shared/rules/pack/ship-editing'
import { editHistory } from '../ui/edit-history'
import { sameValue } from '#shared/kernel/same-value'

/** What the address of the yard asks for. */
export interface YardOrder {
  readonly pack: string
  readonly way: string
  readonly ship: string
}

export interface ShipToBuild {
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
    pack,
    editing: pack.editing!,
    begun: { ...begun, unofficial: false },
    replaces,
    original,
  })
  const freshName = (name: string) => nameOfCopy(name, ships)
  if (order.way === 'new') {
    const blank = pack.editing.blank()
    const isTaken = ships.some(({ name }) => name === blank.name)
    return built(isTaken ? { ...blank, name: freshName(blank.name) } : blank, null)
  }
  const ship = ships.find(({ pack, slug }) => pack === order.pack && slug === order.ship)
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

/** A ship on the slip, every step of her. */
export function shipDraft(editing: ShipEditing, begun: ShipDocument) {
  const draft = editHistory<ShipDocument, string>(begun, sameShip)

  /** An edit of a part; nothing where the rules refuse it. */
  function change(part: string, edit: Edit): void {
    const field = edit.kind === 'set' && typeof edit.to !== 'boolean' ? edit.field : undefined
    draft.change(editing.change(draft.now.value, part, edit), part, field)
  }

  /** Both give the part that the step was made on. */
  const undo = () => draft.undo()?.at
  const redo = () => draft.redo()?.at

  return { ...draft, change, undo, redo }
}

/** The file she lies in is not hers to change. */
function sameShip(one: ShipDocument, other: ShipDocument): boolean {
  return one === other || sameValue({ ...one, slug: other.slug }, other)
}

import { fitLine } from '../card/fit'
import { box, hatching } from '../card/hatching'
import type { Operation } from '../card/operations'
import type { ShipDocument } from '../documents/ship'
import type { FieldId } from '../kernel/ids'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import type { CardTarget } from '../rules/pack/card-target'

interface Place {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Every track of a card under a hatched cover, and the list of her casualties: without it an empty track would look
 * undamaged. Other empty places, like her commander, are just empty.
 */
export function coveredTracks({ card, shape }: RulesPack, document: ShipDocument, words: Words): readonly Operation[] {
  const { fields } = shape(document)
  const isHarm = (field: FieldId) => fields[field]?.kind === 'text' && fields[field].harm === true
  return [...placesOf(card.targets(document), isHarm).values()].flatMap((place) =>
    cover(place, words('tableView.hidden')),
  )
}

/** Over a figure its caption stays to be read. */
const captionShare = 0.4

/** By track or field: the boxes of a track, or the place of its figure. */
function placesOf(targets: readonly CardTarget[], isHarm: (field: FieldId) => boolean): ReadonlyMap<string, Place> {
  const withBoxes = new Set(targets.flatMap(({ action }) => (action.kind === 'track' ? [action.track as string] : [])))
  const places = new Map<string, Place>()
  for (const { action, x, y, width, height } of targets) {
    if (action.kind === 'box' || (action.kind === 'field' && !isHarm(action.field))) continue
    if (action.kind === 'pick' && withBoxes.has(action.track)) continue
    const key = action.kind === 'field' ? `field ${action.field}` : `track ${action.track}`
    const had = places.get(key)
    const top = action.kind === 'pick' ? y + height * captionShare : y
    places.set(key, {
      left: Math.min(x, had?.left ?? x),
      top: Math.min(top, had?.top ?? top),
      right: Math.max(x + width, had?.right ?? 0),
      bottom: Math.max(y + height, had?.bottom ?? 0),
    })
  }
  return places
}

const largest = 4.2
const stepMm = 1.6

function cover({ left, top, right, bottom }: Place, text: string): readonly Operation[] {
  const [width, height] = [right - left, bottom - top]
  const line = fitLine('work-600', Math.min(largest, height * 0.7), text, width - 1)
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 + line.size * 0.35 }
  const lines = hatching([box(left, top, width, height)], 'green', stepMm)
  return [
    { op: 'rect', x: left, y: top, width, height, fill: 'sheet', stroke: { ink: 'ink-3', width: 0.3 } },
    { op: 'path', d: lines, stroke: { ink: 'rule-2', width: 0.25 } },
    {
      ...{ op: 'text', ...middle, text: line.text, size: line.size, face: 'work-600', ink: 'ink-2', anchor: 'middle' },
      halo: { ink: 'sheet', width: 1.6 },
    },
  ]
}

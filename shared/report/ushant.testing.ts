import type { Effect } from '../game/effect'
import type { Entry, HeadLine, JournalLine, RolledDie } from '../game/journal-line'
import { boxId, shipId, trackId } from '../kernel/ids'
import type { Phrase } from '../kernel/phrase'
import { majestic } from '../rules/perfidious-albion/card/majestic.testing'
import { headOf } from '../rules/kit/battle-table.testing'
import { perfidiousAlbion } from '../rules/perfidious-albion/index'

const bouvet = shipId('bouvet')

/** Majestic against Bouvet off Ushant: the journal of a small evening, with these entries after its head. */
export function ushant(...entries: readonly Entry[]): readonly JournalLine[] {
  return [
    head(),
    ...entries.map((entry, index) => ({ ...entry, seq: index + 1, at: minute(index + 1) }) as JournalLine),
  ]
}

const minute = (count: number) => Date.UTC(1904, 4, 12, 19) + 60_000 * count

function head(): HeadLine {
  const ship = majestic()
  const french = { ...ship, name: 'Bouvet', slug: 'bouvet', prefix: '' }
  const line = headOf(perfidiousAlbion, {
    slug: 'ushant',
    title: 'Off Ushant',
    subtitle: 'two ships of the line',
    setting: 'Off Ushant, 12 July 1898',
    victory: 'Three for each battleship sunk.',
    squadrons: [
      { id: 'channel', side: 'britain', name: 'Channel', ships: [{ id: shipId('majestic'), document: ship }] },
      { id: 'brest', side: 'france', name: 'Brest', ships: [{ id: bouvet, document: french }] },
    ],
  })
  return { ...line, at: minute(0) }
}

export const turnOf = (turn: number, phase: string): Entry => ({ kind: 'turn', turn, phase })

export function settled(phase: string): Entry {
  return { kind: 'step', label: { key: 'steps.settled', values: { n: 1 } }, by: 'rule', effects: [], settles: phase }
}

/** Damage by hand: a box of Bouvet, and losses on her tracks. */
export function shell({ box, flotation = 0, fire = 0 }: { box: string; flotation?: number; fire?: number }) {
  const effects: Effect[] = [{ type: 'marked', ship: bouvet, box: boxId(box), mark: 'struck', on: true }]
  if (flotation !== 0) effects.push({ type: 'trackMoved', ship: bouvet, track: trackId('flotation'), by: flotation })
  if (fire !== 0) effects.push({ type: 'trackMoved', ship: bouvet, track: trackId('fire'), by: fire })
  const label: Phrase = { key: 'steps.mark.struck.on', values: { ship: 'Bouvet', box } }
  return { kind: 'step', label, by: 'hand', effects } as const
}

/** A template of Majestic's, and what becomes of its torpedoes under Bouvet. */
export function torpedoes(fate: readonly ('strikes' | 'aboveWater' | 'void')[]): readonly Entry[] {
  const of = (key: string, values: Phrase['values']): Phrase => ({
    key: `rules.perfidious-albion.sequence.torpedo.${key}`,
    values: values!,
  })
  const step = { kind: 'step', by: 'rule', effects: [] } as const
  const n = fate.length
  const values = {
    ship: 'Bouvet',
    n,
    struck: fate.filter((is) => is === 'strikes').length,
    by: 'Majestic',
    type: '18″',
  }
  return [
    { ...step, label: of('laid.port', { ship: 'Majestic', n, bearing: 'port', type: '18″', inches: 6 }) },
    { ...step, label: of('tested', values), why: fate.map((is, at) => of(is, { ship: 'Bouvet', at: `${5 + at}·5` })) },
  ]
}

/** A salvo of Majestic's at Bouvet as the rules word it, with what becomes of its shells. */
export function straddle(
  letter: string,
  { sure, percent, came, fate }: { sure: number; percent: number; came: boolean; fate: readonly ('enters' | 'held')[] },
) {
  const of = (key: string, values: Phrase['values']): Phrase => ({
    key: `rules.perfidious-albion.${key}`,
    values: values!,
  })
  const sum: Phrase =
    percent === 0
      ? of('gunnery.sure', { letter, n: sure })
      : of('gunnery.sureAndOneMore', { letter, n: sure, percent, atMost: percent / 5, die: 'D20' })
  const more = percent === 0 ? [] : [of(`gunnery.oneMore${came ? 'Yes' : 'No'}`, { letter })]
  const shells = fate.map((is, index) =>
    of(`damage.${is}`, { ship: 'Bouvet', at: `${4 + index}·3`, penetration: 9, armour: is === 'held' ? 14 : 5 }),
  )
  const n = sure + (came ? 1 : 0)
  const dice: readonly RolledDie[] = percent === 0 ? [] : [{ die: 'D20', rolled: 3, by: 'table' }]
  return {
    kind: 'step',
    label: of('gunnery.done.fired', { squadron: 'Channel', target: 'Bouvet', n }),
    by: 'rule',
    effects: [],
    why: [sum, ...more, ...shells],
    dice,
  } as const
}

import { shipName } from '../../../game/ship-name'
import type { GameState, Squadron } from '../../../game/state'
import { errorOf } from '../../../kernel/sampled-odds'
import type { Phrase } from '../../../kernel/phrase'
import type { Scalar } from '../../../kernel/scalar'
import { keys, shipsOfBattle, tenths, type CountedBattle, type Fates, type OtherFate } from './tally'
import { sentencesOf } from '../sentence'
import type { Counts, Plot, PlotSeries, SeenChance } from '../../pack/simulation'

/**
 * The results of the battles: ships lost, flotation left, turns to the first loss, the fate of each ship, and for those
 * afloat the figures that the pack adds. The words are the pack's: `rules.<pack>.simulation.plots.<name>`.
 */
export function plotsOf(
  pack: string,
  state: GameState,
  battle: CountedBattle,
  fates: Fates,
  counts: Counts,
): readonly Plot[] {
  const say = sentencesOf(pack, 'simulation')
  const plot = (name: string, values: Readonly<Record<string, Scalar>> = {}): Phrase => say(`plots.${name}`, values)
  const heading = (key: string) => ({ title: plot(`${key}.title`), over: plot(`${key}.over`) })
  const seen = chancesIn(counts)
  const sides = battle.sides.map(({ squadron }) => ({ squadron, ships: shipsOfBattle(state, squadron.order, fates) }))
  const bySquadron = (chances: (squadron: Squadron, ships: number) => readonly SeenChance[]): readonly PlotSeries[] =>
    sides.map(({ squadron, ships }) => ({
      key: squadron.id,
      label: plain(squadron.name),
      chances: chances(squadron, ships.length),
    }))
  const most = Math.max(...sides.map(({ ships }) => ships.length))
  const turns = upTo(battle.turns).slice(1)
  const anyTurn = (squadron: Squadron) => turns.map((turn) => keys.firstLost(squadron.id, turn))
  const perShip = sides.flatMap(({ ships }) => ships)
  const lostTurns = (id: (typeof perShip)[number]) => turns.map((turn) => keys.lostIn(id, turn))
  const afloat = (others: readonly OtherFate[]): Plot => ({
    key: 'afloat',
    ...heading('afloat'),
    steps: perShip.map((id) => plain(shipName(state.ships[id]!))),
    series: others.map(({ key }) => ({
      key,
      label: plot(key),
      chances: perShip.map((id) => seen(keys.other(key, id))),
    })),
  })
  return [
    {
      key: 'shipsLost',
      ...heading('shipsLost'),
      steps: upTo(most).map(plain),
      series: bySquadron(({ id }) => upTo(most).map((ships) => seen(keys.shipsLost(id, ships)))),
    },
    {
      key: 'flotation',
      ...heading('flotation'),
      steps: upTo(tenths).map((tenth) => plot(tenth === 0 ? 'nothingLeft' : 'leftTo', { percent: tenth * 10 })),
      series: bySquadron(({ id }) => upTo(tenths).map((tenth) => seen(keys.flotation(id, tenth)))),
    },
    {
      key: 'firstLost',
      ...heading('firstLost'),
      steps: [...turns.map((turn) => plot('turn', { turn })), plot('none')],
      series: bySquadron((squadron) => [
        ...anyTurn(squadron).map((key) => seen(key)),
        seen(keys.shipsLost(squadron.id, 0)),
      ]),
    },
    {
      key: 'eachShip',
      ...heading('eachShip'),
      steps: perShip.map((id) => plain(shipName(state.ships[id]!))),
      series: [
        { key: 'lost', label: plot('lost'), chances: perShip.map((id) => seen(...lostTurns(id))) },
        { key: 'blownUp', label: plot('ofThemBlownUp'), chances: perShip.map((id) => seen(keys.blownUp(id))) },
      ],
    },
    ...(fates.others ? [afloat(fates.others)] : []),
  ]
}

/** The chance that one of these, which exclude each other, was seen. */
function chancesIn(counts: Counts): (...of: readonly string[]) => SeenChance {
  const { battles } = counts
  return (...of) => {
    const chance = battles === 0 ? 0 : of.reduce((sum, key) => sum + (counts[key] ?? 0), 0) / battles
    return { chance, error: battles === 0 ? 1 : errorOf(chance, battles) }
  }
}

/** A name or a figure, as it is. */
const plain = (text: Scalar): Phrase => ({ key: 'simulation.plain', values: { text } })

const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index)

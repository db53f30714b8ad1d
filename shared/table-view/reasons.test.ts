import { expect, test } from 'vitest'
import { conditionWord } from './ship-shown'
import type { Disclosure } from './disclosure'
import { words } from '../rules/kit/worded.testing'
import { pictureOfGame } from './show-table'
import { planWith, withShip } from './random-plans.testing'
import { freshTablePlan } from './table-plan'
import { finishDialogue } from '../game/dialogue-entries'
import type { JournalLine, Outcome } from '../game/journal-line'
import type { GameState, OpenDialogue, ShipInPlay } from '../game/state'
import type { ShipId } from '../kernel/ids'
import { fireOnTheWaters } from '../rules/fire-on-the-waters/index'
import { replayProcedure } from '../rules/run/replay-procedure'
import { perfidiousAlbion } from '../rules/perfidious-albion/index'
import { Battle } from '../rules/run/battle.testing'
import type { RandomPlay } from '../rules/run/random-play.testing'
import type { RulesPack } from '../rules/pack/rules-pack'
import { squadronD20 } from '../rules/squadron-d20/index'

const packs = [perfidiousAlbion, fireOnTheWaters, squadronD20].map((pack) => [pack.id, pack] as const)
const battles = 4
const actions = 40

/** Played by chance: procedures of every kind, one after the other. */
function played(pack: RulesPack): readonly RandomPlay[] {
  return Array.from({ length: battles }, (_, seed) => {
    const battle = new Battle(pack, seed + 1)
    for (let action = 0; action < actions; action++) {
      if (battle.below(4) === 0) battle.goTo(battle.state.turn + 1, battle.anyOf(pack.phases))
      battle.starts(battle.anyOf(pack.procedures))
    }
    return battle
  })
}

/**
 * A ship with other figures on some of her tracks, and one of her boxes burning: nothing that is shown of her in words.
 */
function otherwise(battle: RandomPlay, pack: RulesPack, ship: ShipInPlay): ShipInPlay {
  const { tracks, boxes } = pack.shape(ship.document)
  const changed = Object.entries(tracks)
    .filter(() => battle.below(2) === 0)
    .map(([track, { minimum, maximum, step = 1 }]) => {
      return [track, minimum + step * battle.below((maximum - minimum) / step + 1)] as const
    })
  const burns = Object.keys(boxes).length > 0 ? { [battle.anyOf(Object.keys(boxes))]: ['burning'] as const } : {}
  return { ...ship, tracks: { ...ship.tracks, ...Object.fromEntries(changed) }, boxes: { ...ship.boxes, ...burns } }
}

/** Whether the table can distinguish the two ships at a level. */
function looksTheSame(pack: RulesPack, state: GameState, level: Disclosure, one: ShipInPlay, other: ShipInPlay) {
  if (level === 'name') return true
  const [here, there] = [one, other].map((ship) => conditionWord(pack.condition(ship, state), words).text)
  return here === there && (level === 'condition' || JSON.stringify(one.boxes) === JSON.stringify(other.boxes))
}

function outcomeOn(pack: RulesPack, state: GameState, dialogue: OpenDialogue): Outcome | undefined {
  const replayed = replayProcedure(pack, state, dialogue)
  if (!replayed.ok || replayed.value.progress.is !== 'finished') return undefined
  const entry = finishDialogue({ dialogue, label: replayed.value.progress.outcome, changes: replayed.value.changes })
  return entry.kind === 'step' ? entry : undefined
}

/** The band of the last result, but for the sentence that says what came of it. */
function bandOf(pack: RulesPack, state: GameState, outcome: Outcome, ship: ShipId, level: Disclosure) {
  const line = { ...outcome, kind: 'step', seq: 1, at: 1 } as JournalLine
  const plan = planWith(freshTablePlan, ship, level)
  const table = { pack, state, plan, words, phase: '', weather: [], windFrom: null, ship: null, page: 0 }
  const { picture } = pictureOfGame({ ...table, lines: [line], lostIn: new Map() })
  return picture.is === 'shown' && picture.result ? { ...picture.result, text: '' } : null
}

test.each(packs)('%s: no reason of a result reveals what a level does not show of a ship', (_, pack) => {
  let differing = 0
  for (const battle of played(pack)) {
    for (const { before, dialogue } of battle.outcomes) {
      const here = outcomeOn(pack, before, dialogue)
      if (!here) continue
      for (const ship of Object.values(before.ships)) {
        const changed = otherwise(battle, pack, ship)
        const elsewhere = withShip(before, ship.id, () => changed)
        const there = outcomeOn(pack, elsewhere, dialogue)
        if (!there || JSON.stringify(there.effects) !== JSON.stringify(here.effects)) continue
        for (const level of ['name', 'condition', 'boxes'] as const) {
          if (!looksTheSame(pack, before, level, ship, changed)) continue
          if (JSON.stringify(here.why) !== JSON.stringify(there.why)) differing++
          const band = bandOf(pack, before, here, ship.id, level)
          expect(bandOf(pack, elsewhere, there, ship.id, level), dialogue.procedure).toEqual(band)
        }
      }
    }
  }
  expect(differing).toBeGreaterThan(3)
})

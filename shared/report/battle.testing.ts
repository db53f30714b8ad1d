import type { JournalLine } from '../game/journal-line'
import { findPack } from '../rules/index'
import { words } from '../rules/kit/worded.testing'
import { perfidiousAlbion } from '../rules/perfidious-albion/index'
import { Battle } from '../rules/run/battle.testing'
import { composeReport, type Composed } from './compose-report'

/** So many turns of a random battle, each phase with anything that is offered in it. */
export function playedBattle(seed: number, turns: number, eachPhase = 2): Battle {
  const battle = new Battle(perfidiousAlbion, seed)
  const { phases, procedures } = perfidiousAlbion
  for (let turn = 1; turn <= turns; turn++) {
    for (const phase of phases) {
      if (turn > 1 || phase !== phases[0]) battle.goTo(turn, phase)
      const offered = procedures.filter((procedure) => procedure.phases.includes(phase))
      for (let time = 0; time < eachPhase && offered.length > 0; time++) battle.starts(battle.anyOf(offered))
    }
  }
  return battle
}

export function linesOf(battle: Battle): readonly JournalLine[] {
  return [battle.session.head, ...battle.lines]
}

export function reportOf(lines: readonly JournalLine[]): Composed {
  return composeReport({ lines }, findPack, words)
}

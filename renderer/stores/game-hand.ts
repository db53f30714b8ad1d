import * as commands from '#shared/game/commands'
import { settlePending } from '#shared/game/dialogue-entries'
import type { Entry } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import type { BoxId, ShipId } from '#shared/kernel/ids'

/** Everything the hand does at the table: each command on the table as it is now, sent to the journal. */
export function handOf(state: () => GameState | undefined, send: (...entries: readonly Entry[]) => void) {
  const does =
    <Given extends readonly unknown[]>(command: (now: GameState, ...given: Given) => Entry | undefined) =>
    (...given: Given): void => {
      const now = state()
      const entry = now && command(now, ...given)
      if (entry) send(entry)
    }

  /** What waited for the end of the phase that is left counts before the next begins. */
  function goTo(turn: number, phase: string): void {
    const now = state()
    const settled = now && (now.turn !== turn || now.phase !== phase) ? settlePending(now, now.phase) : undefined
    send(...(settled ? [settled] : []), commands.goToPhase(turn, phase))
  }

  return {
    toggleMark: does(commands.toggleMark),
    clearBox: does(commands.clearBox),
    setTrack: does(commands.setTrack),
    setFields: does(commands.setFields),
    nameShip: does(commands.renameShip),
    addShip: does(commands.addShip),
    removeShip: does(commands.removeShip),
    moveShip: does(commands.transferShip),
    resetShip: does(commands.resetShip),
    resetSquadron: does(commands.resetSquadron),
    resetSide: does(commands.resetSide),
    addSquadron: does(commands.addSquadron),
    nameSquadron: does(commands.nameSquadron),
    removeSquadron: does(commands.removeSquadron),
    addSide: does((now, name: string) => commands.addSide(now, name, '')),
    nameSide: does(commands.nameSide),
    setFact: does((_, ...[key, to]: Parameters<typeof commands.setTable>) => commands.setTable(key, to)),
    setHouseRule: does((_, ...[rule, to]: Parameters<typeof commands.setHouseRule>) => commands.setHouseRule(rule, to)),
    liftMarker: does(commands.liftMarker),
    note: does((_, text: string, ship?: ShipId, box?: BoxId) => commands.note(text, ship, box)),
    /** Damage that waits for the end of a phase counts now. */
    settle: does(settlePending),
    goTo,
    restartTurn: does(() => commands.restartTurn()),
    strike: does((_, seq: number) => commands.strikeOut(seq)),
    restore: does((_, seq: number) => commands.restore(seq)),
  }
}

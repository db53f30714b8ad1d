import * as commands from '#shared/game/commands'
import { settlePending } from '#shared/game/dialogue-entries'
import type { Entry } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import type { BoxId, ShipId } from '#shared/kernel/ids'

type Table = () => GameState | undefined
type Send = (...entries: readonly Entry[]) => void

/** Makes actions of commands: each is given the table as it is now, and its entry is sent to the journal. */
export function actionsOn(state: Table, send: Send) {
  return <Given extends readonly unknown[]>(command: (now: GameState, ...given: Given) => Entry | undefined) =>
    (...given: Given): void => {
      const now = state()
      const entry = now && command(now, ...given)
      if (entry) send(entry)
    }
}

/** Every action of a player at the table. */
export function gameActions(state: Table, send: Send) {
  const asAction = actionsOn(state, send)

  /** What waited for the end of the phase that is left counts before the next begins. */
  function goTo(turn: number, phase: string): void {
    const now = state()
    if (now?.turn === turn && now.phase === phase) return
    const settled = now && settlePending(now, now.phase)
    send(...(settled ? [settled] : []), commands.goToPhase(turn, phase))
  }

  return {
    toggleMark: asAction(commands.toggleMark),
    clearBox: asAction(commands.clearBox),
    setTrack: asAction(commands.setTrack),
    setFields: asAction(commands.setFields),
    nameShip: asAction(commands.renameShip),
    addShip: asAction(commands.addShip),
    removeShip: asAction(commands.removeShip),
    moveShip: asAction(commands.transferShip),
    resetShip: asAction(commands.resetShip),
    resetSquadron: asAction(commands.resetSquadron),
    resetSide: asAction(commands.resetSide),
    addSquadron: asAction(commands.addSquadron),
    nameSquadron: asAction(commands.nameSquadron),
    removeSquadron: asAction(commands.removeSquadron),
    addSide: asAction((now, name: string) => commands.addSide(now, name, '')),
    nameSide: asAction(commands.nameSide),
    setFact: asAction((_, ...[key, to]: Parameters<typeof commands.setTable>) => commands.setTable(key, to)),
    setHouseRule: asAction((_, ...[rule, to]: Parameters<typeof commands.setHouseRule>) =>
      commands.setHouseRule(rule, to),
    ),
    liftMarker: asAction(commands.liftMarker),
    note: asAction((_, text: string, ship?: ShipId, box?: BoxId) => commands.note(text, ship, box)),
    /** Damage that waits for the end of a phase counts now. */
    settle: asAction(settlePending),
    goTo,
    restartTurn: asAction(() => commands.restartTurn()),
    strike: asAction((_, seq: number) => commands.strikeOut(seq)),
    restore: asAction((_, seq: number) => commands.restore(seq)),
  }
}

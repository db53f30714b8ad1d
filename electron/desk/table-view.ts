import type { Appended, LogPage, NoticePayloads, OpenGame } from '#shared/bridge/contract'
import type { Notice } from '#shared/bridge/channels'
import type { GameState } from '#shared/game/state'
import { changeFor, headFor, linesFor, stateFor, type Viewer } from '#shared/game/views'
import type { Notify } from './desk'

/**
 * Every window gets what is open on the table, and no more: whatever a page shows, it cannot give away a secret
 * that it never got. What a hand holds is asked for by itself (`deckSecrets`).
 */
const table: Viewer = { is: 'table' }

export function stateOnTable(state: GameState): GameState {
  return stateFor(table, state)
}

export function openedOnTable(opened: OpenGame): OpenGame {
  return { ...opened, head: headFor(table, opened.head), state: stateOnTable(opened.state) }
}

export function appendedOnTable<Sent extends Appended>(appended: Sent): Sent {
  const { lines, state, change } = appended
  return {
    ...appended,
    lines: linesFor(table, lines),
    state: state && stateOnTable(state),
    change: change && changeFor(table, change),
  }
}

export function pageOnTable(page: LogPage): LogPage {
  return { ...page, lines: linesFor(table, page.lines) }
}

/** Notifies windows of journals, with only what the table may know. */
export function notifyTable(notify: Notify): Notify {
  return (notice, payload) =>
    notify(notice, isAppended(notice, payload) ? (appendedOnTable(payload) as NoticePayloads[typeof notice]) : payload)
}

function isAppended(notice: Notice, _payload: unknown): _payload is NoticePayloads['gameAppended'] {
  return notice === 'gameAppended'
}

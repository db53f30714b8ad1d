import type { JournalLine } from '#shared/game/journal-line'
import { done } from '#shared/kernel/result'
import { notesSealed } from '#shared/umpire/hidden-notes'
import type { Desk } from './desk'
import type { ChannelServices } from './gateway'

const linesAtOnce = 5000

/** What lies under the umpire's seals. No other answer and no notice holds any of it. */
export function umpireServices(desk: Desk): Pick<ChannelServices, 'umpireNotes'> {
  return {
    umpireNotes: async ({ game }) => {
      const { games } = await desk.opened()
      const sealed: JournalLine[] = []
      for (let from = 0; ; from += linesAtOnce) {
        const page = await games.lines(game, from, linesAtOnce)
        if (!page.ok) return page
        sealed.push(...page.value.lines.filter(({ kind }) => kind === 'sealed'))
        if (page.value.lines.length < linesAtOnce) return done(notesSealed(sealed))
      }
    },
  }
}

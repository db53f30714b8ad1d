import type { Channel, Notice } from '#shared/bridge/channels'
import { inputs } from '#shared/bridge/contract'
import { done, refused } from '#shared/kernel/result'

/** Services in memory: enough to try a shell without a disk. It keeps what was asked of it. */
export function deskInMemory(notify: (notice: Notice, payload: unknown) => void) {
  const asked: { channel: Channel; input: unknown }[] = []
  let settings: Record<string, unknown> = {
    theme: 'day',
    touch: false,
    scalePercent: 100,
    besideInches: 'none',
    folder: '/library',
    paper: 'A4',
    printInk: 'colour',
    backOffset: { acrossMm: 0, downMm: 0 },
  }
  return {
    asked,
    async dispatch(channel: Channel, input: unknown): Promise<unknown> {
      const checked = inputs[channel].safeParse(input)
      if (!checked.success) return refused('bad-input', { channel })
      asked.push({ channel, input: checked.data })
      switch (channel) {
        case 'appDescribe':
          return { name: 'Spotting Top', version: '0.0.0', shell: 'host', abilities: {}, settings }
        case 'settingsRead':
          return settings
        case 'settingsChange':
          settings = { ...settings, ...(checked.data as object) }
          notify('libraryChanged', { folder: '/library' })
          return done(settings)
        case 'libraryList':
          return { folder: '/library', ships: [], scenarios: [], games: [], decks: [], setAside: [] }
        case 'gameRemove':
          throw new Error('a fault of ours')
        default:
          return refused('not-found', {})
      }
    },
    close: async () => undefined,
  }
}

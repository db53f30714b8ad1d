import { flushPromises, mount } from '@vue/test-utils'
import { vi } from 'vitest'
import PrintDialog from './PrintDialog.vue'
import type { Printable } from '../stores/print-at-hand'
import { pauseMs } from './preview/preview-drawing'
import { bridgeKey } from '../bridge/use-bridge'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { useLibrary } from '../stores/library'
import { usePrint } from '../stores/print'
import { useSettings } from '../stores/settings'
import type { PrintPart, Input, Output } from '#shared/bridge/contract'
import type { ScenarioDocument } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import { done, refused } from '#shared/kernel/result'

const pack = 'perfidious-albion'
export const ships = ['majestic', 'mars', 'brennus'].map((slug) => ({
  pack,
  slug,
  name: slug[0]!.toUpperCase() + slug.slice(1),
})) as unknown as ShipDocument[]

const squadron = (id: string, side: string, names: readonly string[]) => ({
  id,
  side,
  name: `${id} division`,
  ships: names.map((ship) => ({ id: `${ship}-1`, ship })),
})
export const scenario = {
  pack,
  slug: 'off-ushant',
  title: 'Off Ushant',
  sides: [
    { id: 'rn', name: 'Royal Navy', flag: '' },
    { id: 'mn', name: 'Marine nationale', flag: '' },
  ],
  squadrons: [squadron('first', 'rn', ['majestic', 'mars']), squadron('second', 'mn', ['brennus'])],
} as unknown as ScenarioDocument

/** A page for every part, as a machine would draw it: the text of the PDF names the pages of the book. */
const drawn = ({ parts }: Input<'printPreview'>): Output<'printPreview'> =>
  done({
    pdf: btoa(String(parts.length * 2)),
    pages: parts.length * 2,
    begins: parts.map((_, at) => at * 2),
    boxed: [],
  })

/** The dialog over a library of one scenario; its requests are kept, and the test may answer otherwise. */
export async function mountPrintDialog(printable: Printable, ...parts: readonly PrintPart[]) {
  const asked = {
    previews: [] as Input<'printPreview'>[],
    jobs: [] as Input<'printPreview'>[],
    cancelled: [] as string[],
  }
  const answers = {
    preview: drawn as (request: Input<'printPreview'>) => Output<'printPreview'> | Promise<never>,
    settings: (changes: Input<'settingsChange'>): Output<'settingsChange'> =>
      done({ ...useSettings().settings, ...changes } as ReturnType<typeof useSettings>['settings']),
  }
  const { bridge, notify } = fakeBridge({
    settingsChange: async (changes) => answers.settings(changes),
    printPreview: async (request) => {
      asked.previews.push(request)
      return answers.preview(request)
    },
    printBook: async (request) => {
      asked.jobs.push(request)
      return done({ path: 'prints/Off Ushant.pdf', pages: 4, bytes: 54_000, boxed: [] })
    },
    printCancel: async ({ job }) => {
      asked.cancelled.push(job)
      return done(null)
    },
    printOpen: async () => refused('print-unknown'),
  })
  const pinia = useFakeBridge(bridge)
  useLibrary().listing = { folder: '', ships, scenarios: [scenario], games: [], setAside: [], decks: [] }
  const print = usePrint()
  print.follow()
  mount(PrintDialog, { attachTo: document.body, global: { plugins: [pinia], provide: { [bridgeKey]: bridge } } })
  print.ask(printable, ...parts)
  await flushPromises()

  const sheet = () => document.querySelector<HTMLElement>('[role=dialog]')!
  const find = (selector: string, words: string) =>
    [...sheet().querySelectorAll<HTMLElement>(selector)].find(
      (each) => each.getAttribute('aria-label') === words || each.textContent.trim().startsWith(words),
    )
  const select = (question: string) =>
    document.getElementById((find('label', question) as HTMLLabelElement).htmlFor) as HTMLSelectElement
  return {
    ...{ print, asked, answers, notify, sheet },
    /** Lets the pause after a change go by, and the pages be drawn. */
    async settled() {
      await vi.advanceTimersByTimeAsync(pauseMs + 10)
      await flushPromises()
      await flushPromises()
    },
    button: (words: string) => find('button', words) as HTMLButtonElement | undefined,
    async press(words: string) {
      find('button', words)!.click()
      await flushPromises()
    },
    field: (words: string) => find('label', words)!.querySelector('input')!,
    async write(words: string, text: string) {
      const field = find('label', words)!.querySelector('input')!
      field.value = text
      field.dispatchEvent(new Event('input'))
      await flushPromises()
    },
    chosen: (question: string) => select(question).value,
    async take(question: string, value: string) {
      const field = select(question)
      field.value = value
      field.dispatchEvent(new Event('change'))
      await flushPromises()
    },
    alert: () => sheet().querySelector('[role=alert]')?.textContent.trim(),
  }
}

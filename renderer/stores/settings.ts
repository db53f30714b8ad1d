import { usePreferredColorScheme, usePreferredContrast } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, watchEffect } from 'vue'
import { useAnnouncements } from '../ui/announcements'
import { useBridge } from '../bridge/use-bridge'
import type { Input } from '#shared/bridge/contract'
import type { Settings } from '#shared/bridge/settings'

export type ScreenTheme = 'day' | 'night' | 'contrast'

/** What this machine remembers, shown at once and written by the bridge; a refusal puts the old value back. */
export const useSettings = defineStore('settings', () => {
  const bridge = useBridge()
  const announcements = useAnnouncements()
  const settings = ref<Settings>({
    theme: 'system',
    touch: false,
    scalePercent: 100,
    besideInches: 'none',
    folder: '',
    name: '',
    paper: 'A4',
    printInk: 'colour',
    backOffset: { acrossMm: 0, downMm: 0 },
    printProfiles: [],
    printProfile: 0,
  })

  const preferredColour = usePreferredColorScheme()
  const preferredContrast = usePreferredContrast()
  const theme = computed<ScreenTheme>(() => {
    const chosen = settings.value.theme
    if (chosen !== 'system') return chosen
    if (preferredContrast.value === 'more') return 'contrast'
    return preferredColour.value === 'dark' ? 'night' : 'day'
  })

  /** Keeps the page's own attributes in step: theme, targets, size. */
  function dress(page: HTMLElement) {
    watchEffect(() => {
      page.dataset['theme'] = theme.value
      page.dataset['touch'] = String(settings.value.touch)
      page.style.setProperty('--scale', String(settings.value.scalePercent / 100))
      // Larger letters make the window smaller for whoever measures it in them.
      window.dispatchEvent(new Event('resize'))
    })
  }

  async function read() {
    settings.value = await bridge.settingsRead()
  }

  /** False where it could not be written; the refusal is announced. */
  async function change(changes: Input<'settingsChange'>): Promise<boolean> {
    const before = settings.value
    settings.value = { ...before, ...changes } as Settings
    const answer = await announcements.asked(bridge.settingsChange(changes))
    settings.value = answer.ok ? answer.value : before
    return answer.ok
  }

  return { settings, theme, dress, read, change }
})

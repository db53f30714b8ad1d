import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { useBridge } from '../bridge/use-bridge'
import type { AppDescription } from '#shared/bridge/contract'

/** What runs under the page, and whether the settings lie over the view. */
export const useApp = defineStore('app', () => {
  const bridge = useBridge()
  const description = ref<AppDescription>()
  const settingsOpen = ref(false)

  const abilities = computed(
    () =>
      description.value?.abilities ?? {
        folderPicker: false,
        revealInFileManager: false,
        nativeMenu: false,
        secondScreen: false,
      },
  )

  async function describe() {
    description.value = await bridge.appDescribe()
  }

  return { description, abilities, settingsOpen, describe }
})

import { ref } from 'vue'
import starterText from '../../assets/starter/scenarios/land-battle.scenario.json?raw'
import { useStarting } from '../library/starting'
import { useBridge } from '../stores/bridge'
import { useLibrary } from '../stores/library'
import { useAnnouncements } from '../ui/announcements'

/** Starts a land battle; the starter scenario is laid into a library that has none. */
export function useStartingLandBattle() {
  const bridge = useBridge()
  const library = useLibrary()
  const announcements = useAnnouncements()
  const games = useStarting()
  const starting = ref(false)
  const scenario = () => library.scenarios.find(({ pack }) => pack === 'field-battle')

  async function start(): Promise<void> {
    if (starting.value) return
    starting.value = true
    if (!scenario()) await layStarter()
    const found = scenario()
    if (found) await games.start(found)
    starting.value = false
  }

  async function layStarter(): Promise<void> {
    const laid = await bridge.libraryImport({ text: starterText })
    if (!laid.ok) return announcements.tellRefusal(laid)
    await library.refresh()
  }

  return { starting, start }
}

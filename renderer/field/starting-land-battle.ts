import { ref } from 'vue'
import starterText from '../../shared/rules/field-battle/scenarios/land-battle.scenario.json?raw'
import { useStarting } from '../new-game/starting'
import { useBridge } from '../bridge/use-bridge'
import { useLibrary } from '../stores/library'
import { useAnnouncements } from '../ui/announcements'

const starterTitle = (JSON.parse(starterText) as { title: string }).title

/** Asks for a land battle and starts it; the starter scenario is brought into a library that has none. */
export function useStartingLandBattle() {
  const bridge = useBridge()
  const library = useLibrary()
  const announcements = useAnnouncements()
  const games = useStarting()
  const starting = ref(false)
  /** The title of its scenario, while it is asked whether to begin. */
  const asked = ref<string>()
  const scenario = () => library.scenarios.find(({ pack }) => pack === 'field-battle')

  function ask(): void {
    asked.value = scenario()?.title ?? starterTitle
  }

  async function start(title: string): Promise<void> {
    if (starting.value) return
    starting.value = true
    if (!scenario()) await bringStarter()
    const found = scenario()
    if (found) await games.start(found, title)
    starting.value = false
    asked.value = undefined
  }

  async function bringStarter(): Promise<void> {
    const change = `change-${crypto.randomUUID()}`
    const put = [{ text: starterText, was: null }]
    const brought = await announcements.asked(bridge.libraryChange({ change, put, games: [], remove: [] }))
    if (brought.ok) await library.refresh()
  }

  return { starting, asked, ask, start }
}

import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import { say, sayWhy } from './words'
import { useBridge } from '../bridge/use-bridge'
import { useAnnouncements } from '../ui/announcements'
import { refused } from '#shared/kernel/result'
import type { OpenTable, OpenTableAsk } from '#shared/companion/open-table'

/** The open table as the machine has it, and the sheet that shows it. */
export const useOpenTable = defineStore('open-table', () => {
  const bridge = useBridge()
  const announcements = useAnnouncements()
  const table = shallowRef<OpenTable | null>(null)
  const isShown = ref(false)
  const asking = computed(() => table.value?.guests.filter(({ is }) => is === 'asking') ?? [])

  async function ask(asked: OpenTableAsk): Promise<boolean> {
    const answer = await bridge.openTable(asked).catch(() => refused('bridge-broken'))
    if (answer.ok) take(answer.value)
    else announcements.announce(sayWhy(answer), 'refusal')
    return answer.ok
  }

  function take(now: OpenTable): void {
    const known = new Set(asking.value.map(({ session }) => session))
    table.value = now
    const fresh = asking.value.find(({ session }) => !known.has(session))
    if (fresh && !isShown.value) announcements.announce(say('asks', { name: fresh.name }), 'waits')
  }

  onScopeDispose(bridge.on.openTableChanged(take))
  return { table, isShown, asking, ask }
})

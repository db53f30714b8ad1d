import { ref, shallowRef, type Ref } from 'vue'
import { useBridge } from '../bridge/use-bridge'
import { useLibrary } from '../stores/library'
import type { ShipDocument } from '#shared/documents/ship'
import { refused, type Refusal, type Result } from '#shared/kernel/result'

/** Keeps the ship of the yard in the library, in the file she came from or in a new one. */
export function useYardSaving(replaces: Ref<ShipDocument | null>) {
  const bridge = useBridge()
  const library = useLibrary()
  const saving = ref(false)
  /** Her place, once she has been saved from here. */
  const path = ref('')
  const refusal = shallowRef<Refusal | null>(null)

  /** As she lies in the library now; refused, nothing was written. */
  async function save(ship: ShipDocument, asNew: boolean): Promise<Result<ShipDocument>> {
    const was = asNew ? null : replaces.value
    const given = { ...ship, name: ship.name.trim() }
    saving.value = true
    const answer = await bridge
      .librarySaveShip({
        text: JSON.stringify(given),
        replaces: was && { ship: was.slug, was: JSON.stringify(was) },
      })
      .catch(() => refused('bridge-broken'))
    saving.value = false
    refusal.value = answer.ok ? null : answer
    if (!answer.ok) return answer
    await library.refresh()
    const kept = { ...given, slug: answer.value.ship, unofficial: false }
    path.value = answer.value.path
    replaces.value = kept
    return { ok: true, value: kept }
  }

  return { saving, path, refusal, save }
}

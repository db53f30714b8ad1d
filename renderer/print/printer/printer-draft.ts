import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { useSettings } from '../../stores/settings'
import { say, sayReason } from '../../words'
import type { PrintProfile } from '#shared/bridge/contract'
import { mostMarginMm, mostOffsetMm, mostProfiles } from '#shared/print/print-request'
import type { Settings } from '#shared/bridge/settings'
import { checkMargins, usualMargins, usualProfile } from '#shared/print/print-profile'
import { sameValue } from '#shared/kernel/same-value'
import { isSeen, withoutHidden } from '#shared/kernel/seen-text'

export const edges = ['top', 'right', 'bottom', 'left'] as const
export type Edge = (typeof edges)[number]
export const offsets = ['acrossMm', 'downMm'] as const
export type OffsetWay = (typeof offsets)[number]
export type NameProblem = 'nameEmpty' | 'nameTaken' | 'full'

/** The chosen printer: one of the saved ones, while it is changed. Not yet a number is `NaN` here. */
export const usePrinter = defineStore('printer', () => {
  const settings = useSettings()
  const kept = computed(() => settings.settings.printProfiles)
  /** Its place among the saved ones; -1 where none is. */
  const place = computed(() => Math.min(settings.settings.printProfile, kept.value.length - 1))
  const saved = computed<PrintProfile>(() => plain(kept.value[place.value]) ?? usualPrinter(settings.settings))
  const draft = shallowRef<PrintProfile>(saved.value)
  let keeping = false
  // While saving, a refusal of the disk puts the settings back but not the draft.
  watch(
    saved,
    (now, before) => {
      if (!keeping && !sameValue(now, before)) draft.value = now
    },
    { flush: 'sync' },
  )

  const isNamed = computed(() => kept.value.length > 0)
  const isChanged = computed(() => !sameValue(draft.value, saved.value))

  const marginFits = (edge: Edge) => within(draft.value.marginsMm[edge], 0, mostMarginMm)
  const offsetFits = (way: OffsetWay) => within(draft.value.backOffset[way], -mostOffsetMm, mostOffsetMm)
  /** Why nothing can be printed within these margins, in words; null where it can. */
  const marginProblem = computed(() => {
    if (!edges.every(marginFits)) return say('printDialog.profile.number', { least: 0, most: mostMarginMm })
    const answer = checkMargins(draft.value.paper, draft.value.marginsMm)
    return answer.ok ? null : sayReason(answer)
  })
  const offsetProblem = computed(() =>
    offsets.every(offsetFits) ? null : say('printDialog.profile.number', { least: -mostOffsetMm, most: mostOffsetMm }),
  )
  const isSound = computed(() => marginProblem.value === null && offsetProblem.value === null)

  const setPaper = (paper: PrintProfile['paper']) => {
    const { paper: before, marginsMm } = draft.value
    // Margins nobody has touched go with the paper.
    const margins = sameValue(marginsMm, usualMargins(before)) ? usualMargins(paper) : marginsMm
    draft.value = { ...draft.value, paper, marginsMm: margins }
  }
  const setMargin = (edge: Edge, mm: number) =>
    (draft.value = { ...draft.value, marginsMm: { ...draft.value.marginsMm, [edge]: mm } })
  const setOffset = (way: OffsetWay, mm: number) =>
    (draft.value = { ...draft.value, backOffset: { ...draft.value.backOffset, [way]: mm } })

  function choose(at: number) {
    const profile = plain(kept.value[at])
    if (!profile) return
    draft.value = profile
    void settings.change({ printProfile: at })
  }

  /** Why a printer cannot be called that; null where it can. `at` is the place of the one that is renamed. */
  function nameProblem(name: string, at: number | null): NameProblem | null {
    const called = asName(name)
    if (!isSeen(called)) return 'nameEmpty'
    if (kept.value.some((each, other) => other !== at && each.name.toLowerCase() === called.toLowerCase()))
      return 'nameTaken'
    return at === null && kept.value.length >= mostProfiles ? 'full' : null
  }

  /** Saves the draft under its name, or under a new one; false where it was not saved. Impossible margins never are. */
  async function save(): Promise<boolean> {
    return isSound.value && isNamed.value && keep(replaced(place.value, draft.value), place.value)
  }
  async function saveAs(name: string): Promise<boolean> {
    if (!isSound.value || nameProblem(name, null)) return false
    return keep([...list(), { ...draft.value, name: asName(name) }], kept.value.length)
  }
  async function rename(name: string): Promise<boolean> {
    if (!isNamed.value || nameProblem(name, place.value)) return false
    const called = asName(name)
    const unsaved = draft.value
    const isKept = await keep(replaced(place.value, { ...saved.value, name: called }), place.value)
    if (isKept) draft.value = { ...unsaved, name: called }
    return isKept
  }
  async function remove(): Promise<boolean> {
    const others = list().filter((_, at) => at !== place.value)
    return keep(others, Math.max(0, place.value - 1))
  }

  const list = () => kept.value.map((each) => plain(each) ?? each)
  const replaced = (at: number, by: PrintProfile) => list().map((each, other) => (other === at ? by : each))

  async function keep(printProfiles: PrintProfile[], printProfile: number): Promise<boolean> {
    keeping = true
    const isKept = await settings.change({ printProfiles, printProfile })
    keeping = false
    if (isKept) draft.value = saved.value
    return isKept
  }

  return {
    ...{ kept, place, draft, isNamed, isChanged, isSound, marginProblem, offsetProblem, marginFits, offsetFits },
    ...{ setPaper, setMargin, setOffset, choose, nameProblem, save, saveAs, rename, remove },
  }
})

/** Before any printer has a name: the paper chosen last, the margin that most printers leave white anyhow. */
function usualPrinter({ paper, backOffset }: Settings): PrintProfile {
  return { ...usualProfile(paper), name: say('printDialog.profile.usual'), backOffset: { ...backOffset } }
}

/** What came along unseen when a name was pasted is no part of it. */
export const asName = (typed: string) => withoutHidden(typed).trim()

/** Settings are watched; no message can carry what is. */
function plain(profile: PrintProfile | undefined): PrintProfile | undefined {
  return profile && { ...profile, marginsMm: { ...profile.marginsMm }, backOffset: { ...profile.backOffset } }
}

const within = (mm: number, least: number, most: number) => mm >= least && mm <= most

import { useSessionStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, markRaw, ref, watch } from 'vue'
import { useAnnouncements } from '../ui/announcements'
import { answerActions, sendInPieces } from './answering'
import { useBridge } from '../bridge/use-bridge'
import { dialogueBases } from './dialogue-bases'
import { finishedDialogue } from './finished-dialogue'
import { useGame } from './game'
import { procedureForm } from './procedure-form'
import { typedDice } from './typed-dice'
import { dialogueFirst } from './under-way'
import type { Premise } from '#shared/game/effect'
import * as entries from '#shared/game/dialogue-entries'
import { premiseNow } from '#shared/game/fold'
import { mostOpen } from '#shared/game/dialogues-draft'
import { RuleDraft } from '#shared/game/rule-draft'
import type { OpenDialogue, ShipInPlay } from '#shared/game/state'
import type { ShipId } from '#shared/kernel/ids'
import type { Question } from '#shared/kernel/question'
import { own } from '#shared/kernel/own'
import { refused, type Refusal, type Result } from '#shared/kernel/result'
import { onCard } from '#shared/rules/kit/on-card'
import {
  nextButOne,
  procedureOf,
  replayProcedure,
  waitingEffects,
  type ReplayedProcedure,
} from '#shared/rules/run/replay-procedure'
import type { Input } from '#shared/rules/pack/input'

type ReplayResult = Result<ReplayedProcedure>

/** The dialogues of the open game: form, replay question by question, one entry at the end, or broken off. */
export const useDialogues = defineStore('dialogues', () => {
  const bridge = useBridge()
  const game = useGame()
  const announcements = useAnnouncements()
  const form = procedureForm(
    computed(() => game.live),
    computed(() => game.pack),
  )

  /** The dialogue on the panel; others that are open wait in their list. */
  const currentId = ref<string | null>(null)
  /** A question answered already that is being answered again. */
  const editing = ref<string | null>(null)
  /** How many dialogues have asked nothing and were applied at once. */
  const unasked = ref(0)
  /** Whether the last of those came in place of a form that was on the panel: of what was passed over. */
  const tookOver = ref(false)
  const known = new WeakMap<OpenDialogue, ReplayResult>()

  const open = computed(() => game.live?.dialogues ?? [])
  const current = computed(() => open.value.find(({ id }) => id === currentId.value))
  /** The one on the panel, else the one that continues next: its changes so far are drawn over the cards. */
  const foremost = computed(() => current.value ?? open.value.find(({ amends }) => amends === undefined))
  const bases = dialogueBases(bridge, game, foremost)
  /** The table that the dialogue on the panel reads. */
  const base = computed(() => current.value && bases.of(current.value))
  /** How far the dialogue on the panel has come; `undefined` while the table it was begun on is being read. */
  const replayResult = computed((): ReplayResult | undefined => current.value && replayOf(current.value))
  const replayed = computed(() => (replayResult.value?.ok ? replayResult.value.value : undefined))
  // A dialogue that amends is replayed on an old table: its changes are not to be drawn on this one.
  const unfinished = computed(() => {
    const replay = foremost.value?.amends === undefined ? foremost.value && replayOf(foremost.value) : undefined
    return replay?.ok ? replay.value : undefined
  })
  /** The table with what is known to come about and does not count yet: damage that waits, the work of an open dialogue. */
  const about = computed(() => {
    const { live: now, pack } = game
    if (!now || !pack) return now
    const effects = [...waitingEffects(now), ...(unfinished.value?.changes.effects ?? [])]
    return effects.length === 0 ? now : new RuleDraft(pack, now, effects, 'table').state
  })
  /** A ship as her card is about to show her; as it does where nothing is to come. */
  const soon = (ship: ShipId): ShipInPlay | undefined =>
    about.value && game.pack ? onCard(game.pack, about.value, ship) : undefined
  /** The question that waits for an answer: the one being answered again, else the next. */
  const question = computed((): Question | undefined => {
    const progress = replayed.value?.progress
    const again = progress?.answered.find((each) => each.question.key === editing.value)
    if (again) return again.question
    return progress?.is === 'asking' || progress?.is === 'differs' ? progress.question : undefined
  })
  /** What will be asked behind it, so that dice of one throw lie side by side. */
  const coming = computed((): Question | undefined => {
    if (!game.pack || !current.value || !base.value || !replayed.value || editing.value !== null) return undefined
    return nextButOne(game.pack, base.value, current.value, replayed.value)
  })
  /** Premises of the dialogue that no longer hold. */
  const changed = computed((): readonly Premise[] => {
    const now = game.live
    if (!now || !replayed.value || replayed.value.progress.is !== 'finished' || current.value?.amends !== undefined)
      return []
    return replayed.value.changes.given.filter((premise) => premiseNow(now, premise) !== premise.was)
  })
  const answering = answerActions({
    pack: () => game.pack,
    base: () => base.value,
    dialogue: () => current.value,
    replayed: () => replayed.value,
    question: () => question.value,
    editing,
    send: (...given) => game.send(...given),
  })

  const halves = useSessionStorage<Record<string, readonly string[]>>('spotting-top:half-answers', {})
  const halfOf = (id: string | null, key: string | undefined) => `${id}/${key}`
  const keepHalf = (place: string, typed?: readonly string[]) => {
    const { [place]: _, ...others } = halves.value
    halves.value = typed ? { ...others, [place]: typed } : others
  }
  /** The first dice or figures of an answer of several: they outlive a dialogue left, a reload, and a host that has gone. */
  const half = computed({
    get: () => own(halves.value, halfOf(currentId.value, question.value?.key)),
    set: (typed) => keepHalf(halfOf(currentId.value, question.value?.key), typed),
  })
  // Whatever answered it, nothing of it is left.
  watch([currentId, () => question.value?.key], ([id], [idBefore, keyBefore]) => {
    if (id === idBefore && keyBefore !== undefined && replayed.value) keepHalf(halfOf(id, keyBefore))
  })
  /** Dice that are being typed for the question. */
  const typing = markRaw(typedDice(question, half, (faces) => answering.typed(faces)))

  watch(
    () => game.id,
    () => {
      go(null)
      form.clear()
    },
  )
  // What another window has ended is not on this panel any more.
  watch(open, (now) => {
    if (currentId.value !== null && !now.some(({ id }) => id === currentId.value)) go(null)
  })

  function replayOf(dialogue: OpenDialogue): ReplayResult | undefined {
    const base = bases.of(dialogue)
    if (!base || !game.pack) return undefined
    let replay = known.get(dialogue)
    if (!replay) known.set(dialogue, (replay = replayProcedure(game.pack, base, dialogue)))
    return replay
  }

  function go(id: string | null): void {
    currentId.value = id
    editing.value = null
  }

  /** Opens the form of a procedure; what is open stays open beside it. Without fields it is begun, and nothing applied. */
  function openForm(procedure: string, input: Input = {}): void {
    if (goToFirst({ procedure, input })) return
    go(null)
    tookOver.value = false
    const refusal = form.open(procedure, input)
    if (refusal) announcements.announceRefusal(refusal)
    else if (form.fields.value.length === 0 && !form.problem.value) beginDialogue()
  }

  /** Starts what somebody asked for: its form is passed over where it is filled in, and so is a dialogue that asks nothing. */
  function start(procedure: string, input: Input = {}): void {
    if (goToFirst({ procedure, input })) return
    go(null)
    tookOver.value = form.procedure.value !== null
    const refusal = form.open(procedure, input)
    if (refusal) return announcements.announceRefusal(refusal)
    const isFilledIn = form.fields.value.every(({ name, folded }) => folded || own(input, name) !== undefined)
    if (isFilledIn && !form.problem.value) begin()
  }

  /** What has to be finished first is on the panel again; a form that was being filled in is there after it. */
  function goToFirst(wanted: Parameters<typeof dialogueFirst>[2]): boolean {
    const { live: now, pack } = game
    const first = now && pack ? dialogueFirst(pack, now, wanted) : undefined
    if (!first) return false
    go(first.id)
    announcements.announceRefusal(first.why)
    return true
  }

  /** A journal holds so many dialogues open, and no more. */
  function tooMany(): Refusal | null {
    return open.value.length < mostOpen ? null : refused('dialogues-too-many', { most: mostOpen })
  }

  /** Begins the dialogue of the open form, and applies what asks nothing. */
  function begin(): void {
    beginDialogue()
    const progress = replayed.value?.progress
    if (progress?.is !== 'finished' || progress.answered.length > 0) return
    finish()
    unasked.value++
  }

  /** Opens the dialogue of the open form. Nothing is recorded while the form has a problem. */
  function beginDialogue(): void {
    const { live: now, pack } = game
    const procedure = form.procedure.value
    if (!now || !pack || !procedure || game.readonly) return
    const input = form.input.value
    const problem = form.problem.value ?? tooMany()
    if (problem) return announcements.announceRefusal(problem)
    if (goToFirst({ procedure: procedure.name, input })) return
    const settled =
      procedure.settlesFirst === undefined ? undefined : entries.settlePending(now, procedure.settlesFirst)
    if (settled) game.send(settled)
    const id = newId()
    const base = game.live!
    game.send(entries.openDialogue({ id, procedure: procedure.name, packVersion: pack.version, input }))
    const begun = game.live!.dialogues.find((dialogue) => dialogue.id === id)
    if (begun) bases.keep(begun, base)
    form.clear()
    go(id)
  }

  /** Lets the work of the finished dialogue count. */
  function finish(): void {
    const dialogue = current.value
    const base = dialogue && bases.of(dialogue)
    const done = replayed.value
    if (!dialogue || !base || done?.progress.is !== 'finished') return
    const waits = done.procedure.parted?.(base, dialogue.input, done.changes) ?? null
    game.send(entries.finishDialogue({ dialogue, label: done.progress.outcome, changes: done.changes, waits }))
    go(null)
  }

  function abandon(id: string): void {
    const dialogue = open.value.find((each) => each.id === id)
    if (dialogue) game.send(entries.abandonDialogue(dialogue))
    if (currentId.value === id) go(null)
  }

  /** Opens the form again, with its input, of a dialogue that cannot continue. */
  function beginAgain(id: string): void {
    const dialogue = open.value.find((each) => each.id === id)
    if (!dialogue || !game.pack) return
    const { procedure, input } = dialogue
    if (goToFirst({ procedure, input, inPlaceOf: id })) return
    if (!procedureOf(game.pack, procedure))
      return announcements.announceRefusal(refused('procedure-unknown', { procedure }))
    abandon(id)
    openForm(procedure, input)
  }

  /** Reopens the dialogue that came to an entry, with all its answers, at one of its questions. */
  async function reopen(seq: number, question?: string): Promise<Refusal | null> {
    if (!game.pack || game.id === null || game.readonly) return null
    const full = tooMany()
    if (full) return full
    const found = await finishedDialogue(bridge, game.id, seq)
    if (!found.ok) return found
    const { dialogue, base } = found.value
    const { procedure, packVersion, input, answers } = dialogue
    const id = newId()
    bases.keep({ id, base: dialogue.base }, base)
    game.send(entries.openDialogue({ id, procedure, packVersion, input, amends: { seq, base: dialogue.base } }))
    sendInPieces(
      game.send,
      answers.map((kept) => entries.giveAnswer(id, kept.question, kept.answer, kept.dice ? { dice: kept.dice } : {})),
    )
    form.clear()
    go(id)
    editing.value = question ?? null
    return null
  }

  return {
    ...{ form, open, current, base, replayResult, replayed, question, coming, editing, half, typing, changed, soon },
    ...{ unasked, tookOver },
    ...{ openForm, start, begin, go, finish, abandon, beginAgain, reopen, settle: game.settle },
    ...answering,
  }
})

function newId(): string {
  return crypto.randomUUID()
}

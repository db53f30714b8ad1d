import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { isDiceQuestion, type DiceQuestion } from '#shared/kernel/replay-dialogue'
import { notAFace } from '#shared/kernel/answer'
import type { DieName } from '#shared/kernel/dice'
import type { Question } from '#shared/kernel/question'
import { refused, type Refusal } from '#shared/kernel/result'
import { readTyped } from '#shared/kernel/typed-dice'

const none: readonly number[] = []

/**
 * Dice typed from the table: digits become faces, and when all faces of the question are there they are its answer. Those
 * of a fistful that are there already are kept in `half`.
 */
export function typedDice(
  question: Ref<Question | undefined>,
  half: Ref<readonly string[] | undefined>,
  give: (faces: readonly number[]) => void,
) {
  const asks = computed((): DiceQuestion | undefined =>
    question.value && isDiceQuestion(question.value) ? question.value : undefined,
  )
  const digits = ref('')
  const faces = computed({
    get: (): readonly number[] => (asks.value && half.value ? half.value.map(Number) : none),
    set: (typed) => void (half.value = typed.length > 0 ? typed.map(String) : undefined),
  })
  const refusal = shallowRef<Refusal | null>(null)
  watch(() => question.value?.key, clear)

  function clear(): void {
    digits.value = ''
    refusal.value = null
  }

  /** A digit that fits no face is refused and changes nothing. */
  function type(digit: string): void {
    if (!asks.value) return
    const { die } = asks.value
    const typed = readTyped(die, digits.value + digit)
    refusal.value = typed.is === 'no-face' ? refusalOf(die, digits.value + digit) : null
    if (typed.is === 'partial') digits.value += digit
    if (typed.is === 'face') take(typed.face, asks.value)
  }

  function take(face: number, asked: DiceQuestion): void {
    digits.value = ''
    const all = [...faces.value, face]
    faces.value = asked.kind === 'rolls' && all.length < asked.count ? all : []
    if (faces.value.length === 0) give(all)
  }

  /** Takes away the last digit, else the last face of the fistful. `false` if there is neither. */
  function back(): boolean {
    const had = digits.value !== '' || faces.value.length > 0
    if (digits.value !== '') digits.value = digits.value.slice(0, -1)
    else faces.value = faces.value.slice(0, -1)
    refusal.value = null
    return had
  }

  /** A face that is pointed at. */
  function point(face: number): void {
    refusal.value = null
    if (asks.value) take(face, asks.value)
  }

  return { digits, faces, refusal, type, point, back }
}

/** A face of one digit is no wrong face where it is typed with two. */
const refusalOf = (die: DieName, digits: string) =>
  readTyped(die, `0${digits}`).is === 'face'
    ? refused('face-of-two-digits', { die, digits: `0${digits}` })
    : notAFace(die)

export type TypedDice = ReturnType<typeof typedDice>

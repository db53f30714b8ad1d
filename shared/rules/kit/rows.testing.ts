import type { Answer } from '../../kernel/question'
import type { Scalar } from '../../kernel/scalar'

/** A table of cases as text: a line each, its columns divided by `|`. */
export function rows(text: string): string[][] {
  const table = text.trim().split('\n')
  const found = table.map((line) => line.split('|').map((column) => column.trim()))
  const wrong = found.find((row) => row.length !== found[0]!.length)
  if (wrong) throw new Error(`a row with ${wrong.length} columns: ${wrong.join('|')}`)
  return found
}

/** `penetration=7 place=called waits=no ships=majestic+magnificent`. */
export function pairs(text: string): Record<string, Scalar> {
  return Object.fromEntries(
    text.split(/\s+/).flatMap((pair) => {
      const [name, value] = pair.split('=')
      if (pair !== '' && value === undefined) throw new Error(`no pair: ${pair}`)
      return name ? [[name, scalarOf(value!)] as const] : []
    }),
  )
}

function scalarOf(value: string): Scalar {
  if (value === 'yes' || value === 'no') return value === 'yes'
  return value === '' || Number.isNaN(Number(value)) ? value.replaceAll('+', ' ') : Number(value)
}

/** `6 10 3`. */
export function facesOf(faces: Answer[] | string): Answer[] {
  return typeof faces === 'string' ? faces.split(/\s+/).filter(Boolean).map(Number) : faces
}

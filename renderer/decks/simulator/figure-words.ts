import type { Figure } from './figures'
import { say } from '../../words'
import { percentOf, sampledPercentOf } from '#shared/words/percent'

/** Nearly certain is not called certain, nor what came in every game that was played. */
export function percentText({ figure, error }: Figure): string {
  return say('deckTuner.percent', { percent: error === null ? percentOf(figure) : sampledPercentOf(figure) })
}

/** `± 0.3`, in percent points; nothing where nothing was left to chance. */
export function errorText({ error }: Figure): string {
  return error === null ? '' : say('deckTuner.error', { error: fine(error * 100) })
}

/** A number of events. */
export function numberText({ figure }: Figure): string {
  return figure.toFixed(1)
}

export function numberErrorText({ error }: Figure): string {
  return error === null ? '' : say('deckTuner.error', { error: fine(error) })
}

/** `−0.3`, `+0.1`, `±0`. */
export function signedText(figure: number, digits: number): string {
  const text = Math.abs(figure).toFixed(digits)
  if (Number(text) === 0) return say('deckTuner.same')
  return figure < 0 ? `−${text}` : `+${text}`
}

/** Rounded up: an error is never shown as none. */
function fine(error: number): string {
  return error >= 0.095 ? error.toFixed(1) : (Math.ceil(error * 100) / 100).toFixed(2)
}

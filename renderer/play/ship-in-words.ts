import { say } from '../words'
import { phraseInWords } from '../words/phrase'
import { shipName } from '#shared/game/ship-name'
import type { GameState, ShipInPlay } from '#shared/game/state'
import { casualtiesField } from '#shared/rules/kit/casualties'
import { harmWords } from '#shared/rules/pack/harm'
import type { GunsLeft } from '#shared/rules/pack/readiness'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { isOut } from '#shared/rules/pack/standing'

/** A ship in a few lines: what is left of her, what was done to her, what she has done this turn, and which guns serve. */
export function shipInWords(pack: RulesPack, state: GameState, ship: ShipInPlay) {
  const { left, of, harm, standing } = pack.condition(ship, state)
  // Of one that is lost nothing serves, and nothing more is due.
  if (isOut(standing))
    return {
      sign: '–',
      title: shipName(ship),
      lines: [say('play.inspector.out', { standing: say(`play.standing.${standing}`) })],
    }
  const readiness = pack.readiness?.(state, ship)
  const done = harm.filter(({ n, isFatal }) => n > 0 || isFatal)
  const what = done.map((each) => harmWords(pack.id, each, each.isFatal ? 'fatal' : 'is', say)).join(', ')
  const guns = (readiness?.guns ?? []).map(gunsInWords).join(', ')
  // In one line: on a low screen what changes with every move is seen, however much is said.
  const now = [
    ...(readiness && !readiness.saysWhatSheDid ? [doneThisTurn(readiness)] : []),
    ...(readiness?.says ?? []).map((phrase) => phraseInWords(phrase, state)),
  ]
  return {
    sign: String(left),
    title: shipName(ship),
    lines: [
      [say('play.inspector.left', { left, of }), ...harmed(what, left === of && isUnmarked(ship))].join(' '),
      ...(now.length > 0 ? [now.join(' ')] : []),
      ...(guns === '' ? [] : [say('play.inspector.guns', { guns })]),
    ],
  }
}

function harmed(what: string, isWhole: boolean): readonly string[] {
  if (what !== '') return [say('play.inspector.harmed', { what })]
  return isWhole ? [say('play.inspector.unharmed')] : []
}

/** Marks and casualties that no pack counts are harm too. */
const isUnmarked = ({ boxes, fields }: ShipInPlay) =>
  Object.values(boxes).every(({ length }) => length === 0) && (fields[casualtiesField] ?? null) === null

function gunsInWords({ name, left, of }: GunsLeft): string {
  return say(left === of ? 'play.inspector.gunsAll' : 'play.inspector.gunsLeft', { name, left, of })
}

function doneThisTurn({ hasMoved, hasFired }: { readonly hasMoved?: boolean; readonly hasFired: boolean }): string {
  const moved = hasMoved === undefined ? '' : say(hasMoved ? 'play.inspector.moved' : 'play.inspector.notMoved')
  return `${moved} ${say(hasFired ? 'play.inspector.fired' : 'play.inspector.notFired')}`.trim()
}

import type { ShipDocument } from '../../../../documents/ship'
import { boxId, fieldId, shipId } from '../../../../kernel/ids'
import type { Answer } from '../../../../kernel/question'
import { play } from '../../../../kernel/script.testing'
import { read } from '../../../run/run-procedure.testing'
import { trackOf, type TrackName } from '../../ship/shape'
import { battleship, document, type Damage } from '../../ship/stands.testing'
import type { StandData } from '../../ship/ship'
import { atTable, draftOf, type TableSetup } from '../table.testing'
import { spendCritical, type Critical } from './spend'
import { Target } from './target'

const target = shipId('target')

interface DamagedTarget extends Damage, TableSetup {
  readonly of?: ShipDocument
}

/** A document with some of these data changed. */
export function changed<Sheet extends StandData>(data: Sheet, changes: Partial<Sheet>): ShipDocument {
  return document({ ...data, ...changes }, { name: 'Changed' })
}

/** Plays a critical on a stand with scripted dice; every sentence has to exist. */
export function playCritical(
  critical: Partial<Critical> & { readonly cv: number },
  { of = battleship, boxes, tracks, fields, ...setup }: DamagedTarget = {},
  faces: readonly number[] = [],
  said: Readonly<Record<string, Answer>> = {},
) {
  const damage = { ...(boxes && { boxes }), ...(tracks && { tracks }), ...(fields && { fields }) }
  const draft = draftOf(atTable({ target: { of, ...damage } }, setup))
  const asked = spendCritical(new Target(draft, target), { attack: 'gun', ...critical })
  const { outcome, questions } = play(asked, [...faces], said)
  for (const { ask, because = [] } of questions) [ask, ...because].forEach(read)
  for (const question of questions) if (question.kind === 'choose') question.options.forEach(({ say }) => read(say))
  const ship = draft.ship(target)
  return {
    ...outcome,
    why: draft.changes.why.map(read),
    asked: questions.map(({ key }) => key),
    because: (key: string) => (questions.find((each) => each.key === key)?.because ?? []).map(read),
    track: (track: TrackName) => ship.tracks[trackOf(track)],
    lost: (box: string) => (ship.boxes[boxId(box)] ?? []).includes('struck'),
    field: (field: string) => ship.fields[fieldId(field)],
  }
}

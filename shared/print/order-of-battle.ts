import type { ScenarioSetup } from '../documents/scenario'
import type { TextPaper } from '../decks/paper/text-page'
import { freshShip } from '../game/apply-effect'
import { fieldId } from '../kernel/ids'
import type { Block } from '../report/paper/report-page'
import { tableBlocks } from '../report/paper/table-blocks'
import { turnHeading } from '../report/paper/text-blocks'
import type { RulesPack } from '../rules/rules-pack'
import type { Words } from '../words/speak'
import { nameOf } from './printed-card'

type Squadron = ScenarioSetup['squadrons'][number]

/** Every squadron with its ships as they leave harbour: what each is, what she carries, who commands her. */
export function orderOfBattle(page: TextPaper, pack: RulesPack, setup: ScenarioSetup, words: Words): readonly Block[] {
  if (setup.squadrons.every(({ ships }) => ships.length === 0)) return []
  const column = (name: string) => ({ title: words(`printing.briefing.column.${name}`), is: 'text' as const })
  const isNarrow = page.right - page.left < 150
  const columns = ['ship', 'kind', ...(isNarrow ? [] : ['guns', 'commander'])].map(column)
  const ofSide = (id: string) => setup.squadrons.filter(({ side }) => side === id)
  return [
    turnHeading(page, words('printing.briefing.orderOfBattle')),
    ...setup.sides.flatMap(({ id, name }) =>
      ofSide(id).flatMap((squadron) => {
        const rows = squadron.ships.map((ship) => rowOf(ship, pack, words).slice(0, columns.length))
        const title = words('printing.briefing.squadron', { side: name, squadron: squadron.name })
        return tableBlocks(page, { key: squadron.id, title, columns, rows, notes: [] })
      }),
    ),
  ]
}

function rowOf({ id, document, fields }: Squadron['ships'][number], pack: RulesPack, words: Words): readonly string[] {
  const ship = freshShip(pack, id, document, fields)
  const { line, guns } = pack.summary(document, words)
  const [commander, rating] = [ship.fields[fieldId('commander')], ship.fields[fieldId('commanderRating')]]
  const named = typeof commander === 'string' ? commander : ''
  const who =
    named !== '' && typeof rating === 'number' ? words('print.roster.commander', { name: named, rating }) : named
  return [nameOf({ pack, ship }), line, guns, who]
}

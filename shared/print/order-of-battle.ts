import type { ScenarioSetup } from '../documents/scenario'
import type { TextPaper } from './decks/text-page'
import { freshShip } from '../game/apply-effect'
import { shipField } from '../game/ship-fields'
import type { Block } from './report/report-page'
import { tableBlocks } from './report/table-blocks'
import { turnHeading } from './report/text-blocks'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import { nameOf } from './printed-card'

type Squadron = ScenarioSetup['squadrons'][number]

/** Every side with its squadrons and ships as they leave harbour: what each is, what she carries, who commands her. */
export function orderOfBattle(page: TextPaper, pack: RulesPack, setup: ScenarioSetup, words: Words): readonly Block[] {
  if (setup.squadrons.every(({ ships }) => ships.length === 0)) return []
  const isNarrow = page.right - page.left < 150
  const shown = isNarrow ? onNarrow : columns
  const tables = setup.sides.map(({ id, name }) => {
    const squadrons = setup.squadrons.filter(({ side }) => side === id)
    const rows = squadrons.flatMap((squadron) => rowsOf(squadron, pack, words))
    return {
      key: id,
      title: name,
      columns: shown.map((column) => ({ title: words(`printing.briefing.column.${column}`), is: 'text' as const })),
      rows: rows.map((row) => shown.map((column) => row[column])),
      notes: [],
    }
  })
  const among = tables.flatMap(({ rows }) => rows)
  return [
    turnHeading(page, words('printing.briefing.orderOfBattle')),
    ...tables.flatMap((table) => (table.rows.length === 0 ? [] : tableBlocks(page, table, among))),
  ]
}

const columns = ['ship', 'squadron', 'kind', 'guns', 'commander'] as const
const onNarrow = ['ship', 'squadron', 'kind'] as const
type Row = Readonly<Record<(typeof columns)[number], string>>

/** The name of the squadron is beside its first ship alone. */
function rowsOf({ name, ships }: Squadron, pack: RulesPack, words: Words): readonly Row[] {
  return ships.map((ship, at) => ({ ...rowOf(ship, pack, words), squadron: at === 0 ? name : '' }))
}

function rowOf(
  { id, document, fields }: Squadron['ships'][number],
  pack: RulesPack,
  words: Words,
): Omit<Row, 'squadron'> {
  const ship = freshShip(pack, id, document, fields)
  const { line, guns } = pack.summary(document, words)
  const [commander, rating] = [ship.fields[shipField.commander], ship.fields[shipField.rating]]
  const named = typeof commander === 'string' ? commander : ''
  const who =
    named !== '' && typeof rating === 'number' ? words('print.roster.commander', { name: named, rating }) : named
  return { ship: nameOf({ pack, ship }), kind: line, guns, commander: who }
}

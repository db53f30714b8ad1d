import type { ShipDocument } from '../../documents/ship'
import { decapitalised } from '../../words/decapitalised'
import type { Words } from '../../words/speak'
import { batteriesOf, sheetOf, torpedoesOf } from './stand-data'
import type { StandSheet } from './stands/stand'

const key = (name: string) => `rules.squadron-d20.summary.${name}`

/** A stand in a line: `heavy cruiser, F 30 S 28, 35 kn`, and what it is armed with: `8×8″ 8×5″ 12 tubes`. */
export function summary(document: ShipDocument, words: Words): { readonly line: string; readonly guns: string } {
  const sheet = sheetOf(document)
  const type = document.type === '' ? words(`rules.squadron-d20.kinds.${sheet.kind}`) : document.type
  const told = armament(sheet, words)
  return {
    line: words(key(sheet.kind), { type: decapitalised(type), ...figuresOf(sheet) }),
    guns: told.length === 0 ? words(key('unarmed')) : told.join(' '),
  }
}

function figuresOf(sheet: StandSheet) {
  switch (sheet.kind) {
    case 'ship':
      return { flotation: sheet.flotation, structure: sheet.structure, knots: sheet.knots }
    case 'smallCraft':
      return { n: sheet.vessels, knots: sheet.knots }
    case 'aircraft':
      return { n: sheet.aircraft, knots: sheet.knots }
    case 'shore':
      return { structure: sheet.structure }
  }
}

/** What is told of a stand across a table: the two heaviest batteries and the tubes, or what it flies with. */
function armament(sheet: StandSheet, words: Words): readonly string[] {
  switch (sheet.kind) {
    case 'ship':
    case 'shore': {
      const tubes = torpedoesOf(sheet)?.mounts.reduce((sum, mount) => sum + mount.tubes, 0) ?? 0
      return [...gunsOf(sheet, words), ...(tubes > 0 ? [words(key('tubes'), { n: tubes })] : [])]
    }
    case 'smallCraft': {
      const { crf, mrf } = sheet.factors
      const factors = [
        ['CRF', crf],
        ['MRF', mrf],
      ] as const
      return [
        ...factors.filter(([, n]) => n > 0).map(([name, n]) => words(key('factors'), { name, n })),
        ...(sheet.torpedoes ? [words(key('torpedoAttacks'), { n: sheet.torpedoes.attacks })] : []),
      ]
    }
    case 'aircraft':
      return sheet.loads.length === 0
        ? [words(key('fighter'), { dogfight: sheet.dogfight1, intercept: sheet.intercept })]
        : [sheet.loads.map(({ attack }) => words(`rules.squadron-d20.card.loads.${attack}`)).join(', ')]
  }
}

function gunsOf(sheet: StandSheet, words: Words): readonly string[] {
  const barrels = new Map<number, number>()
  for (const { battery } of batteriesOf(sheet)) {
    const more = battery.mounts.reduce((sum, { guns }) => sum + guns, 0)
    barrels.set(battery.inches, (barrels.get(battery.inches) ?? 0) + more)
  }
  return [...barrels]
    .sort(([one], [other]) => other - one)
    .slice(0, 2)
    .map(([inches, count]) => words(key('guns'), { inches, barrels: count }))
}

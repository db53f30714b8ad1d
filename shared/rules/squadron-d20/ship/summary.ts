import type { ShipDocument } from '../../../documents/ship'
import { decapitalised } from '../../../words/decapitalised'
import type { Words } from '../../../words/speak'
import { batteriesOf, dataOf, torpedoesOf } from './stand-data'
import type { StandData } from './stand'

const key = (name: string) => `rules.squadron-d20.summary.${name}`

/** A stand in a line: `heavy cruiser, F 30 S 28, 35 kn`, and what it is armed with: `8×8″ 8×5″ 12 tubes`. */
export function summary(document: ShipDocument, words: Words): { readonly line: string; readonly guns: string } {
  const data = dataOf(document)
  const type = document.type === '' ? words(`rules.squadron-d20.kinds.${data.kind}`) : document.type
  const weapons = armament(data, words)
  return {
    line: words(key(data.kind), { type: decapitalised(type), ...figuresOf(data) }),
    guns: weapons.length === 0 ? words(key('unarmed')) : weapons.join(' '),
  }
}

function figuresOf(data: StandData) {
  switch (data.kind) {
    case 'ship':
      return { flotation: data.flotation, structure: data.structure, knots: data.knots }
    case 'smallCraft':
      return { n: data.vessels, knots: data.knots }
    case 'aircraft':
      return { n: data.aircraft, knots: data.knots }
    case 'shore':
      return { structure: data.structure }
  }
}

/** The armament of a stand in short: the two heaviest batteries and the tubes, or its loads. */
function armament(data: StandData, words: Words): readonly string[] {
  switch (data.kind) {
    case 'ship':
    case 'shore': {
      const tubes = torpedoesOf(data)?.mounts.reduce((sum, mount) => sum + mount.tubes, 0) ?? 0
      return [...gunsOf(data, words), ...(tubes > 0 ? [words(key('tubes'), { n: tubes })] : [])]
    }
    case 'smallCraft': {
      const { crf, mrf } = data.factors
      const factors = [
        ['CRF', crf],
        ['MRF', mrf],
      ] as const
      return [
        ...factors.filter(([, n]) => n > 0).map(([name, n]) => words(key('factors'), { name, n })),
        ...(data.torpedoes ? [words(key('torpedoAttacks'), { n: data.torpedoes.attacks })] : []),
      ]
    }
    case 'aircraft':
      return data.loads.length === 0
        ? [words(key('fighter'), { dogfight: data.dogfight1, intercept: data.intercept })]
        : [data.loads.map(({ attack }) => words(`rules.squadron-d20.card.loads.${attack}`)).join(', ')]
  }
}

function gunsOf(data: StandData, words: Words): readonly string[] {
  const barrels = new Map<number, number>()
  for (const { battery } of batteriesOf(data)) {
    const more = battery.mounts.reduce((sum, { guns }) => sum + guns, 0)
    barrels.set(battery.inches, (barrels.get(battery.inches) ?? 0) + more)
  }
  return [...barrels]
    .sort(([one], [other]) => other - one)
    .slice(0, 2)
    .map(([inches, count]) => words(key('guns'), { inches, barrels: count }))
}

import { plain, sumOf, type OnTargetSum } from '../procedures/on-target/on-target'

const faces = 20

/** What counts of the firer alone; the target brings its own. */
const hers = ['crewQuality', 'gunsShooting', 'splashFirer', 'gunneryModifier', 'speedSetting']

/** Number needed on the D20 with the figures of the firer's own card, `–` where no face is enough. */
export function neededByHerself({ needed, modifiers }: OnTargetSum): string {
  return figureOf(needed - sumOf(modifiers.filter(({ id }) => hers.includes(id))))
}

export function figureOf(from: number): string {
  return from > faces ? '–' : `${plain(from)}+`
}

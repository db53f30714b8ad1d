import type { Operation } from '../card/operations'
import type { ChartData } from '../documents/chart'
import { inItsPlace, type Lettering } from './labels'
import type { OnSheet } from './place-on-sheet'

/** Minutes of arc between two lines: the finest that leaves them this many units between them. */
const steps = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600]
const leastPitch = 110

interface Line {
  /** Across the sheet or down it, in its units. */
  readonly at: number
  readonly said: string
}

/** Meridians and parallels over the whole sheet; none where a chart has no place on the globe, no room for two, or north not up. */
export function graticuleLines({ graticule, north = 0 }: ChartData, { inner, inch, to }: OnSheet) {
  if (!graticule || north !== 0) return { meridians: [], parallels: [] }
  const { at, longitudeWest, latitudeNorth, inchesPerMile } = graticule
  const [x, y] = to(at)
  const perMinute = inchesPerMile * inch
  // A minute of latitude is a sea mile; one of longitude is less of it the further from the equator.
  const east = perMinute * Math.cos((latitudeNorth * Math.PI) / 180)
  return {
    meridians: lines(x, -longitudeWest * 60, east, inner.x, inner.width, ['W', 'E']),
    parallels: lines(y, -latitudeNorth * 60, perMinute, inner.y, inner.height, ['N', 'S']),
  }
}

/** `minutes` are those at `from`, and grow to the right and down. */
function lines(
  from: number,
  minutes: number,
  perMinute: number,
  start: number,
  length: number,
  named: readonly [string, string],
): readonly Line[] {
  const step = steps.find((each) => each * perMinute >= leastPitch)
  if (step === undefined || step * perMinute > length) return []
  const first = Math.ceil((minutes + (start - from) / perMinute) / step)
  const count = Math.min(40, Math.floor((minutes + (start + length - from) / perMinute) / step) - first + 1)
  return Array.from({ length: Math.max(0, count) }, (_, line) => {
    const minute = (first + line) * step
    return { at: from + (minute - minutes) * perMinute, said: arcSaid(minute, named) }
  })
}

/** `5°10′W` */
function arcSaid(minutes: number, [before, after]: readonly [string, string]): string {
  const size = Math.abs(minutes)
  return `${Math.floor(size / 60)}°${String(size % 60).padStart(2, '0')}′${minutes === 0 ? '' : minutes < 0 ? before : after}`
}

export function graticuleOperations(data: ChartData, on: OnSheet): readonly Operation[] {
  const { meridians, parallels } = graticuleLines(data, on)
  const { x, y, width, height } = on.inner
  const d = [
    ...meridians.map((line) => `M${line.at.toFixed(1)} ${y}v${height}`),
    ...parallels.map((line) => `M${x} ${line.at.toFixed(1)}h${width}`),
  ].join('')
  return d === '' ? [] : [{ op: 'path', d, stroke: { ink: 'rule', width: 0.8 } }]
}

/** Longitudes along the upper edge of the sheet, latitudes along its right one, where nothing else is written. */
export function graticuleFigures(data: ChartData, on: OnSheet, lettering: Lettering): readonly Operation[] {
  const { meridians, parallels } = graticuleLines(data, on)
  const { x, y, width } = on.inner
  const written = { size: 14, face: 'work-500', ink: 'ink-2', anchor: 'middle' } as const
  return [
    ...meridians.flatMap(({ at, said }) =>
      inItsPlace({ op: 'text', x: at, y: y + 17, text: said, ...written }, lettering),
    ),
    ...parallels.flatMap(({ at, said }) =>
      inItsPlace({ op: 'text', x: x + width - 30, y: at - 3, text: said, ...written }, lettering),
    ),
  ]
}

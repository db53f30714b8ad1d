import { leadEstimator } from '../../tables/torpedoes'

export interface LeadAsked {
  /** Angle of the target's course to the line from launcher to target. */
  readonly angleDegrees: number
  readonly targetSpeed: number
  readonly torpedoSpeed: number
}

/** How many 30-degree arcs a target is to be led by, 0 to 3. Ruling `leadReading`. */
export function leadArcs(asked: LeadAsked, reading: 'reached' | 'nearest'): number {
  const value = leadValue(asked)
  const column = columnOf(leadEstimator.torpedoSpeedsUpTo, asked.torpedoSpeed)
  const figures = leadEstimator.torpedoValues.map((row) => row[column] ?? Infinity)
  if (reading === 'reached') return figures.filter((figure) => value >= figure).length
  const distances = [value, ...figures.map((figure) => Math.abs(figure - value))]
  return distances.indexOf(Math.min(...distances))
}

/** The figure that angle and speed of the target give. */
export function leadValue({ angleDegrees, targetSpeed }: LeadAsked): number {
  const row = columnOf(leadEstimator.anglesUpToDegrees, angleDegrees)
  const column = columnOf(leadEstimator.targetSpeedsUpTo, targetSpeed)
  return leadEstimator.targetValues[row]?.[column] ?? 0
}

/** An edge belongs to what lies below it. */
function columnOf(upTo: readonly number[], value: number): number {
  const column = upTo.findIndex((end) => value <= end)
  return column < 0 ? upTo.length - 1 : column
}

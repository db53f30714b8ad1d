import { says } from './says'
import type { Target } from './target'

/** She blows up and is a wreck; the rule book says what happens to ships nearby. `cv`: of cargo, by its dice. */
export function blowUp(target: Target, cv: number | null): void {
  target.ends('wreck', says('ends.blowsUp', { ship: target.name }))
  target.because(
    cv === null ? says('ends.collateral', { ship: target.name }) : says('ends.collateralCv', { ship: target.name, cv }),
  )
}

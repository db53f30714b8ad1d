import type { Crew } from '../throws/crew-test'
import type { Target } from './target'

/** Her crew as a crew test knows it. */
export function crewOf(target: Target): Crew {
  return {
    name: target.name,
    to: target.to,
    quality: target.figure('crewQuality'),
    because: (...why) => target.because(...why),
  }
}

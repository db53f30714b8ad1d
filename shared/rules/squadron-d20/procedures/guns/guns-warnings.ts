import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf } from '../../../kit/owner'
import type { ShipInPlay } from '../../../../game/state'
import { assessFire, sayVerdict, sightOf } from '../may-fire'
import { warnAimed, warnSilenced } from '../events/warnings'
import { nameOf } from '../on-target'
import { says } from '../on-target/says'
import { warnPower } from '../turn/power'
import { hasMountFired } from './fired-this-turn'
import { controlOf } from './gun-sum'
import type { GunInputs } from './gun-inputs'

/** Warnings before guns fire; the players may go ahead. */
export function warningsOfGuns(state: GameState, inputs: GunInputs): readonly Phrase[] {
  const { firer, target, firing } = inputs
  const sight = sightOf(state, firer, inputs.sight)
  const { why } = controlOf(firer, target)
  const verdicts = firing.flatMap(({ who, hasRadar }) => {
    const assessed = assessFire('guns', sight, hasRadar)
    return assessed.verdict === 'may' ? [] : [sayVerdict('guns', assessed, sight, who)]
  })
  return [
    ...warningsOfFire(state, firer, target),
    ...warnAimed(state, firer, target),
    ...verdicts,
    ...(why ? [says(`warning.local.${why}`, { ship: nameOf(firer) })] : []),
    ...firing.flatMap(({ key, who, mounts }) =>
      mounts.some((at) => hasMountFired(state, firer.id, key, at)) ? [says('warning.fired', { who })] : [],
    ),
  ]
}

/** Friends as a target, and a ship without power: for everybody who shoots. */
export function warningsOfFire(state: GameState, firer: ShipInPlay, target: ShipInPlay | null): readonly Phrase[] {
  const isFriend = target !== null && ownerOf(state, firer.id) === ownerOf(state, target.id)
  return [
    ...(isFriend ? [says('warning.friend', { target: nameOf(target) })] : []),
    ...warnPower(state, firer),
    ...warnSilenced(state, firer),
  ]
}

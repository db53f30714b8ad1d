import type { Procedure } from '../../../pack/procedure'
import { clearMarkers } from './end-phase'
import { helmTest } from './helm-test'
import { initiative } from './initiative'
import { powerTest } from './power'
import { wreckTestAlone } from './wreck-due'

export { dueNow } from './due'
export { firingOrder } from './firing-order'

/** Before anything is fired: who has the initiative, who can turn, who has power. */
export const openingProcedures: readonly Procedure[] = [initiative, helmTest, powerTest]

/** Tests that hits call for. */
export const wreckProcedures: readonly Procedure[] = [wreckTestAlone]

/** After morale. */
export const closingProcedures: readonly Procedure[] = [clearMarkers]

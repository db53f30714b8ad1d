import { modifiersOf } from '../on-target/on-target'
import { says } from './says'

/** A modifier of the turn and of morale: sentences `row.<id>` and, with its figure, `line.<id>`. */
export const counts = modifiersOf(says)

import { fieldId } from '../kernel/ids'

/** The fields of a ship's card that the program itself knows; a pack decides which of them its cards have. */
export const shipField = {
  /** What she is called at this table, where that is not the name on her document. */
  name: fieldId('name'),
  /** Afloat, struck, sunk: one of `standings`. */
  standing: fieldId('standing'),
  /** Rank and name of who commands from aboard. */
  commander: fieldId('commander'),
  /** Where cards have it: `yes` on the ship that the admiral is aboard of. */
  flagship: fieldId('flagship'),
  /** What he is worth under these rules. */
  rating: fieldId('commanderRating'),
}

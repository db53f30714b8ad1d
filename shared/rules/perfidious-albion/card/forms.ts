import { packForms } from '../../kit/card/data-form'
import { perfidiousShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'

/** How her data is asked for, part by part. */
export const { wordsOf, formOf, editors } = packForms('perfidious-albion', perfidiousShip, shipOf)

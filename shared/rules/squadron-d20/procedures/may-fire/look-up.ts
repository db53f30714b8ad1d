import type { LookUp } from '../../../../kernel/question'

/** Places of gunnery and torpedoes on the reference sheet. */
export const onFire = {
  mayFire: [{ table: 'mayFire' }],
  guns: [{ table: 'gunnery' }, { table: 'gunneryModifiers' }],
  typeX: [{ table: 'gunsAgainstTypeX' }],
  torpedoes: [{ table: 'torpedoes' }, { table: 'torpedoModifiers' }],
  factors: [{ table: 'crfMrf' }],
  factorSaves: [{ table: 'crfMrfSave' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

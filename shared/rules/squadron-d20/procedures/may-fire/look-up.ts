import type { LookUp } from '../../../../kernel/question'

/** Where the reference sheet tells of ships that shoot. */
export const onFire = {
  mayFire: [{ table: 'mayFire' }],
  guns: [{ table: 'gunnery' }, { table: 'gunneryModifiers' }],
  typeX: [{ table: 'gunsAgainstTypeX' }],
  torpedoes: [{ table: 'torpedoes' }, { table: 'torpedoModifiers' }],
  factors: [{ table: 'crfMrf' }],
  factorSaves: [{ table: 'crfMrfSave' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

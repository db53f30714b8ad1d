import type { InjectionKey } from 'vue'

/** Opens the system's picker for files to be brought in; given by the program to whatever page has a button for it. */
export const importKey: InjectionKey<() => void> = Symbol('import')

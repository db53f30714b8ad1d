import type { InjectionKey } from 'vue'

/** Opens the system's picker for documents; given by the frame to whatever view has a button for it. */
export const importKey: InjectionKey<() => void> = Symbol('import')

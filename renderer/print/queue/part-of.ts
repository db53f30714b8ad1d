import type { PrintPart } from '#shared/bridge/contract'

/** The part of one kind, with its own choices. */
export type PartOf<Kind extends PrintPart['part']> = Extract<PrintPart, { readonly part: Kind }>

import type { BookPart } from '#shared/bridge/contract'

/** The part of one kind, with its own choices. */
export type PartOf<Kind extends BookPart['part']> = Extract<BookPart, { readonly part: Kind }>

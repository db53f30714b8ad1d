/** Ids of documents, games and parts of a scenario: small letters, digits and hyphens. */
export const slugPattern = /^[a-z0-9][a-z0-9-]{0,63}$/

export function isSlug(name: string): boolean {
  return slugPattern.test(name)
}

/** A title as a slug of at most so many letters; `''` where it has no letter that a slug can have. */
export function slugFrom(title: string, most: number): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+/, '')
  return slug.slice(0, most).replace(/-+$/, '')
}

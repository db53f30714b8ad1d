/** What a field, a premise or a word's value may hold. */
export type Scalar = string | number | boolean | null

/** A figure in a sentence: `5`, `−3`. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value))

export const refused = {}

/** Distances. `beside` sets the reader's other unit next to the inches of the table. */
export const units = {
  inches: '{inches}″',
  beside: '{plain} ({other})',
  centimetres: '{centimetres} cm',
  yards: '{yards} yd',
}

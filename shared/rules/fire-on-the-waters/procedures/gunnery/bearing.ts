/** Where a target lies off the bow of whoever fires, clockwise, in steps of 30 degrees. */
export const bearings = ['0', '30', '60', '90', '120', '150', '180', '210', '240', '270', '300', '330'] as const
export type Bearing = (typeof bearings)[number]

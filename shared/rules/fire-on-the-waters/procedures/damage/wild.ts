/** A steering engine out of control: her course is rolled every turn. */
export const wildId = 'steeringWild'

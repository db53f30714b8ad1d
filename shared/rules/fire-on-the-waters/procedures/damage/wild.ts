/** The casualty of a steering engine out of control: her course is rolled every turn. */
export const wildId = 'steeringWild'

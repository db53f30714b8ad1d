/** What these rules call the chances that a report counts. */
export const told = { crewTest: 'Crew tests' }

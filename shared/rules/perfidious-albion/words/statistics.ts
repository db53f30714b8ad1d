/** What these rules call the chances that a report counts. */
export const statistics = { crewTest: 'Crew tests' }

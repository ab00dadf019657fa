/** What is wrong with a time that an operator typed, whatever it is the time of. */
export const timeProblems = {
  notATime: 'This is no date and time.',
  zoneMissing: 'The time lacks its zone. Add Z for UTC, or an offset such as +01:00.',
  notAfterStart: 'The end time must be after the start time.',
  tooFar: 'The end must be within 180 days. Choose an earlier end time.',
}

/** Words of the operator's section for tournaments. */
export const operatorTournaments = {}

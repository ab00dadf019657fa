/** The id of the bet form on a match's page, and the hash of links to it. */
export const BET_FORM = 'bet'

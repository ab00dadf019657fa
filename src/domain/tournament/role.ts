import { keccak256, stringToHex } from 'viem'

/** In a file of its own, so that the admin area's first load needs no tournament queries. */
export const TOURNAMENT_ADMIN_ROLE = keccak256(stringToHex('TOURNAMENT_ADMIN_ROLE'))

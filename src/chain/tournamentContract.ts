import { deployment } from './config'
import { tournamentAbi } from './generated'

/** The contract that calls about tournaments are made to. */
export const tournamentContract = { address: deployment.tournament, abi: tournamentAbi }

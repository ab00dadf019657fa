import { tournamentAbi } from '@/chain/queries/generated'
import { deployment } from './config'

/** The contract that calls about tournaments are made to. */
export const tournamentContract = { address: deployment.tournament, abi: tournamentAbi }

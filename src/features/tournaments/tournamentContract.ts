import { deployment } from '@/chain/config'
import { tournamentAbi } from '@/chain/generated'

/** What the feature's calls are made to. */
export const tournamentContract = { address: deployment.tournament, abi: tournamentAbi }

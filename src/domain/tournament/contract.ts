import { keccak256, stringToHex } from 'viem'
import { deployment } from '@/chain/config/config'
import { tournamentAbi } from '@/chain/queries/generated'

/** The target of the calls that write. */
export const tournamentContract = { address: deployment.tournament, abi: tournamentAbi }

export const TOURNAMENT_ADMIN_ROLE = keccak256(stringToHex('TOURNAMENT_ADMIN_ROLE'))

import { deployment } from '@/chain/config/config'
import { tournamentAbi } from './generatedTournament'

export const tournamentContract = { address: deployment.tournament, abi: tournamentAbi }

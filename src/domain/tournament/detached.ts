import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import { sameAddress } from '@/lib/addresses'
import type { Tournament } from './tournament'

/** Returns `true` if the pool no longer takes the predictions, and there is something left to predict: anyone can void it. */
export function isDetached({ status, lastMatchStart }: Tournament, poolTournament: Address, now: number) {
  return status === 'open' && now < lastMatchStart && !sameAddress(poolTournament, deployment.tournament)
}

import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { bettingPoolAbi } from '@/chain/generated'
import { readQuery } from '@/chain/read'

const pool = { address: deployment.bettingPool, abi: bettingPoolAbi }

/** The pool's settings as they are now; `undefined` what is not read yet. */
export function useSettings() {
  const config = useConfig()
  const { slow, live } = freshness
  return {
    isPaused: useQuery({ ...readQuery(config, { ...pool, functionName: 'paused' }), ...slow }).data,
    /** In bps. */
    fee: useQuery({ ...readQuery(config, { ...pool, functionName: 'getProtocolFee' }), ...slow }).data,
    /** In bps. */
    liveCap: useQuery({ ...readQuery(config, { ...pool, functionName: 'liveCap' }), ...slow }).data,
    /** In seconds. */
    disputeWindow: useQuery({ ...readQuery(config, { ...pool, functionName: 'disputeWindow' }), ...slow })
      .data,
    communityHub: useQuery({ ...readQuery(config, { ...pool, functionName: 'communityHub' }), ...slow }).data,
    tournament: useQuery({ ...readQuery(config, { ...pool, functionName: 'tournament' }), ...slow }).data,
    /** In wei. Each claim adds to them. */
    accruedFees: useQuery({ ...readQuery(config, { ...pool, functionName: 'accruedFees' }), ...live }).data,
  }
}

import { type Address, zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { combineReads } from '@/chain/queries/combineReads'
import { communityHubContract } from '@/chain/queries/contracts'
import {
  useReadCommunityHubGetReferralCount,
  useReadCommunityHubGetReputation,
  useReadCommunityHubReferralRewards,
  useReadCommunityHubReferrers,
} from '@/chain/queries/generated'
import { stateValue } from '@/chain/queries/stateValues'
import { becomes } from '@/chain/transactions/effect'
import { useContractWrite } from '@/chain/transactions/useTransaction'

/** A deployment without a hub has no referrals and no rewards. */
export const isHubDeployed = deployment.communityHub !== zeroAddress

function readOf(account: Address | undefined) {
  return {
    address: deployment.communityHub,
    args: account && ([account] as const),
    query: { enabled: account !== undefined && isHubDeployed },
  }
}

/** Reads the account's reputation, referrals, their rewards in wei, and its referrer, `null` if it named nobody. */
export function useCommunityStats(account: Address | undefined) {
  const read = readOf(account)
  const reputation = useReadCommunityHubGetReputation(read)
  const referralCount = useReadCommunityHubGetReferralCount(read)
  const referralRewards = useReadCommunityHubReferralRewards(read)
  const referrer = useReadCommunityHubReferrers(read)
  const state = combineReads<unknown>([reputation, referralCount, referralRewards, referrer])
  const stats = {
    reputation: Number(reputation.data),
    referralCount: Number(referralCount.data),
    referralRewards: referralRewards.data ?? 0n,
    referrer: referrer.data === zeroAddress ? null : (referrer.data ?? null),
  }
  return { ...state, data: state.data && stats }
}

/** Reads the referrers that an account and its would-be referrer have named, the zero address for nobody. */
export function useReferrers(account: Address | undefined, referrer: Address | undefined) {
  const named = useReadCommunityHubReferrers(readOf(account))
  const theirs = useReadCommunityHubReferrers(readOf(referrer))
  const { data, ...state } = combineReads(referrer ? [named, theirs] : [named])
  return { ...state, data: data?.[0] && { named: data[0], theirs: data[1] ?? zeroAddress } }
}

export const useRegister = () =>
  useContractWrite(
    'registerReferral',
    communityHubContract,
    'registerReferral',
    (referrer: Address) => [referrer],
    {
      effect: (referrer, account) =>
        becomes(
          stateValue({ ...communityHubContract, functionName: 'referrers', args: [account] }),
          referrer,
        ),
    },
  )

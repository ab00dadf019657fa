import type { Address } from 'viem'
import { accounts } from './accounts'
import type { StepContext } from './contracts'

export function communitySteps({ client, contracts: { communityHub, weth }, send }: StepContext) {
  return {
    /** Names an account's referrer. */
    register: (account: Address, referrer: Address) =>
      send({ ...communityHub, functionName: 'registerReferral', args: [referrer], account }),

    /** Reads an account's referrer; the zero address for none. */
    referrerOf: (account: Address): Promise<Address> =>
      client.readContract({ ...communityHub, functionName: 'referrers', args: [account] }),

    /** Pays a bonus from the operator's own WETH. */
    async payBonus(user: Address, wei: bigint) {
      const account = accounts.operator
      await send({ ...weth, functionName: 'deposit', value: wei, account })
      await send({ ...weth, functionName: 'approve', args: [communityHub.address, wei], account })
      return send({ ...communityHub, functionName: 'distributeRewards', args: [user, wei], account })
    },
  }
}

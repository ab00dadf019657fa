import type { Address } from 'viem'
import { accounts } from './accounts'
import { deployContract, weth9 } from './anvil'
import { type Amount, type StepContext, toWei } from './contracts'

/** Steps with WETH and the community hub. */
export function moneySteps({ client, contracts: { bettingPool, communityHub, weth }, send }: StepContext) {
  const giveWeth = (account: Address, amount: Amount) =>
    send({ ...weth, functionName: 'deposit', value: toWei(amount), account })

  /** Allows a spender, by default the pool, to spend an account's WETH. */
  const approve = (account: Address, amount: Amount, spender: Address = bettingPool.address) =>
    send({ ...weth, functionName: 'approve', args: [spender, toWei(amount)], account })

  return {
    giveWeth,
    approve,

    /** Reads a token balance, WETH by default, in its smallest unit. */
    balanceOf: (account: Address, address = weth.address): Promise<bigint> =>
      client.readContract({ address, abi: weth.abi, functionName: 'balanceOf', args: [account] }),

    async fundBettor(amount: Amount = '2', approved = amount) {
      await giveWeth(accounts.bettor, amount)
      await approve(accounts.bettor, approved)
    },

    allowanceOf: (account: Address): Promise<bigint> =>
      client.readContract({ ...weth, functionName: 'allowance', args: [account, bettingPool.address] }),

    /** Deploys a token other than the pool's WETH and sends some of it to the pool. */
    async sendStrayToken(amount: Amount): Promise<Address> {
      const account = accounts.rival
      const value = toWei(amount)
      const address = await deployContract(client, { ...weth9, account })
      const token = { address, abi: weth.abi, account } as const
      await send({ ...token, functionName: 'deposit', value })
      await send({ ...token, functionName: 'transfer', args: [bettingPool.address, value] })
      return address
    },

    /** Counts an account's mined transactions. */
    transactionsOf: (account: Address): Promise<number> => client.getTransactionCount({ address: account }),

    /** Names an account's referrer. */
    register: (account: Address, referrer: Address) =>
      send({ ...communityHub, functionName: 'registerReferral', args: [referrer], account }),

    /** Reads an account's referrer; the zero address for none. */
    referrerOf: (account: Address): Promise<Address> =>
      client.readContract({ ...communityHub, functionName: 'referrers', args: [account] }),

    /** Pays a bonus from the operator's own WETH. */
    async payBonus(user: Address, wei: bigint) {
      const account = accounts.operator
      await giveWeth(account, wei)
      await approve(account, wei, communityHub.address)
      return send({ ...communityHub, functionName: 'distributeRewards', args: [user, wei], account })
    },
  }
}

import type { Address } from 'viem'
import { accounts } from './accounts'
import { deployContract, weth9 } from './anvil'
import { type Amount, type StepContext, toWei } from './contracts'

export function moneySteps({ client, contracts: { bettingPool, weth }, send }: StepContext) {
  async function giveWeth(account: Address, amount: Amount) {
    await send({ ...weth, functionName: 'deposit', value: toWei(amount), account })
  }

  /** Allows a spender, by default the pool, to spend an account's WETH. */
  async function approve(account: Address, amount: Amount, spender: Address = bettingPool.address) {
    await send({ ...weth, functionName: 'approve', args: [spender, toWei(amount)], account })
  }

  /** Reads a token balance, WETH by default, in its smallest unit. */
  const balanceOf = (account: Address, address = weth.address): Promise<bigint> =>
    client.readContract({ address, abi: weth.abi, functionName: 'balanceOf', args: [account] })

  return {
    giveWeth,
    approve,
    balanceOf,

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
  }
}

import { createRequire } from 'node:module'
import type { Abi, Address, Hex } from 'viem'
import { accounts } from './accounts'
import { type Amount, type StepContext, toWei } from './contracts'

const weth9: { abi: Abi; bytecode: Hex } = createRequire(import.meta.url)(
  'canonical-weth/build/contracts/WETH9.json',
)

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
      const hash = await client.deployContract({ ...weth9, account })
      const { contractAddress: address } = await client.waitForTransactionReceipt({ hash })
      if (!address) throw new Error('The stray token was not deployed')
      const token = { address, abi: weth.abi, account } as const
      await send({ ...token, functionName: 'deposit', value })
      await send({ ...token, functionName: 'transfer', args: [bettingPool.address, value] })
      return address
    },

    /** Counts an account's mined transactions. */
    transactionsOf: (account: Address): Promise<number> => client.getTransactionCount({ address: account }),
  }
}

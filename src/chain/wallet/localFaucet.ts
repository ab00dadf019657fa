import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Address, encodeFunctionData, numberToHex, parseEther } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { isLocal } from '#deployment'
import { wethContract } from '@/chain/queries/contracts'

const AMOUNT = parseEther('10')

/** Anvil's last account, which nothing else sends from. */
const FAUCET_INDEX = 9

/** `false` in production builds, which drop the faucet. */
export const hasLocalFaucet = import.meta.env.DEV && isLocal

/** Sends ether and WETH to an account from one that Anvil has unlocked. */
export function useLocalFaucet() {
  const config = useConfig()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (account: Address) => fund(config, account),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

async function fund(config: Config, account: Address): Promise<void> {
  const client = config.getClient()
  const from = (await client.request({ method: 'eth_accounts' }))[FAUCET_INDEX]
  if (!from) throw new Error('The local chain has no faucet account')
  const { address: to, abi } = wethContract
  const value = numberToHex(AMOUNT)
  const transfer = encodeFunctionData({ abi, functionName: 'transfer', args: [account, AMOUNT] })
  for (const transaction of [
    { from, to: account, value },
    { from, to, value, data: encodeFunctionData({ abi, functionName: 'deposit' }) },
    { from, to, data: transfer },
  ])
    await client.request({ method: 'eth_sendTransaction', params: [transaction] })
}

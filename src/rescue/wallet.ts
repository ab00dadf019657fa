import {
  type Address,
  BaseError,
  ChainMismatchError,
  type Client,
  createClient,
  custom,
  type EIP1193Provider,
  encodeFunctionData,
  type Hash,
} from 'viem'
import { addChain, getChainId, requestAddresses, switchChain } from 'viem/actions'
import { chain } from '@/chain/config/config'
import { toFailure } from '@/chain/queries/errors'
import type { ContractCall } from '@/chain/transactions/types'

export interface InjectedWallet {
  /** Undefined for a wallet that only sets `window.ethereum`. */
  name: string | undefined
  provider: EIP1193Provider
}

/** Calls back with all injected wallets (EIP-6963) whenever one announces itself. */
export function discoverWallets(onChange: (wallets: readonly InjectedWallet[]) => void) {
  const announced = new Map<string, InjectedWallet>()
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as CustomEvent).detail
    announced.set(String(info.uuid), { name: String(info.name), provider })
    onChange([...announced.values()])
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  const { ethereum } = window as { ethereum?: EIP1193Provider }
  if (announced.size === 0 && ethereum) onChange([{ name: undefined, provider: ethereum }])
}

/** Without retries: after an error that follows sending, viem would ask the wallet to send again. */
const clientOf = ({ provider }: InjectedWallet) =>
  createClient({ chain, transport: custom(provider, { retryCount: 0 }) })

/** Connects the wallet and returns its account. @throws the wallet's error, also if the user rejects */
export async function connectWallet(wallet: InjectedWallet): Promise<Address> {
  const [account] = await requestAddresses(clientOf(wallet))
  if (!account) throw new Error('The wallet shared no account')
  return account
}

/**
 * Has the wallet send a call on this file's chain.
 * @param rpc simulates the call first. It stops only what a contract refuses: the wallet simulates too.
 * @throws the reason why the contract, the wallet or its user refuses
 */
export async function sendCall(
  wallet: InjectedWallet,
  { address: to, ...contractCall }: ContractCall,
  rpc: Client,
): Promise<Hash> {
  const account = await connectWallet(wallet)
  const client = clientOf(wallet)
  if ((await getChainId(client)) !== chain.id) await moveToChain(client)
  const data = encodeFunctionData(contractCall)
  const request = { from: account, to, data }
  await rpc.request({ method: 'eth_call', params: [request, 'latest'] }).catch((error) => {
    if (toFailure(error).kind === 'contract') throw error
  })
  const currentChainId = await getChainId(client)
  if (currentChainId !== chain.id) throw new ChainMismatchError({ chain, currentChainId })
  return client.request({ method: 'eth_sendTransaction', params: [request] })
}

/** EIP-3326 on a wallet that lacks the chain. */
const UNKNOWN_CHAIN = 4902

async function moveToChain(client: Client) {
  try {
    await switchChain(client, chain)
  } catch (error) {
    const isUnknown =
      error instanceof BaseError && error.walk((cause) => Object(cause).code === UNKNOWN_CHAIN) !== null
    if (!isUnknown) throw error
    await addChain(client, { chain })
  }
}

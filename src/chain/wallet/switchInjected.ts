import { type EIP1193Provider, numberToHex } from 'viem'
import type { Connector } from 'wagmi'
import { chain } from '@/chain/config/config'
import { causesOf, NotSwitchedError } from '@/chain/queries/errors'
import { delay } from '@/lib/delay'

/** Milliseconds that a wallet may take to switch after it answered. */
const SWITCH_TIMEOUT = 1_000

// By EIP-3326; MetaMask's app wraps it in another error.
const UNKNOWN_CHAIN = 4902

/** Switches an injected wallet to the app's chain, which it adds if unknown. @throws {NotSwitchedError} or the wallet's error */
export async function switchInjected(connector: Connector): Promise<void> {
  const provider = (await connector.getProvider()) as EIP1193Provider
  const chainId = numberToHex(chain.id)
  const switchTo = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  const isSwitched = async () => Number(await provider.request({ method: 'eth_chainId' })) === chain.id

  await switchTo().catch(async (error: unknown) => {
    if (!causesOf(error).some(({ code }) => code === UNKNOWN_CHAIN)) throw error
    const { name: chainName, nativeCurrency, rpcUrls, blockExplorers } = chain
    const blockExplorerUrls = blockExplorers && [blockExplorers.default.url]
    const entry = { chainId, chainName, nativeCurrency, rpcUrls: rpcUrls.default.http, blockExplorerUrls }
    await provider.request({ method: 'wallet_addEthereumChain', params: [entry] })
    // By EIP-3085, a wallet may add a chain without switching to it.
    if (!(await isSwitched())) await switchTo()
  })
  if (!(await isSwitched())) {
    await delay(SWITCH_TIMEOUT)
    if (!(await isSwitched())) throw new NotSwitchedError()
  }
  // Some wallets switch without an event.
  connector.emitter.emit('change', { chainId: chain.id })
}

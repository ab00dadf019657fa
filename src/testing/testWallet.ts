import { type Address, numberToHex } from 'viem'
import { local } from '@/chain/config/chains'

type Params = readonly unknown[]
type Answer = (params: Params) => unknown
type Listener = (value: unknown) => void

/** What a wallet throws, by EIP-1193. */
export class WalletError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

/** Says no, as a person does. */
export const reject: Answer = () => {
  throw new WalletError(4001, 'User rejected the request.')
}

/** A wallet that Anvil signs for, whose answers a test can change. */
export function createTestWallet(url: string, account: Address) {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const listeners = new Map<string, Set<Listener>>()
  let accounts: readonly Address[] = [account]
  let chainId: number = local.id
  let isPermitted = false

  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }

  async function ask(method: string, params: Params): Promise<unknown> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = await response.json()
    if (error) throw Object.assign(new WalletError(error.code, error.message), { data: error.data })
    return result
  }

  const own: Record<string, Answer> = {
    eth_accounts: () => (isPermitted ? accounts : []),
    eth_requestAccounts: () => {
      isPermitted = true
      return accounts
    },
    eth_chainId: () => numberToHex(chainId),
    wallet_requestPermissions: () => {
      isPermitted = true
      return [{ caveats: [{ value: accounts }] }]
    },
    wallet_revokePermissions: () => {
      isPermitted = false
      return null
    },
    wallet_switchEthereumChain: () => {
      wallet.moveTo(local.id)
      return null
    },
  }

  const wallet = {
    provider: {
      request: async ({ method, params = [] }: { method: string; params?: Params }): Promise<unknown> => {
        asked.push(method)
        const answer = answers.get(method) ?? own[method]
        if (answer) return answer(params)
        if (method.startsWith('wallet_')) throw new WalletError(4200, `${method} is not supported`)
        return ask(method, params)
      },
      on: (event: string, listener: Listener) => {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      },
      removeListener: (event: string, listener: Listener) => {
        listeners.get(event)?.delete(listener)
      },
    },
    /** The methods it was asked for, in order. */
    asked,
    /** Answers a method in another way from now on. */
    answer: (method: string, answer: Answer) => answers.set(method, answer),
    /** Answers a method in its own way again. */
    relent: (method: string) => answers.delete(method),
    /** Asks the node, past the wallet's own answers. */
    ask,
    /** The person chooses other accounts, or none. */
    choose(...next: Address[]) {
      accounts = next
      emit('accountsChanged', next)
    },
    /** The wallet goes to another chain. */
    moveTo(next: number) {
      chainId = next
      emit('chainChanged', numberToHex(next))
    },
  }
  return wallet
}

export type TestWallet = ReturnType<typeof createTestWallet>

import { type Address, type Hex, numberToHex, toFunctionSelector } from 'viem'
import { local } from '@/chain/config/chains'
import { askNode, WalletError } from '@/chain/wallet/devWallet'
import { accounts } from './accounts'
import { deferred } from './deferred'

type Params = readonly unknown[]
type Answer = (params: Params) => unknown
type Listener = (value: unknown) => void
type Fields = Readonly<Record<string, unknown>>

/** A prompt that a wallet shows its user. */
export type Prompt = 'connect' | 'switch' | 'add chain' | 'send' | 'send batch' | 'upgrade account'

export const MAINNET = 1

/** More than any call of the app needs. */
const AMPLE_GAS = numberToHex(1_000_000)

/** Answers as a user who rejects the prompt. */
export const reject: Answer = () => {
  throw new WalletError(4001, 'User rejected the request.')
}

/** An EIP-1193 wallet that Anvil signs for. It confirms every prompt unless the test decides otherwise. */
export class TestWallet {
  /** All prompts, in order. */
  readonly prompts: Prompt[] = []
  /** All requested methods, in order. */
  readonly asked: string[] = []
  /** Changes without `chainChanged`: `moveTo` emits it. */
  currentChain: number
  /** No answers any more, as from an extension that hangs. */
  isSilent = false
  /** Otherwise failing transactions get mined. */
  isEstimating = true
  /** In wei. Lowers every approval to at most this much, as wallets let users do. */
  mostApproved: bigint | undefined

  private readonly decisions: (() => Promise<boolean>)[] = []
  private readonly answers = new Map<string, Answer>()
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly batches = new Map<string, readonly Hex[]>()
  private readonly knownChains: Set<number>
  private held: readonly Address[]
  private isConnected = false
  private isUpgraded = false

  constructor(
    private readonly url: string,
    account: Address = accounts.bettor,
    private readonly chainId: number = local.id,
  ) {
    this.held = [account]
    this.currentChain = chainId
    this.knownChains = new Set([MAINNET, chainId])
  }

  readonly provider = {
    request: ({ method, params = [] }: { method: string; params?: Params }): Promise<unknown> =>
      this.request(method, params),
    on: (event: string, listener: Listener) => {
      this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener) => {
      this.listeners.get(event)?.delete(listener)
    },
  }

  // ---- the user

  /** Confirms the next prompt, so that the following decision is about the one after it. */
  confirmNext() {
    this.decisions.push(() => Promise.resolve(true))
  }

  rejectNext() {
    this.decisions.push(() => Promise.resolve(false))
  }

  /** Fails at the next prompt with an error of the wallet's own. */
  failNext(code: number, message: string) {
    this.decisions.push(() => Promise.reject(new WalletError(code, message)))
  }

  /** Leaves the next prompt open until the test decides. */
  holdNext() {
    const opened = deferred<void>()
    const decided = deferred<boolean>()
    this.decisions.push(() => {
      opened.resolve()
      return decided.promise
    })
    return {
      /** Resolves once the prompt is on screen. */
      opened: opened.promise,
      confirm: () => decided.resolve(true),
      reject: () => decided.resolve(false),
    }
  }

  /** Selects other accounts; none locks the wallet. */
  async choose(...chosen: readonly Address[]) {
    this.held = chosen
    if (this.isConnected) await this.emit('accountsChanged', chosen)
  }

  /** Switches to another chain. */
  async moveTo(chainId: number) {
    this.currentChain = chainId
    await this.emit('chainChanged', numberToHex(chainId))
  }

  /** Starts on mainnet, without the local chain in the wallet's list. */
  forgetLocalChain() {
    this.currentChain = MAINNET
    this.knownChains.delete(this.chainId)
  }

  // ---- the extension

  /** Answers a method in a custom way from now on. */
  answer(method: string, answer: Answer) {
    this.answers.set(method, answer)
  }

  /** Restores the wallet's own answer to a method. */
  restore(method: string) {
    this.answers.delete(method)
  }

  /** Supports atomic batches (EIP-5792), or is ready to upgrade the account for them. */
  startBatching(status: 'supported' | 'ready' = 'supported') {
    this.isUpgraded = status === 'supported'
    this.methods.wallet_getCapabilities = () => ({
      [numberToHex(this.chainId)]: { atomic: { status: this.isUpgraded ? 'supported' : 'ready' } },
    })
    this.methods.wallet_sendCalls = (params) => this.sendBatch(fieldsOf(params))
    this.methods.wallet_getCallsStatus = ([id]) => this.statusOf(String(id))
  }

  /** Asks the node directly. */
  readonly ask = (method: string, params: Params): Promise<unknown> => askNode(this.url, { method, params })

  /** Answers a page. A thrown error would lose its code on the way to it. */
  async respond(method: string, params: Params) {
    try {
      return { result: await this.request(method, params) }
    } catch (error) {
      if (!(error instanceof WalletError)) throw error
      const { code, message, data } = error
      return { error: { code, message, data } }
    }
  }

  protected async emit(event: string, value: unknown) {
    for (const listener of this.listeners.get(event) ?? []) listener(value)
  }

  private async request(method: string, params: Params): Promise<unknown> {
    this.asked.push(method)
    if (this.isSilent) return new Promise(() => {})
    const answer = this.answers.get(method) ?? this.methods[method]
    if (answer) return answer(params)
    if (method.startsWith('wallet_')) throw new WalletError(4200, `The method ${method} is not supported.`)
    return this.ask(method, params)
  }

  /** The wallet's own answers. The node answers other methods, but for unknown ones of wallets. */
  private readonly methods: Record<string, Answer> = {
    eth_chainId: () => numberToHex(this.currentChain),
    eth_accounts: () => (this.isConnected ? this.held : []),
    eth_requestAccounts: async () => {
      if (!this.isConnected) await this.connect()
      return this.held
    },
    wallet_requestPermissions: async () => {
      await this.connect()
      return [{ parentCapability: 'eth_accounts', caveats: [{ value: this.held }] }]
    },
    wallet_revokePermissions: () => {
      this.isConnected = false
      return null
    },
    wallet_switchEthereumChain: (params) => this.switchChain(Number(fieldsOf(params).chainId)),
    wallet_addEthereumChain: (params) => this.addChain(Number(fieldsOf(params).chainId)),
    eth_sendTransaction: (params) => this.send(fieldsOf(params)),
  }

  private async connect() {
    await this.prompt('connect')
    this.isConnected = true
  }

  private async switchChain(chainId: number) {
    if (!this.knownChains.has(chainId)) throw new WalletError(4902, 'Unrecognized chain ID.')
    if (this.currentChain === chainId) return null
    await this.prompt('switch')
    await this.moveTo(chainId)
    return null
  }

  private async addChain(chainId: number) {
    await this.prompt('add chain')
    this.knownChains.add(chainId)
    await this.moveTo(chainId)
    return null
  }

  private async send(transaction: Fields) {
    await this.prompt('send')
    this.requireOwnChain()
    return this.submit(transaction)
  }

  private async sendBatch({ calls, from, ...rest }: Fields) {
    this.requireOwnChain()
    if (!Array.isArray(calls) || rest.atomicRequired !== true || Number(rest.chainId) !== this.chainId)
      throw new WalletError(-32602, 'Invalid params.')
    if (!this.isUpgraded) {
      await this.prompt('upgrade account', 5750)
      this.isUpgraded = true
    }
    await this.prompt('send batch')
    // One block makes the batch atomic.
    await this.ask('evm_setAutomine', [false])
    const hashes: Hex[] = []
    for (const call of calls) hashes.push(await this.submit({ ...call, from, gas: AMPLE_GAS }))
    await this.ask('evm_mine', [])
    await this.ask('evm_setAutomine', [true])
    const id = numberToHex(this.batches.size + 1, { size: 32 })
    this.batches.set(id, hashes)
    return { id }
  }

  private async statusOf(id: string) {
    const hashes = this.batches.get(id)
    if (!hashes) throw new WalletError(5730, 'Unknown bundle id.')
    const receipts = await Promise.all(hashes.map((hash) => this.ask('eth_getTransactionReceipt', [hash])))
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(this.chainId),
      atomic: true,
      status: receipts.includes(null) ? 100 : 200,
      receipts: receipts.filter((receipt) => receipt !== null),
    }
  }

  private async submit(transaction: Fields): Promise<Hex> {
    const lowered = this.lowerApproval(transaction)
    const gas = lowered.gas ?? (this.isEstimating ? await this.estimate(lowered) : AMPLE_GAS)
    const hash = await this.ask('eth_sendTransaction', [{ ...lowered, gas }])
    if (typeof hash !== 'string') throw new Error('The node answered without a hash')
    return `0x${hash.slice(2)}`
  }

  private async estimate(transaction: Fields): Promise<Hex> {
    const gas = await this.ask('eth_estimateGas', [transaction])
    return numberToHex((BigInt(String(gas)) * 3n) / 2n)
  }

  private lowerApproval(transaction: Fields) {
    const { data } = transaction
    const isApproval =
      typeof data === 'string' && data.startsWith(toFunctionSelector('approve(address,uint256)'))
    if (this.mostApproved === undefined || !isApproval) return transaction
    const amount = BigInt(`0x${data.slice(-64)}`)
    const lowered = amount < this.mostApproved ? amount : this.mostApproved
    return { ...transaction, data: data.slice(0, -64) + numberToHex(lowered, { size: 32 }).slice(2) }
  }

  private requireOwnChain() {
    if (this.currentChain !== this.chainId) throw new WalletError(4901, 'The wallet is on another chain.')
  }

  private async prompt(prompt: Prompt, rejection = 4001) {
    this.prompts.push(prompt)
    const isConfirmed = (await this.decisions.shift()?.()) ?? true
    if (!isConfirmed) throw new WalletError(rejection, 'User rejected the request.')
  }
}

function fieldsOf([first]: Params): Fields {
  if (typeof first !== 'object' || first === null) throw new WalletError(-32602, 'Invalid params.')
  return { ...first }
}

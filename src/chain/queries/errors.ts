import { decodeErrorResult, type Hex, isHex } from 'viem'
import type { Failure } from '@/lib/failure'
import { bettingPoolAbi, communityHubAbi, realityArbiterAbi, tournamentAbi } from './generated'

/** Every custom error of our contracts. */
export const errorsAbi = [
  ...bettingPoolAbi,
  ...communityHubAbi,
  ...tournamentAbi,
  ...realityArbiterAbi,
].filter((item) => item.type === 'error')

// By EIP-1193, EIP-5792 (the upgrade of an account), WalletConnect (5000 to 5003), ethers and Trezor.
const rejectionCodes: readonly unknown[] = [
  ...[4001, 5750, 5000, 5001, 5002, 5003],
  ...['ACTION_REJECTED', 'Failure_ActionCancelled', 'Method_Cancel'],
]
// Hardware wallets and WalletConnect reject by words, under codes of other errors. A node's own words name no user.
const declined = '(?:reject|den(?:y|ied)|declin|cancel|refus|abort|disapprov|dismiss)\\w*'
const rejectionMessage = new RegExp(
  [
    `\\b(?:user(?! ?op)[^.\\n]{0,40}|you )\\b(?:${declined}|closed)`,
    `\\b${declined}(?: (?:by|on|in) (?:the |your )?| from )(?:user|device|wallet|signer|owner|ledger|trezor)\\b`,
    '\\b0x(?:6985|5501)\\b',
    'Failure_ActionCancelled|Method_(?:Cancel|Interrupted)|\\b(?:popup|window) (?:was )?closed',
    // Wallets in other languages.
    '用户已?(?:拒绝|取消)|キャンセル|사용자.{0,5}(?:거부|취소)|usuario (?:rechaz|cancel)|usuário (?:rejeit|cancel|recus)|отклон|отмен',
    `^(?:(?:the|request|transaction|signature|signing|connection|proposal|session|action|operation|was) )*${declined}\\.?$`,
  ].join('|'),
  'i',
)
const expiredCode = 8000
const expiredMessage =
  /\b(?:request|proposal|session|pairing)\b.{0,20}\bexpired|\b(?:user|wallet|approval|confirmation|signing)\b.{0,30}\btim(?:ed ?out|eout)/i
const requestOpenCode = -32002

// MetaMask's own codes, and its messages for those that JSON-RPC uses for something else.
const walletRpcCodes: readonly unknown[] = [-32080, -32006]
const walletRpcMessage = /RPC endpoint|being rate limited/i

// MetaMask's, of a chain whose id changed and whose URL didn't. Names the entry in parentheses and quotes.
const duplicateEntry = /same RPC (?:endpoint|URL) as existing network(?:.*\('(.+)'\))?/i

const networkErrors = ['HttpRequestError', 'TimeoutError', 'SocketClosedError']
const importFailed = /dynamically imported module|importing a module script failed/i
const connectionErrors = ['ConnectorNotConnectedError', 'ConnectorAccountNotFoundError']
const chainErrors = ['ChainMismatchError', 'ConnectorChainMismatchError', 'ChainDisconnectedError']

/** The wallet answered that it switched, and didn't. */
export class NotSwitchedError extends Error {
  override name = 'NotSwitchedError'
}

/** True if a chunk of the app could not be loaded. */
export const isImportFailure = (error: unknown) => error instanceof Error && importFailed.test(error.message)

/** Returns `true` if a contract refused the call by this error. */
export function isRevert(error: unknown, name: string): boolean {
  const failure = toFailure(error)
  return failure.kind === 'contract' && failure.name === name
}

export function toFailure(error: unknown): Failure {
  const causes = causesOf(error)
  if (causes.some(isRejection)) return { kind: 'rejected' }
  if (causes.some(({ message }) => /insufficient funds/i.test(message))) return { kind: 'insufficientFunds' }
  const data = causes
    .map((cause) => cause.data.find((value) => isHex(value)))
    .find((found) => found !== undefined && found !== '0x')
  if (data) return fromRevertData(data)
  if (causes.some(({ name, message }) => networkErrors.includes(name) || importFailed.test(message)))
    return { kind: 'network' }
  const duplicate = causes.map(({ message }) => duplicateEntry.exec(message)).find((found) => found !== null)
  if (duplicate) return { kind: 'duplicateNetwork', entry: duplicate[1] }
  if (causes.some(({ code, message }) => walletRpcCodes.includes(code) || walletRpcMessage.test(message)))
    return { kind: 'walletRpc' }
  // viem also reports a wallet's internal error as a revert; only the message differs.
  const reason = causes.find((cause) => cause.reason !== undefined)?.reason
  const messages = reason === undefined ? causes.map(({ message }) => message) : [reason]
  if (messages.some((message) => /\brevert/i.test(message))) return { kind: 'revertedWithoutReason' }
  if (causes.some(({ code, message }) => code === expiredCode || expiredMessage.test(message)))
    return { kind: 'expired' }
  if (causes.some(({ code }) => code === requestOpenCode)) return { kind: 'requestOpen' }
  if (causes.some(({ name }) => connectionErrors.includes(name))) return { kind: 'notConnected' }
  if (causes.some(({ name }) => name === 'NotSwitchedError')) return { kind: 'notSwitched' }
  if (causes.some(({ name }) => chainErrors.includes(name))) return { kind: 'wrongChain' }
  return { kind: 'unknown', message: reason ?? causes[0]?.summary ?? String(error) }
}

/** Returns `true` if the user declined in the wallet. A contract's reason may have the same words. */
function isRejection({ code, message }: Cause): boolean {
  return rejectionCodes.includes(code) || (rejectionMessage.test(message) && !/\brevert/i.test(message))
}

interface Cause {
  name: string
  message: string
  summary: string
  /** viem's reason of a contract call's failure. */
  reason: string | undefined
  code: unknown
  /** Places where nodes and wallets put revert data. */
  data: readonly unknown[]
}

/** Lists the error and its causes. Wallets throw plain objects, some with the node's error in `data`. */
export function causesOf(error: unknown): readonly Cause[] {
  if (typeof error !== 'object' || error === null) return []
  const fields: Record<string, unknown> = { ...error }
  const message = 'message' in error ? String(error.message) : ''
  const cause: Cause = {
    name: 'name' in error ? String(error.name) : '',
    message,
    summary: typeof fields.shortMessage === 'string' ? fields.shortMessage : message,
    reason: typeof fields.reason === 'string' ? fields.reason : undefined,
    code: fields.code,
    data: [fields.raw, fields.data],
  }
  if (cause.name === 'UserRejectedRequestError' && 'cause' in error && !saysRejected(error.cause))
    return causesOf(error.cause)
  const nested = Object(fields.data).originalError ?? fields.data
  return [cause, ...causesOf('cause' in error ? error.cause : undefined), ...causesOf(nested)]
}

/** wagmi reports any failure to add a chain as a rejection, so the wallet's own error decides. */
function saysRejected(walletError: unknown): boolean {
  const causes = causesOf(walletError)
  return causes.length === 0 || causes.some(isRejection)
}

function fromRevertData(data: Hex): Failure {
  try {
    const { errorName, args } = decodeErrorResult({ abi: errorsAbi, data })
    return { kind: 'contract', name: errorName, args: args ?? [] }
  } catch {
    // Another contract's error.
    return { kind: 'contract', name: data.slice(0, 10), args: [] }
  }
}

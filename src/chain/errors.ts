import { type Abi, decodeErrorResult, type Hex, isHex } from 'viem'
import type { Failure } from '@/lib/failure'
import { bettingPoolAbi, communityHubAbi, tournamentAbi } from './queries/generated'

/** All custom errors that a call to our contracts may end with. */
const knownErrors: Abi = [...bettingPoolAbi, ...communityHubAbi, ...tournamentAbi].filter(
  ({ type }) => type === 'error',
)

// As EIP-1193 and JSON-RPC number them; 5000 is what some wallets say for a rejection.
const rejectionCodes: readonly unknown[] = [4001, 5000, 'ACTION_REJECTED']
const promptOpenCode = -32002

const networkErrors = ['HttpRequestError', 'TimeoutError', 'SocketClosedError']
/** As the browsers say that a part of the app could not be loaded. */
const importFailed = /dynamically imported module|importing a module script failed/i
const connectionErrors = ['ConnectorNotConnectedError', 'ConnectorAccountNotFoundError']
const chainErrors = ['ChainMismatchError', 'ConnectorChainMismatchError']

/** Why a read, a simulation, a signature or a connection failed. Understands what viem, wagmi and wallets throw. */
export function toFailure(error: unknown): Failure {
  const causes = causesOf(error)
  if (causes.some(({ code }) => rejectionCodes.includes(code))) return { kind: 'rejected' }
  if (causes.some(({ message }) => /insufficient funds/i.test(message))) return { kind: 'insufficientFunds' }
  const data = causes.map(revertData).find((found) => found !== undefined && found !== '0x')
  if (data) return fromRevertData(data)
  if (causes.some(({ name, message }) => networkErrors.includes(name) || importFailed.test(message)))
    return { kind: 'network' }
  // viem takes every internal error of a wallet for a revert too: what was said tells them apart.
  const said = causes.find(({ reason }) => reason !== undefined)?.reason
  const messages = said === undefined ? causes.map(({ message }) => message) : [said]
  if (messages.some((message) => /\brevert/i.test(message))) return { kind: 'revertedWithoutReason' }
  if (causes.some(({ code }) => code === promptOpenCode)) return { kind: 'promptOpen' }
  if (causes.some(({ name }) => connectionErrors.includes(name))) return { kind: 'notConnected' }
  if (causes.some(({ name }) => chainErrors.includes(name))) return { kind: 'wrongChain' }
  return { kind: 'unknown', message: said ?? causes[0]?.summary ?? String(error) }
}

interface Cause {
  name: string
  message: string
  /** The message without the details that libraries add to it. */
  summary: string
  /** What viem found to be said to a call of a contract. */
  reason: string | undefined
  code: unknown
  /** Where nodes and wallets put what a contract reverted with. */
  data: readonly unknown[]
}

/** The error and what caused it. Wallets throw plain objects, and some nest the node's own error in `data`. */
function causesOf(error: unknown): readonly Cause[] {
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
  const nested = isObject(fields.data) ? (fields.data.originalError ?? fields.data) : undefined
  return [cause, ...causesOf('cause' in error ? error.cause : undefined), ...causesOf(nested)]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function revertData({ data }: Cause): Hex | undefined {
  return data.find((value) => isHex(value))
}

function fromRevertData(data: Hex): Failure {
  try {
    const { errorName, args } = decodeErrorResult({ abi: knownErrors, data })
    return { kind: 'contract', name: errorName, args: args ?? [] }
  } catch {
    // An error of a contract that ours called.
    return { kind: 'contract', name: data.slice(0, 10), args: [] }
  }
}

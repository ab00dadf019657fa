// The ABIs that `wagmi.config.ts` generates code from.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Abi, erc20Abi, multicall3Abi, parseAbi } from 'viem'
import { formatAbiItem } from 'viem/utils'

const require = createRequire(import.meta.url)

/** Functions that the app never calls, mostly for OpenZeppelin and the lens. */
const uncalled = `extsload getUserBetHistory recordReferralReward getPlayerScore getTotalScore scorePlayer
  supportsInterface getRoleAdmin getRoleMember getRoleMemberCount grantRole renounceRole revokeRole`.split(
  /\s+/,
)

/** Reads the ABI in an artifact of forge or truffle, without internal types. */
function abiOf(name: string, path = `out/${name}.sol/${name}.json`): Abi {
  return JSON.parse(readFileSync(path, 'utf8'), (key, value) => (key === 'internalType' ? undefined : value))
    .abi
}

function calledOf(name: string): Abi {
  const abi = abiOf(name)
  const left = named(abi, ...uncalled)
  return abi.filter((item) => !left.includes(item))
}

export const BettingPool = calledOf('BettingPool')
export const CommunityHub = calledOf('CommunityHub')
export const Tournament = calledOf('Tournament')
export const Lens = abiOf('Lens')
export const RealityArbiter = abiOf('IRealityArbiter')
export const RealityETH = named(abiOf('IRealityETH'), 'arbitrator_question_fees')
export const WETH9 = abiOf('WETH9', require.resolve('canonical-weth/build/contracts/WETH9.json'))
export const Erc20: Abi = erc20Abi
export const Aggregate = named(multicall3Abi, 'aggregate3')
export const PriceFeed = parseAbi([
  'function decimals() view returns (uint8)',
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
])
export const BettingPoolStorage = parseAbi([
  'function extsload(bytes32[] slots) view returns (bytes32[] words)',
])

export function named(abi: Abi, ...names: readonly string[]): Abi {
  return abi.filter((item) => 'name' in item && names.includes(item.name))
}

export const functionsOf = (abi: Abi) => abi.filter(({ type }) => type === 'function')
export const eventsOf = (abi: Abi) => abi.filter(({ type }) => type === 'event')

/** Returns the errors, each once: two contracts may name different errors alike. Arguments are read by position. */
export function errorsOf(abi: Abi): Abi {
  const errors = abi.flatMap((item) => (item.type === 'error' ? [[formatAbiItem(item), item] as const] : []))
  return [...new Map(errors).values()].map((error) => ({
    ...error,
    inputs: error.inputs.map(({ type }) => ({ type })),
  }))
}

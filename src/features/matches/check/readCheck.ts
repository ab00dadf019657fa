import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  keccak256,
  multicall3Abi,
  zeroHash,
} from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { contractCodes } from '#contractCodes'
import { chain, deployment } from '@/chain/config/config'
import { readNewestBlock } from '@/chain/network/head'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { lensAbi } from '@/chain/queries/generated'
import { readByGas } from '@/chain/queries/readByGas'
import { readRules } from '@/domain/match/rules/readRules'
import { sameAddress } from '@/lib/addresses'
import { type CheckedRules, checkMatch, type MatchCheck } from './checkMatch'
import { matchOf, positionsOf, readPool } from './readPool'

/** The gas of `getUserBets` for one bet. */
const BET_GAS = 80_000

/**
 * Recomputes a match from the pool's storage in the newest block, and compares it with what the contracts say.
 * @param onProgress hears how many of all bets are read
 * @throws the node's error if it doesn't serve the pool
 */
export async function readCheck(
  config: Config,
  matchId: bigint,
  onProgress?: (read: number, all: number) => void,
): Promise<MatchCheck> {
  const block = await readNewestBlock(config)
  const [pool, foreignCode, isArbiterKnown, rules] = await Promise.all([
    readPool(config, block, matchId, onProgress),
    readForeignCode(config, block.number).catch(() => undefined),
    isArbiterRecorded(config, block.number).catch(() => undefined),
    readRulesOf(config, block.number, matchId).catch(() => undefined),
  ])
  const accounts = positionsOf(pool, matchId).map(({ account }) => account)
  const hasOutcome = matchOf(pool, matchId).outcome !== 'None'
  const told = hasOutcome ? await readToldBets(config, block.number, matchId, accounts) : []
  return checkMatch({ matchId, pool, told, rules, foreignCode, isArbiterKnown })
}

/** Returns the names of the contracts whose code on the chain isn't this build's. @throws the node's error */
async function readForeignCode(config: Config, blockNumber: bigint): Promise<string[]> {
  const codes = await Promise.all(
    contractCodes.map(({ address }) => getCode(config.getClient(), { address, blockNumber })),
  )
  const foreign = contractCodes.filter(({ hash }, index) => keccak256(codes[index] ?? '0x') !== hash)
  return foreign.map(({ name }) => name)
}

/** Returns `true` if the pool's arbiter is the one on record, which is the owner unless the deployment names another. */
async function isArbiterRecorded(config: Config, blockNumber: bigint): Promise<boolean> {
  const [arbiter, owner] = await Promise.all([
    readContract(config, { ...bettingPoolContract, functionName: 'arbiter', blockNumber }),
    readContract(config, { ...bettingPoolContract, functionName: 'owner', blockNumber }),
  ])
  return sameAddress(arbiter, deployment.arbiter?.address ?? owner)
}

async function readRulesOf(config: Config, blockNumber: bigint, matchId: bigint): Promise<CheckedRules> {
  const [hash, uri] = await readContract(config, {
    ...bettingPoolContract,
    functionName: 'rulesOf',
    args: [matchId],
    blockNumber,
  })
  if (hash === zeroHash) return null
  const text = await readRules({ hash, uri }).catch(() => undefined)
  const isRead = text && text.state !== 'unopenable'
  return { hash, uri, isVerified: isRead ? text.state === 'verified' : undefined }
}

/** Reads what the lens says about a match's bets, `undefined` where it reverts. */
function readToldBets(config: Config, blockNumber: bigint, matchId: bigint, accounts: readonly Address[]) {
  const read = { abi: lensAbi, functionName: 'getUserBets' } as const
  return readByGas(
    accounts,
    () => BET_GAS,
    async (page) => {
      const calls = page.map((account) => ({
        target: deployment.lens,
        allowFailure: true,
        callData: encodeFunctionData({ ...read, args: [account, matchId, 1n] }),
      }))
      const results = await readContract(config, {
        address: chain.contracts.multicall3.address,
        abi: multicall3Abi,
        functionName: 'aggregate3',
        args: [calls],
        blockNumber,
      })
      return results.map(({ success, returnData }) =>
        success ? decodeFunctionResult({ ...read, data: returnData })[0][0] : undefined,
      )
    },
  )
}

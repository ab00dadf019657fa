import { type Address, decodeFunctionResult, encodeFunctionData, zeroHash } from 'viem'
import type { Config } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { readNewestBlock } from '@/chain/network/head'
import { poolLensAbi, readBettingPoolRulesOf } from '@/chain/queries/generated'
import { aggregateAbi } from '@/chain/queries/generatedAbis'
import { readByGas } from '@/chain/queries/readByGas'
import { readContract } from '@/chain/queries/readContract'
import { readRules } from '@/domain/match/rules/readRules'
import { type CheckedRules, checkMatch, type MatchCheck } from './checkMatch'
import { isArbiterRecorded, readForeignCode } from './readCode'
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
  const isSettled = matchOf(pool, matchId).outcome !== 'None'
  const told = isSettled ? await readToldBets(config, block.number, matchId, accounts) : []
  return checkMatch({ matchId, pool, told, rules, foreignCode, isArbiterKnown })
}

async function readRulesOf(config: Config, blockNumber: bigint, matchId: bigint): Promise<CheckedRules> {
  const [hash, uri] = await readBettingPoolRulesOf(config, { args: [matchId], blockNumber })
  if (hash === zeroHash) return null
  const text = await readRules({ hash, uri }).catch(() => undefined)
  const isRead = text && text.state !== 'unopenable'
  return { hash, uri, isVerified: isRead ? text.state === 'verified' : undefined }
}

/** Reads what the lens says about a match's bets, `undefined` where it reverts. */
function readToldBets(config: Config, blockNumber: bigint, matchId: bigint, accounts: readonly Address[]) {
  const read = { abi: poolLensAbi, functionName: 'getUserBets' } as const
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
        abi: aggregateAbi,
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

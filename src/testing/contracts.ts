import { type Address, parseEther } from 'viem'
import { bettingPoolAbi, communityHubAbi, lensAbi, tournamentAbi, weth9Abi } from '@/chain/queries/generated'
import type { AnvilClient } from './anvil'

type Addresses = Record<'bettingPool' | 'communityHub' | 'tournament' | 'lens' | 'weth', Address>

/** Pairs a deployment's addresses with their ABIs, as viem's actions take them. */
export function contractsOf({ bettingPool, communityHub, tournament, lens, weth }: Addresses) {
  return {
    bettingPool: { address: bettingPool, abi: bettingPoolAbi },
    communityHub: { address: communityHub, abi: communityHubAbi },
    tournament: { address: tournament, abi: tournamentAbi },
    lens: { address: lens, abi: lensAbi },
    weth: { address: weth, abi: weth9Abi },
  } as const
}

export type Contracts = ReturnType<typeof contractsOf>

/** The parts of a test chain that contract steps build on. */
export interface StepContext {
  client: AnvilClient
  contracts: Contracts
  /** Sends a contract call and waits until it is mined; throws if it reverts. */
  send: AnvilClient['writeContract']
  /** Reads the newest block's time, in unix seconds. */
  now: () => Promise<number>
  /** Moves the chain's clock, in seconds, and mines a block. */
  pass: (seconds: number) => Promise<void>
}

/** In wei, or in WETH as text. */
export type Amount = bigint | string

export const toWei = (amount: Amount): bigint => (typeof amount === 'bigint' ? amount : parseEther(amount))

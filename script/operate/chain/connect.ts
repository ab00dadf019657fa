import { createPublicClient, getContract, http, type PublicClient, parseAbi } from 'viem'
import { type AppChain, local } from '../../../src/chain/config/chains.ts'
import {
  bettingPoolAbi,
  communityHubAbi,
  lensAbi,
  tournamentAbi,
  weth9Abi,
} from '../../../src/chain/queries/generated.ts'
import { type Deployment, readDeployment } from '../../lib/deployments.ts'
import { publicChain } from '../../lib/site.ts'

export type Connection = ReturnType<typeof openChain>

/**
 * Opens a chain without asking it anything yet.
 * @param name the local chain by default
 * @param rpcUrl the chain's public RPC by default
 */
export function openChain(name?: string, rpcUrl?: string) {
  const chain = name === undefined ? local : publicChain(name).chain
  const url = rpcUrl ?? chain.rpcUrls.default.http[0] ?? ''
  const deployment = readDeployment(chain.id)
  const client: PublicClient = createPublicClient({
    chain,
    // Some RPCs refuse larger batches.
    transport: http(url, { batch: { batchSize: 50 } }),
    cacheTime: 0,
    pollingInterval: chain.id === local.id ? 100 : undefined,
  })
  return { chain, rpcUrl: url, client, deployment, contracts: contractsOf(deployment, chain, client) }
}

/** viem's has `aggregate3` as a view, which nobody can send. */
const multicall3Abi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Result[] results)',
])

function contractsOf(deployment: Deployment, chain: AppChain, client: PublicClient) {
  const { bettingPool, tournament, communityHub, weth, lens } = deployment
  return {
    pool: getContract({ address: bettingPool, abi: bettingPoolAbi, client }),
    tournament: getContract({ address: tournament, abi: tournamentAbi, client }),
    hub: getContract({ address: communityHub, abi: communityHubAbi, client }),
    weth: getContract({ address: weth, abi: weth9Abi, client }),
    lens: getContract({ address: lens, abi: lensAbi, client }),
    multicall3: { ...chain.contracts.multicall3, abi: multicall3Abi },
  } as const
}

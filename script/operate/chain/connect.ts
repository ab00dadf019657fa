import { createPublicClient, http, type PublicClient, parseAbi } from 'viem'
import { type AppChain, local } from '../../../src/chain/config/chains.ts'
import {
  bettingPoolAbi,
  communityHubAbi,
  lensAbi,
  tournamentAbi,
  weth9Abi,
} from '../../../src/chain/queries/generatedContracts.ts'
import { requireChain } from '../../lib/deployChecks.ts'
import { type Deployment, deploymentPath, readDeployment } from '../../lib/deployments.ts'
import { publicChain } from '../../lib/site.ts'

/** A chain with the app's contracts. */
export interface Connection {
  chain: AppChain
  rpcUrl: string
  client: PublicClient
  deployment: Deployment
  contracts: ReturnType<typeof contractsOf>
}

interface Target {
  /** `undefined` for the local chain. */
  name: string | undefined
  /** Instead of the chain's public RPC. */
  rpcUrl: string | undefined
}

/** Opens a chain without asking it anything yet. */
export function openChain({ name, rpcUrl }: Target): Connection {
  const chain = name === undefined ? local : publicChain(name).chain
  const url = rpcUrl ?? chain.rpcUrls.default.http[0] ?? ''
  const remedy = chain.id === local.id ? '"npm start" writes it' : '"npm run deploy" writes it'
  const deployment = readDeployment(deploymentPath(chain.id), remedy)
  const client = createPublicClient({
    chain,
    // Some RPCs refuse larger batches.
    transport: http(url, { batch: { batchSize: 50 } }),
    cacheTime: 0,
    pollingInterval: chain.id === local.id ? 100 : undefined,
  })
  return { chain, rpcUrl: url, client, deployment, contracts: contractsOf(deployment, chain) }
}

/** Checks that the RPC serves the chain. */
export async function requireConnection({ client, chain, rpcUrl }: Connection) {
  // The path of an RPC's URL may hold a key.
  await requireChain(client, chain, new URL(rpcUrl).host)
}

/** viem's has `aggregate3` as a view, which nobody can send. */
const multicall3Abi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Result[] results)',
])

function contractsOf(deployment: Deployment, chain: AppChain) {
  return {
    pool: { address: deployment.bettingPool, abi: bettingPoolAbi },
    tournament: { address: deployment.tournament, abi: tournamentAbi },
    hub: { address: deployment.communityHub, abi: communityHubAbi },
    weth: { address: deployment.weth, abi: weth9Abi },
    lens: { address: deployment.lens, abi: lensAbi },
    multicall3: { ...chain.contracts.multicall3, abi: multicall3Abi },
  } as const
}

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, getAddress, type Hash, zeroAddress } from 'viem'
import { z } from 'zod'
import { local } from '../../src/chain/config/chains.ts'
import type { Deployment } from './deployments.ts'
import { run } from './processes.ts'

/** Reality.eth's instance for the token, and who decides if an answer stays disputed. */
export type Reality = { realityEth: Address; arbitrator: Address }

export type DeployPlan = {
  rpcUrl: string
  chainId: number
  weth: Address
  owner: Address
  /** Rules on challenged matches instead of the owner. */
  reality?: Reality
  /** How long the arbiter has for a ruling, in seconds. */
  rulingPeriod: number
  /** Least bond of a challenge, in wei. */
  minBond: bigint
  /** The house rules of the first matches. */
  rules: { hash: Hash; uri: string }
  /** Deploys and pays. */
  sender: Address
  /** Forge's flags for the signer of the sender's key. */
  signer: readonly string[]
}

export type DeployedContract = { name: string; address: Address; args: readonly string[] }

/** Forge's record of a script: what it sent, or would have sent. */
const recordSchema = z.object({
  transactions: z.array(
    z.object({
      transactionType: z.string(),
      contractName: z.string().nullish(),
      contractAddress: z.string().nullish(),
      arguments: z.array(z.string()).nullish(),
      transaction: z.object({ gas: z.string() }),
    }),
  ),
  receipts: z.array(z.object({ blockNumber: z.string() })),
})

/** Simulates the deployment and returns its gas. */
export async function simulate(plan: DeployPlan): Promise<bigint> {
  const { transactions } = await runScript(plan, [], 'dry-run')
  return transactions.reduce((sum, { transaction }) => sum + BigInt(transaction.gas), 0n)
}

/**
 * Deploys the contracts.
 * @param stdio `inherit` for signers that ask for a password
 * @returns the deployment for the app, and the contracts for verification
 */
export async function deployContracts(
  plan: DeployPlan,
  stdio?: 'inherit',
): Promise<{ deployment: Deployment; contracts: DeployedContract[] }> {
  // Sequential: sent at once, transactions can reach a node out of order and hang there.
  const flags = ['--broadcast', '--slow', ...plan.signer]
  const { transactions, receipts } = await runScript(plan, flags, '.', stdio)
  const contracts = transactions
    .filter(({ transactionType }) => transactionType === 'CREATE')
    .map(({ contractName, contractAddress, arguments: args }) => ({
      name: contractName ?? '',
      address: getAddress(contractAddress ?? ''),
      args: args ?? [],
    }))
  const addressOf = (wanted: string) => {
    const contract = contracts.find(({ name }) => name === wanted)
    if (!contract) throw new Error(`Forge did not record ${wanted}.`)
    return contract.address
  }
  return {
    contracts,
    deployment: {
      bettingPool: addressOf('BettingPool'),
      tournament: addressOf('Tournament'),
      communityHub: addressOf('CommunityHub'),
      lens: addressOf('Lens'),
      weth: getAddress(plan.weth),
      // From a receipt: on a rollup, a contract can see the block number of the parent chain.
      deployBlock: Math.min(...receipts.map(({ blockNumber }) => Number(blockNumber))),
    },
  }
}

/** Runs Deploy.s.sol and returns forge's record of it. */
async function runScript(
  { rpcUrl, chainId, weth, owner, reality, rulingPeriod, minBond, rules, sender }: DeployPlan,
  flags: readonly string[],
  folder: string,
  stdio?: 'inherit',
) {
  // A folder of its own, because deployments can run at the same time.
  const broadcast = mkdtempSync(join(tmpdir(), 'clutchpool-deploy-'))
  const record = join(broadcast, 'Deploy.s.sol', String(chainId), folder, 'run-latest.json')
  // Always set, so that forge reads none from the user's environment.
  const { realityEth: REALITY, arbitrator: ARBITRATOR } = reality ?? {
    realityEth: zeroAddress,
    arbitrator: zeroAddress,
  }
  const { hash: RULES_HASH, uri: RULES_URI } = rules
  // Without the optimizer, contracts are larger than public chains allow.
  const [profile, limits] =
    chainId === local.id ? ['default', ['--disable-code-size-limit']] : ['deployed', []]
  const args = ['script', 'script/Deploy.s.sol', '--rpc-url', rpcUrl, '--sender', sender, ...limits, ...flags]
  try {
    await run('forge', args, {
      stdio,
      env: {
        FOUNDRY_PROFILE: profile,
        ...{ WETH: weth, OWNER: owner, REALITY, ARBITRATOR, RULES_HASH, RULES_URI },
        ...{ RULING_PERIOD: String(rulingPeriod), MIN_BOND: String(minBond) },
        FOUNDRY_BROADCAST: broadcast,
      },
    })
    const result = recordSchema.parse(JSON.parse(readFileSync(record, 'utf8')))
    rmSync(broadcast, { recursive: true })
    return result
  } catch (error) {
    // Keeps the only record of what may be on the chain already.
    if (!existsSync(record)) rmSync(broadcast, { recursive: true })
    else if (error instanceof Error) error.message += `\nWhat was sent until then is recorded in ${record}.`
    throw error
  }
}

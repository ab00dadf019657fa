import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, getAddress, type Hash, hexToNumber, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import { local } from '../../src/chain/config/chains.ts'
import type { Deployment } from './deployments.ts'
import { runForge } from './signer.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** Reality.eth's instance for the token, and who decides if an answer stays disputed. */
export type Reality = { realityEth: Address; arbitrator: Address }

export type DeployPlan = {
  rpcUrl: string
  chainId: number
  weth: Address
  owner: Address
  reality?: Reality | undefined
  /** The time for a ruling, in seconds. */
  rulingPeriod: number
  /** Least bond of a challenge, in wei. */
  minBond: bigint
  rules: { hash: Hash; uri: string }
  sender: Address
  /** Forge's flags for the signer of the sender's key. */
  signer: readonly string[]
}

export type DeployedContract = { name: string; address: Address; args: readonly string[] }

const hex = z.templateLiteral(['0x', z.string()])
const logSchema = z.looseObject({ address: hex, topics: z.array(hex) })

/** Forge's record of a script: what it sent, or would have sent. */
export const recordSchema = z.looseObject({
  transactions: z.array(
    z.looseObject({
      hash: z.string().nullable(),
      transactionType: z.string(),
      contractName: z.string().nullish(),
      contractAddress: z.string().nullish(),
      arguments: z.array(z.string()).nullish(),
      transaction: z.looseObject({ nonce: z.string(), gas: z.string(), input: z.string() }),
    }),
  ),
  receipts: z.array(z.looseObject({ blockNumber: z.string(), logs: z.array(logSchema) })),
  pending: z.array(z.string()),
})

export type ForgeRecord = z.infer<typeof recordSchema>

export async function simulate(plan: DeployPlan): Promise<ForgeRecord> {
  using folder = temporaryFolder()
  return await runScript(plan, folder.path)
}

export const countSent = ({ receipts, pending }: ForgeRecord) => receipts.length + pending.length

/** Returns the transactions that forge didn't record as sent. */
export const unsentOf = (record: ForgeRecord) => record.transactions.slice(countSent(record))

/** Returns the gas that is not spent yet. */
export function gasOf(record: ForgeRecord): bigint {
  return unsentOf(record).reduce((sum, { transaction }) => sum + BigInt(transaction.gas), 0n)
}

interface Sending {
  isResumed?: boolean | undefined
  /** `inherit` for signers that ask for a password. */
  stdio?: 'inherit'
}

/**
 * Deploys the contracts. Returns the deployment for the app, and the contracts for verification.
 * @param broadcast the folder of forge's record, from which a stopped deployment goes on
 */
export async function deployContracts(
  plan: DeployPlan,
  broadcast: string,
  sending: Sending = {},
): Promise<{ deployment: Deployment; contracts: DeployedContract[] }> {
  const { transactions, receipts } = await runScript(plan, broadcast, sending)
  const contracts = transactions
    .filter(({ transactionType }) => transactionType === 'CREATE')
    .map(({ contractName, contractAddress, arguments: args }) => ({
      name: contractName ?? '',
      address: getAddress(contractAddress ?? ''),
      args: args ?? [],
    }))
  const arbiter = contracts.find(({ name }) => name === 'RealityArbiter')
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
      ...(arbiter &&
        plan.reality && { arbiter: { ...realityRecord(plan.reality, receipts), address: arbiter.address } }),
      // From a receipt: on a rollup, a contract can see the block number of the parent chain.
      deployBlock: Math.min(...receipts.map(({ blockNumber }) => Number(blockNumber))),
    },
  }
}

/** Returns what the arbiter was made with. Its constructor's only log is Reality.eth's `LogNewTemplate`. */
function realityRecord({ realityEth, arbitrator }: Reality, receipts: ForgeRecord['receipts']) {
  const log = receipts.flatMap(({ logs }) => logs).find(({ address }) => isAddressEqual(address, realityEth))
  const [, template = '0x'] = log?.topics ?? []
  return { realityETH: realityEth, arbitrator, templateId: hexToNumber(template) }
}

/** Runs the script, and sends if it should. Returns forge's record. */
async function runScript(plan: DeployPlan, broadcast: string, sending?: Sending) {
  const { rpcUrl, chainId, weth, owner, reality, rulingPeriod, minBond, rules, sender, signer } = plan
  // Without the optimizer, contracts are larger than public chains allow.
  const [profile, limits] =
    chainId === local.id ? ['default', ['--disable-code-size-limit']] : ['deployed', []]
  // Sequential: sent at once, transactions can reach a node out of order and hang there.
  const flags = sending ? ['--broadcast', '--slow', ...(sending.isResumed ? ['--resume'] : [])] : []
  const args = ['script', 'script/Deploy.s.sol', '--rpc-url', rpcUrl, '--sender', sender, ...limits, ...flags]
  await runForge(args, sending ? signer : [], {
    stdio: sending?.stdio,
    env: {
      FOUNDRY_PROFILE: profile,
      WETH: weth,
      OWNER: owner,
      // Always set, so that forge reads none from the user's environment.
      REALITY: reality?.realityEth ?? zeroAddress,
      ARBITRATOR: reality?.arbitrator ?? zeroAddress,
      RULES_HASH: rules.hash,
      RULES_URI: rules.uri,
      RULING_PERIOD: String(rulingPeriod),
      MIN_BOND: String(minBond),
      FOUNDRY_BROADCAST: broadcast,
    },
  })
  const folder = join(broadcast, 'Deploy.s.sol', String(chainId), sending ? '' : 'dry-run')
  const record = join(folder, 'run-latest.json')
  return recordSchema.parse(JSON.parse(readFileSync(record, 'utf8')))
}

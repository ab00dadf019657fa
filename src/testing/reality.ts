import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Abi, type Address, encodeDeployData, type Hex, parseAbi, parseEther, zeroAddress } from 'viem'
import { realityArbiterAbi } from '@/chain/queries/generated'
import { accounts } from './accounts'
import { type AnvilClient, deployContract } from './anvil'
import { readArtifact } from './artifacts'
import { type Amount, type StepContext, toWei } from './contracts'
import { day } from './time'

const require = createRequire(import.meta.url)

const factoryAbi = parseAbi([
  'constructor(address library)',
  'function createInstance(address token)',
  'function deployments(address token) view returns (address)',
])

const realityAbi = parseAbi([
  'function submitAnswerERC20(bytes32 question, bytes32 answer, uint256 maxPrevious, uint256 tokens)',
  'function setQuestionFee(uint256 fee)',
])

interface NewAnswer {
  by: Address
  /** Index among the template's outcomes. */
  answer: Hex
  bond: Amount
}

/** Makes a `RealityArbiter` without an arbitrator the arbiter of the pool, which must not have a match yet. */
export async function appointReality({ client, contracts, send }: StepContext) {
  const { bettingPool, weth } = contracts
  const account = accounts.operator
  const reality = await deployReality(client, weth.address)
  const { abi, bytecode } = readArtifact('RealityArbiter')
  const args = [bettingPool.address, reality, zeroAddress] as const
  const arbiter = { abi: realityArbiterAbi, address: await deploy(client, abi, bytecode.object, ...args) }
  await send({ ...bettingPool, functionName: 'setArbiter', args: [arbiter.address, 90 * day], account })
  return {
    arbiter,
    reality,

    /** Sets the fee for a question, as the arbitrator, in wei. */
    async setFee(fee: bigint) {
      await client.impersonateAccount({ address: zeroAddress })
      await client.setBalance({ address: zeroAddress, value: parseEther('1') })
      const call = { address: reality, abi: realityAbi, functionName: 'setQuestionFee', args: [fee] } as const
      await send({ ...call, account: zeroAddress })
    },

    /** Answers the match's question. Wraps and approves the bond first. */
    async answer(matchId: bigint, { by, answer, bond }: NewAnswer) {
      const question = await client.readContract({ ...arbiter, functionName: 'questionOf', args: [matchId] })
      const tokens = toWei(bond)
      await send({ ...weth, functionName: 'deposit', value: tokens, account: by })
      await send({ ...weth, functionName: 'approve', args: [reality, tokens], account: by })
      const args = [question, answer, 0n, tokens] as const
      await send({ address: reality, abi: realityAbi, functionName: 'submitAnswerERC20', args, account: by })
    },
  }
}

/** Creates Reality.eth's instance for a token through its factory, as on public chains. */
export async function deployReality(client: AnvilClient, token: Address): Promise<Address> {
  const library = await deploy(client, [], realityCode('-3.0'))
  const factory = {
    address: await deploy(client, factoryAbi, realityCode('_Factory'), library),
    abi: factoryAbi,
  }
  const call = {
    ...factory,
    functionName: 'createInstance',
    args: [token],
    account: accounts.operator,
  } as const
  await client.waitForTransactionReceipt({ hash: await client.writeContract(call) })
  return client.readContract({ ...factory, functionName: 'deployments', args: [token] })
}

function deploy(client: AnvilClient, abi: Abi, bytecode: Hex, ...args: readonly unknown[]) {
  const data = encodeDeployData({ abi, bytecode, args })
  return deployContract(client, { abi: [], bytecode: data, account: accounts.operator })
}

function realityCode(version: string): Hex {
  const reality = dirname(require.resolve('@reality.eth/contracts/package.json'))
  const path = join(reality, 'bytecode', `RealityETH_ERC20${version}.bin`)
  return `0x${readFileSync(path, 'utf8').trim().replace(/^0x/, '')}`
}

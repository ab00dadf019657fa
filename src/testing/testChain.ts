import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import type { Abi, Address, Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { anvilClient, placeMulticall3 } from '#anvil'
import { local } from '@/chain/config/chains'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi, weth9Abi } from '@/chain/queries/generated'

const require = createRequire(import.meta.url)

/** Anvil's accounts by what they do in the tests. */
interface TestAccounts {
  /** Owns the pool and operates it. */
  owner: Address
  bettor: Address
  other: Address
}

export type TestChain = Awaited<ReturnType<typeof startTestChain>>

/**
 * A real Anvil for the tests of a file, with the canonical WETH9 and the project's contracts at the addresses of the
 * local deployment. Each test begins with the same state: nothing but the contracts.
 */
export function setUpTestChain(): () => TestChain {
  // A busy machine is slow, not wrong.
  vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
  let started: TestChain | undefined
  let snapshot: Hex
  const chain = () => {
    if (!started) throw new Error('The test chain runs only within tests')
    return started
  }
  beforeAll(async () => {
    started = await startTestChain()
    snapshot = await started.client.snapshot()
  })
  beforeEach(async () => {
    const { client } = chain()
    // A revert uses its snapshot up, and restores neither the mining nor the clock.
    await client.revert({ id: snapshot })
    await client.setAutomine(true)
    snapshot = await client.snapshot()
  })
  afterAll(() => started?.stop())
  return chain
}

async function startTestChain() {
  const anvil = spawn('node_modules/.bin/anvil', ['--port', '0', '--chain-id', String(local.id)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await listeningUrl(anvil.stdout)
  const client = anvilClient(url)
  await placeMulticall3(client)
  const [owner, bettor, other] = await client.getAddresses()
  if (!owner || !bettor || !other) throw new Error('Anvil has no accounts')
  const accounts: TestAccounts = { owner, bettor, other }

  const deploy = async (artifact: string, args: readonly unknown[]) => {
    const { abi, bytecode } = JSON.parse(readFileSync(artifact, 'utf8'))
    const contract: { abi: Abi; bytecode: Hex } = { abi, bytecode: bytecode.object ?? bytecode }
    const hash = await client.deployContract({ ...contract, args, account: owner })
    return (await client.waitForTransactionReceipt({ hash })).contractAddress
  }
  // The order in which the deploy script has it, and so the same addresses.
  const weth = await deploy(require.resolve('canonical-weth/build/contracts/WETH9.json'), [])
  const pool = await deploy('out/BettingPool.sol/BettingPool.json', [weth, owner])
  const hub = await deploy('out/CommunityHub.sol/CommunityHub.json', [pool, owner])
  const tournament = await deploy('out/Tournament.sol/Tournament.json', [pool, owner])
  const expected = [
    [weth, deployment.weth],
    [pool, deployment.bettingPool],
    [hub, deployment.communityHub],
    [tournament, deployment.tournament],
  ]
  if (expected.some(([address, local]) => address?.toLowerCase() !== local?.toLowerCase()))
    throw new Error('The test chain has other addresses than the local deployment')
  /** Waits until a transaction is mined, and returns its hash. */
  const mined = async (sent: Promise<Hex>): Promise<Hex> => {
    const { status, transactionHash } = await client.waitForTransactionReceipt({ hash: await sent })
    if (status !== 'success') throw new Error('A test step reverted')
    return transactionHash
  }

  const introduce = async (functionName: 'setCommunityHub' | 'setTournament', address: Address) => {
    const contract = { address: deployment.bettingPool, abi: bettingPoolAbi }
    await mined(client.writeContract({ ...contract, functionName, args: [address], account: owner }))
  }
  await introduce('setCommunityHub', deployment.communityHub)
  await introduce('setTournament', deployment.tournament)

  return {
    url,
    client,
    accounts,
    mined,
    async stop() {
      // What hooks asked for last has been answered when this has.
      await client.getBlockNumber()
      anvil.kill()
    },
    /** Creates a match that is open for bets, from 0.01 to 10 WETH. Returns its id. */
    async createMatch() {
      const { timestamp } = await client.getBlock()
      const { request, result } = await client.simulateContract({
        address: deployment.bettingPool,
        abi: bettingPoolAbi,
        functionName: 'createMatch',
        args: ['T1 vs Gen.G', timestamp + 3_600n, timestamp + 7_200n, 10n ** 16n, 10n ** 19n],
        account: owner,
      })
      await mined(client.writeContract(request))
      return result
    },
    /** Wraps ether for an account. */
    async wrap(account: Address, wei: bigint) {
      await mined(
        client.writeContract({
          address: deployment.weth,
          abi: weth9Abi,
          functionName: 'deposit',
          value: wei,
          account,
        }),
      )
    },
    /** Lets the pool take an account's WETH. */
    async approve(account: Address, wei: bigint) {
      await mined(
        client.writeContract({
          address: deployment.weth,
          abi: weth9Abi,
          functionName: 'approve',
          args: [deployment.bettingPool, wei],
          account,
        }),
      )
    },
    allowanceOf: (account: Address) =>
      client.readContract({
        address: deployment.weth,
        abi: weth9Abi,
        functionName: 'allowance',
        args: [account, deployment.bettingPool],
      }),
  }
}

/** Where Anvil says that it listens. */
async function listeningUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /Listening on (\S+)/.exec(line)?.[1]
    if (address) {
      output.resume()
      return `http://${address}`
    }
  }
  throw new Error('Anvil ended before it listened')
}

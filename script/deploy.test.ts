import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, createPublicClient, type Hex, http, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicChains } from '../src/chain/config/publicChains.ts'
import { accounts } from '../src/testing/accounts.ts'
import { deployContract, startAnvil, weth9 } from '../src/testing/anvil.ts'
import { readArtifact } from '../src/testing/artifacts.ts'
import { compile } from '../src/testing/compile.ts'
import { root, run, start } from '../src/testing/processes.ts'
import { deployReality } from '../src/testing/reality.ts'
import { placeSafe } from '../src/testing/safe.ts'
import { day, hour } from '../src/testing/time.ts'
import { requireDeployable } from './lib/deployChecks.ts'
import type { Deployment } from './lib/deployments.ts'
import { readOptions } from './lib/deployOptions.ts'
import { currentRules, rulesUri } from './lib/houseRules.ts'
import { startStandIn } from './lib/standIn.ts'

// It signs for the deployer, as a hardware wallet does.
const { saigon } = publicChains
const { bettor: deployer, second: other, rival: poor } = accounts
const anvil = await startStandIn(saigon)
const { client } = anvil
const folder = mkdtempSync(join(tmpdir(), 'clutchpool-test-'))
const file = join(folder, '202601.json')
const saved = (): Deployment => JSON.parse(readFileSync(file, 'utf8'))

const { weth } = saigon.deploying
const realityEth = await deployReality(client, weth)
const otherToken = await deployContract(client, { ...weth9, account: other })
const otherReality = await deployReality(client, otherToken)

const deploySource = (members: string) =>
  deployContract(client, { abi: [], bytecode: compile(members).bytecode, account: other })
const safe = await placeSafe(client)
// The parts of Ronin's WETH that the script reads.
const roninWeth = await deploySource(`
  string public constant symbol = "WETH";
  uint8 public constant decimals = 18;
  address public constant admin = address(0xAD);`)
await client.setBalance({ address: poor, value: parseEther('0.000001') })
let baseline = await client.snapshot()

afterAll(async () => {
  await anvil.stop()
  rmSync(folder, { recursive: true })
})

async function reset() {
  for (const path of [file, join(folder, 'broadcast')]) rmSync(path, { recursive: true, force: true })
  await client.revert({ id: baseline })
  baseline = await client.snapshot()
}

type Options = Record<string, string | undefined>

const site = 'https://bets.example'
const reality = { arbiter: 'reality', arbitrator: safe, 'reality-eth': realityEth, site }

function flagsOf(changed: Options = {}) {
  const options = { chain: 'saigon', 'rpc-url': anvil.url, owner: safe, sender: deployer, ...changed }
  const flags = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  )
  return ['--unlocked', ...flags]
}

function deploy(changed: Options = {}, flags = ['--yes'], typed = '') {
  // By a shell, so that something can be typed.
  const command = 'printf "$TYPED" | "$NODE" script/run.mjs deploy "$@"'
  return run('sh', ['-c', command, 'sh', ...flagsOf(changed), ...flags], {
    env: { CLUTCHPOOL_DEPLOYMENTS: folder, NODE: process.execPath, TYPED: typed },
  })
}

async function check(changed: Options) {
  const { chain, plan } = readOptions(flagsOf(changed))
  return requireDeployable(createPublicClient({ chain, transport: http(plan.rpcUrl) }), chain, plan)
}

const read = (name: string, address: Address, functionName: string, ...args: readonly unknown[]) =>
  client.readContract({ address, abi: readArtifact(name).abi, functionName, args })

async function expectReads(name: string, address: Address, expected: Record<string, unknown>) {
  for (const [functionName, value] of Object.entries(expected)) {
    expect(await read(name, address, functionName), functionName).toBe(value)
  }
}

const refused = (sentence: string) => expect.objectContaining({ output: expect.stringContaining(sentence) })
const sentBy = (address: Address) => client.getTransactionCount({ address })

test.each<[sentence: string, changed: Options]>([
  ['There is no chain "mainnet"', { chain: 'mainnet' }],
  ['serves the chain 202601, and Ronin is 2020.', { chain: 'ronin' }],
  ['http://127.0.0.1:9 does not answer', { 'rpc-url': 'http://127.0.0.1:9' }],
  ['--owner is "0x12", which is no address.', { owner: '0x12' }],
  ['--owner is the zero address', { owner: zeroAddress }],
  ['One of --account and --unlocked holds the key, not both.', { account: 'deployer' }],
  ['--ruling-period is "0", and should be 1 to 180 days.', { 'ruling-period': '0' }],
  ['--ruling-period is "181", and should be 1 to 180 days.', { 'ruling-period': '181' }],
  ['--ruling-period is "59", and should be 60 to 180 days.', { ...reality, 'ruling-period': '59' }],
  ['--min-bond is "0.009", and should be 0.01 to 1.', { 'min-bond': '0.009' }],
  ['--min-bond is "1.1", and should be 0.01 to 1.', { 'min-bond': '1.1' }],
  [`There is no contract at ${other} on Ronin Saigon Testnet.`, { weth: other }],
  [`The contract at ${safe} is not WETH`, { weth: safe }],
  ['--arbiter is "kleros", and can be owner or reality.', { arbiter: 'kleros' }],
  ['--arbitrator and --reality-eth need --arbiter reality.', { arbitrator: safe }],
  ['--site is "", and should be like https://example.org.', { ...reality, site: '' }],
  ['--arbitrator is missing.', { ...reality, arbitrator: undefined }],
  ['--reality-eth is missing.', { ...reality, 'reality-eth': undefined }],
  ['--site is missing', { ...reality, site: undefined }],
  [`The contract at ${safe} on Ronin Saigon Testnet is not Reality.eth`, { ...reality, 'reality-eth': safe }],
  [`takes bonds in ${otherToken}`, { ...reality, 'reality-eth': otherReality }],
  [`There is no arbitrator contract at ${other}`, { ...reality, arbitrator: other }],
])('refuses with "%s"', async (sentence, changed) => {
  await expect(check(changed)).rejects.toThrow(sentence)
})

test.each<[sentence: string, changed: Options]>([
  ['has 0.000001 RON, and deploying costs about', { sender: poor }],
  ['The owner is a plain wallet: use a Safe', { owner: other }],
])('refuses with "%s", and sends nothing', async (sentence, changed) => {
  await expect(deploy(changed)).rejects.toEqual(refused(sentence))
  for (const sender of [deployer, poor]) expect(await sentBy(sender)).toBe(0)
})

test('refuses a chain without the opcodes of Cancun', async () => {
  const old = await startAnvil({ chain: saigon.chain, args: ['--hardfork', 'shanghai'] })
  const sentence = 'Ronin Saigon Testnet lacks opcodes of the Cancun upgrade'
  await expect(check({ 'rpc-url': old.url })).rejects.toThrow(sentence)
  await old.stop()
})

test('tells a Safe from any other contract', async () => {
  expect((await check({})).owner).toEqual({ kind: 'safe', threshold: 2n, owners: 3 })
  expect((await check({ owner: weth })).owner).toEqual({ kind: 'contract' })
})

test('asks, and sends nothing unless the user confirms the chain and a plain owner', async () => {
  const unattended = expect.stringMatching(/whose admin 0x0+Ad can let others .*Nobody is at the terminal/s)
  await expect(deploy({ weth: roninWeth }, [])).rejects.toMatchObject({ output: unattended })
  const typed = deploy({ owner: other }, [], 'plain owner\\nronin\\n')
  const shown = /Cost .*Type "plain owner" to go on: .*Type "saigon" to go on: .*Nothing was sent\./s
  await expect(typed).rejects.toMatchObject({ output: expect.stringMatching(shown) })
  expect(await sentBy(deployer)).toBe(0)
})

test('deploys, hands everything to the Safe and saves the addresses, once', async () => {
  const output = await deploy({}, [], 'saigon\\n')
  const { bettingPool, communityHub, tournament, lens, deployBlock, ...rest } = saved()
  expect(rest).toEqual({ weth })
  const codeAt = (block: number) => client.getCode({ address: bettingPool, blockNumber: BigInt(block) })
  expect(await codeAt(deployBlock)).toBeDefined()
  expect(await codeAt(deployBlock - 1)).toBeUndefined()

  expect(output).toContain(`${safe}, a Safe (2 of 3)`)
  expect(output).toContain(`${weth}, without an admin`)
  expect(output).toContain('Arbiter    the owner: whoever holds its keys decides every challenged result')
  expect(output.replace(/\n +/g, ' ')).toContain(
    'Challenges by anyone, within 12 hours of a result, for 2 % of what it moves, at least 0.01 and at most 5 WETH. The arbiter has 7 days. The bond goes back if the result changes, becomes a fee if it stands, and is burned without a ruling.',
  )
  for (const [name, address] of [
    ['BettingPool', bettingPool],
    ['CommunityHub', communityHub],
    ['Tournament', tournament],
  ]) {
    const command = `forge verify-contract ${address} contracts/src/${name}.sol:${name} --chain 202601`
    expect(output).toMatch(new RegExp(`${command} .*--constructor-args 0x[0-9a-f]{128}\n`))
  }
  const poolArgument = bettingPool.slice(2).toLowerCase().padStart(64, '0')
  const lensCommand = `${lens} contracts/src/lens/Lens.sol:Lens --chain 202601`
  expect(output).toMatch(new RegExp(`${lensCommand} .*--constructor-args 0x${poolArgument}\n`))
  expect(output).toContain(`from ${safe}, call acceptOwnership() on ${bettingPool}`)
  expect(output).toContain('the data 0x79ba5097')
  expect(output).not.toContain('has a button')
  expect(output).toContain('npm run build -- --chain saigon')

  const { abi } = readArtifact('BettingPool')
  const accepting = { address: bettingPool, abi, functionName: 'acceptOwnership', account: safe }
  await client.waitForTransactionReceipt({ hash: await client.writeContract(accepting) })

  await expectReads('BettingPool', bettingPool, {
    owner: safe,
    pendingOwner: zeroAddress,
    arbiter: safe,
    minBond: parseEther('0.01'),
    disputeWindow: 12 * hour,
    rulingPeriod: 7 * day,
  })
  await expectReads('CommunityHub', communityHub, { owner: safe })
  expect(await read('BettingPool', bettingPool, 'isOperator', deployer)).toBe(false)
  for (const name of ['DEFAULT_ADMIN_ROLE', 'TOURNAMENT_ADMIN_ROLE']) {
    const role = await read('Tournament', tournament, name)
    expect(await read('Tournament', tournament, 'hasRole', role, safe)).toBe(true)
    expect(await read('Tournament', tournament, 'hasRole', role, deployer)).toBe(false)
  }

  const rulesPublished = { address: bettingPool, abi, eventName: 'RulesPublished' }
  const [published] = await client.getContractEvents({ ...rulesPublished, fromBlock: BigInt(deployBlock) })
  const rules = currentRules()
  expect(published).toMatchObject({ args: { version: 1n, hash: rules.hash, uri: rulesUri(rules) } })

  const sent = await sentBy(deployer)
  const kept = readFileSync(file, 'utf8')
  await expect(deploy()).rejects.toEqual(refused('There is a deployment on Ronin Saigon Testnet already'))
  expect(await sentBy(deployer)).toBe(sent)
  expect(readFileSync(file, 'utf8')).toBe(kept)
})

describe('a deployment that is stopped midway', () => {
  beforeAll(async () => {
    await reset()
    await client.setAutomine(false)
  })
  afterAll(() => client.setAutomine(true))

  const env = { CLUTCHPOOL_DEPLOYMENTS: folder }
  const command = (...args: string[]) =>
    [process.execPath, ['script/run.mjs', 'deploy', ...args], { env }] as const
  const sent = () => client.getTransactionCount({ address: deployer, blockTag: 'pending' })
  const forgeRuns = async () => (await run('ps', ['-eo', 'args'])).includes(anvil.url)
  const recordPath = () => join(folder, 'broadcast', 'Deploy.s.sol', '202601', 'run-latest.json')

  const readRecord = () => JSON.parse(readFileSync(recordPath(), 'utf8'))
  function countRecorded() {
    try {
      const { receipts, pending } = readRecord()
      return receipts.length + pending.length
    } catch {
      // Forge is writing it.
      return undefined
    }
  }

  /** Leaves forge's record as it is before forge has recorded its last transaction. */
  function forgetLast() {
    const record = readRecord()
    const last = record.transactions.findLast(({ hash }: { hash: Hex | null }) => hash !== null)
    record.pending = record.pending.filter((hash: Hex) => hash !== last.hash)
    record.receipts = record.receipts.filter(
      ({ transactionHash }: { transactionHash: Hex }) => transactionHash !== last.hash,
    )
    last.hash = null
    writeFileSync(recordPath(), JSON.stringify(record))
  }

  /** Leaves forge's record as it is while forge writes it. */
  function tearRecord() {
    const urls = join(root, 'deployed', 'cache', 'Deploy.s.sol', '202601', 'run-latest.json')
    for (const path of [recordPath(), urls]) truncateSync(path, Math.floor(statSync(path).size / 2))
  }

  test.each([
    ['SIGINT', [...flagsOf(), '--yes'], forgetLast],
    ['SIGTERM', ['--resume'], tearRecord],
  ] as const)('by %s leaves no forge behind, and says how to go on', async (signal, args, interrupt) => {
    // Forge waits for what is pending.
    await client.mine({ blocks: 1 })
    const before = await sent()
    const deploying = start(...command(...args))
    let output = ''
    deploying.stderr?.on('data', (text) => {
      output += text
    })
    await expect.poll(sent).toBe(before + 1)
    await client.mine({ blocks: 1 })
    await expect.poll(sent).toBe(before + 2)
    await expect.poll(countRecorded).toBe(before + 2)
    deploying.kill(signal)
    const [code] = await once(deploying, 'exit')
    expect(code).toBe(130)
    expect(output).toContain('Go on with: npm run deploy -- --resume')
    expect(await forgeRuns()).toBe(false)
    expect(existsSync(file)).toBe(false)
    interrupt()
  })

  test('is not begun anew by mistake', async () => {
    await client.setAutomine(true)
    await client.mine({ blocks: 1 })
    await expect(deploy()).rejects.toEqual(refused('was stopped: go on with --resume'))
  })

  test('goes on, also after a transaction that forge had no time to record', async () => {
    const output = await run(...command('--resume'))
    expect(output).toMatch(/4 of 10 transactions have been sent/)
    expect(await sent()).toBe(10)
    const { bettingPool, deployBlock } = saved()
    expect(await client.getCode({ address: bettingPool, blockNumber: BigInt(deployBlock) })).toBeDefined()
    expect(output).toContain(`call acceptOwnership() on ${bettingPool}`)
    await expect(run(...command('--resume'))).rejects.toEqual(refused('No deployment was stopped'))
  })
})

test('makes a confirmed plain wallet the owner at once, and lets Reality.eth rule on challenged results', async () => {
  await reset()
  const terms = { site: 'https://bets.example/', 'ruling-period': '60', 'min-bond': '0.05' }
  const output = await deploy({ ...reality, ...terms, owner: deployer }, [], 'plain owner\\nsaigon\\n')
  const { bettingPool, arbiter: record } = saved()
  const arbiter = (await read('BettingPool', bettingPool, 'arbiter')) as Address
  const templateId = Number(await read('RealityArbiter', arbiter, 'templateId'))
  expect(record).toEqual({ address: arbiter, realityETH: realityEth, arbitrator: safe, templateId })
  const rulingPeriod = 60 * day
  const minBond = parseEther('0.05')
  await expectReads('BettingPool', bettingPool, { owner: deployer, rulingPeriod, minBond })
  await expectReads('RealityArbiter', arbiter, {
    MIN_RULING_PERIOD: BigInt(rulingPeriod),
    bettingPool,
    realityETH: realityEth,
    arbitrator: safe,
  })
  for (const text of [
    `Rules      https://bets.example${rulesUri(currentRules())}, 0x`,
    `Arbiter    Reality.eth, with the arbitrator ${safe}: neither owner nor`,
    'at least 0.05 and',
    'The arbiter has 60 days.',
    `setOperator(<operator>, true) on ${bettingPool}`,
    'npm run operate -- plan --chain saigon',
    `${arbiter} contracts/src/arbiters/RealityArbiter.sol:RealityArbiter --chain 202601`,
  ])
    expect(output).toContain(text)
  expect(output).not.toContain('acceptOwnership')
})

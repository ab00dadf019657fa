// @ts-nocheck
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAddress } from 'viem'
import { run } from './processes.ts'

/**
 * @typedef {object} Plan
 * @property {string} rpcUrl
 * @property {number} chainId
 * @property {string} weth
 * @property {string} owner who will own the contracts
 * @property {string} sender who deploys and pays
 * @property {string[]} signer forge's flags for whatever holds the sender's key
 */

/**
 * What deploying would take, found by doing all of it without sending anything.
 * @param {Plan} plan
 * @returns {Promise<bigint>} gas
 */
export async function simulate(plan) {
  const { transactions } = await runScript(plan, [], 'dry-run')
  return transactions.reduce((sum, { transaction }) => sum + BigInt(transaction.gas), 0n)
}

/**
 * Deploys the contracts.
 * @param {Plan} plan
 * @param {typeof run} [runForge] how to run forge: `runAtTerminal` where a signer may ask for something
 * @returns {Promise<{ deployment: object, contracts: { name: string, address: string, args: string[] }[] }>}
 * `deployment`: what the app has to know; `contracts`: what a verifier has to
 */
export async function deployContracts(plan, runForge = run) {
  // One after the other: sent at once, they can reach a node in another order, and wait there for ever.
  const flags = ['--broadcast', '--slow', ...plan.signer]
  const { transactions, receipts } = await runScript(plan, flags, '.', runForge)
  const contracts = transactions
    .filter(({ transactionType }) => transactionType === 'CREATE')
    .map(({ contractName, contractAddress, arguments: args }) => ({
      name: contractName,
      address: getAddress(contractAddress),
      args,
    }))
  const addressOf = (wanted) => contracts.find(({ name }) => name === wanted).address
  return {
    contracts,
    deployment: {
      bettingPool: addressOf('BettingPool'),
      tournament: addressOf('Tournament'),
      communityHub: addressOf('CommunityHub'),
      weth: getAddress(plan.weth),
      // From a receipt: within a contract, a rollup's block number can be another chain's.
      deployBlock: Math.min(...receipts.map(({ blockNumber }) => Number(blockNumber))),
    },
  }
}

/** Runs the script in forge and returns what it recorded of it. */
async function runScript({ rpcUrl, chainId, weth, owner, sender }, flags, folder, runForge = run) {
  // Of its own, because somebody else may be deploying.
  const broadcast = mkdtempSync(join(tmpdir(), 'clutchpool-deploy-'))
  const record = join(broadcast, 'Deploy.s.sol', String(chainId), folder, 'run-latest.json')
  let result: unknown
  try {
    await runForge(
      'forge',
      ['script', 'script/Deploy.s.sol', '--rpc-url', rpcUrl, '--sender', sender, ...flags],
      { env: { WETH: weth, OWNER: owner, FOUNDRY_BROADCAST: broadcast } },
    )
    result = JSON.parse(readFileSync(record, 'utf8'))
  } catch (error) {
    // Some of it may be on the chain already: then this is all that tells what and where.
    if (existsSync(record)) error.message += `\nWhat was sent until then is recorded in ${record}.`
    else rmSync(broadcast, { recursive: true })
    throw error
  }
  rmSync(broadcast, { recursive: true })
  return result
}

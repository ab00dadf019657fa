// The local chain of `npm start`, kept in .chain/ between runs.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { local } from '../../src/chain/config/chains.ts'
import { type Anvil, startAnvil } from '../../src/testing/anvil.ts'
import { placePriceFeeds } from '../../src/testing/priceFeeds.ts'
import { root } from '../../src/testing/processes.ts'
import { day } from '../../src/testing/time.ts'
import { contractsFingerprint, deployLocal } from '../lib/deployLocal.ts'
import { deploymentPath, readDeployment } from '../lib/deployments.ts'

/** The season's length until now, in seconds. */
export const SEASON = 12 * day

/** Allowed lead of the chain's clock, in seconds: several blocks within a second push it ahead. */
const SKEW = 5

const folder = join(root, '.chain')
const files = {
  state: join(folder, 'state.json'),
  deployment: join(folder, 'deployment.json'),
  contracts: join(folder, 'contracts.sha256'),
  log: join(folder, 'anvil.log'),
}

/** Returns why a new chain is needed, or `undefined` if the kept one will do. */
export function reasonForFreshChain(isFreshWanted: boolean) {
  if (isFreshWanted) return 'as you asked'
  if (![files.state, files.deployment, files.contracts].every(existsSync)) return 'there is none yet'
  if (readFileSync(files.contracts, 'utf8') !== contractsFingerprint()) return 'the contracts have changed'
  const last = lastMoment()
  if (last === undefined) return 'the kept one cannot be read'
  // A user moved its clock ahead. It cannot go back.
  if (last > Date.now() / 1000 + SKEW) return 'the kept one is in the future'
  return undefined
}

/** Reads the time of the last block, or `undefined` from a file that a crash left incomplete. */
function lastMoment(): number | undefined {
  try {
    return Number(JSON.parse(readFileSync(files.state, 'utf8')).block.timestamp) || undefined
  } catch {
    return undefined
  }
}

/** Makes a new chain with the contracts, starting when the season starts. */
export async function makeChain() {
  for (const file of Object.values(files)) rmSync(file, { force: true })
  mkdirSync(folder, { recursive: true })
  await changeState(Math.floor(Date.now() / 1000) - SEASON, deployLocal)
  copyFileSync(deploymentPath(local.id), files.deployment)
  writeFileSync(files.contracts, contractsFingerprint())
}

/** Gives the app the kept chain's addresses. Its copy may be missing or belong to another chain. */
export function publishDeployment() {
  copyFileSync(files.deployment, deploymentPath(local.id))
}

export async function catchUp() {
  const deployment = readDeployment(local.id)
  // It imports generated code, which a fresh clone lacks until `generateHooks`.
  const { playSeason } = await import('./playSeason.ts')
  await changeState(lastMoment(), async ({ client }) => {
    await placePriceFeeds(client)
    await playSeason(client, deployment)
  })
}

export function serveChain(port: number) {
  const everyTwoSeconds = ['--block-time', '2', '--mixed-mining']
  const args = ['--state', files.state, '--state-interval', '30', ...everyTwoSeconds]
  return startAnvil({ port, args, log: files.log })
}

/** Changes the kept chain at a time in the past. Saves only a complete change, so no start finds half a season. */
async function changeState(timestamp: number | undefined, work: (anvil: Anvil) => Promise<unknown>) {
  const done = `${files.state}.new`
  const kept = existsSync(files.state) ? ['--load-state', files.state] : []
  const args = [...kept, '--dump-state', done, '--timestamp', String(timestamp)]
  const anvil = await startAnvil({ args, log: files.log })
  await work(anvil)
  await anvil.stop()
  renameSync(done, files.state)
}

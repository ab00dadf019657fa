// @ts-nocheck
// The local chain of `npm start`: kept in .chain/ between runs, made when there is none that fits the contracts.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { local } from '../../src/chain/config/chains.ts'
import { playSeason } from '../seed/playSeason.ts'
import { startAnvil } from './anvil.ts'
import { contractsFingerprint } from './artifacts.ts'
import { deployLocal } from './deployLocal.ts'
import { deploymentPath, readDeployment } from './deployments.ts'
import { freePort } from './machine.ts'
import { root } from './processes.ts'

/** How long ago the season began. */
const SEASON = 12 * 24 * 60 * 60

/** How far ahead of the computer's the clock of a chain may be, in seconds: blocks that are mined at once lead a little. */
const SKEW = 5

const folder = join(root, '.chain')
const files = {
  state: join(folder, 'state.json'),
  deployment: join(folder, 'deployment.json'),
  contracts: join(folder, 'contracts.sha256'),
  log: join(folder, 'anvil.log'),
}

/**
 * Why the kept chain cannot be gone on with: undefined if it can.
 * @param {boolean} [isFreshWanted]
 */
export function reasonForFreshChain(isFreshWanted) {
  if (isFreshWanted) return 'as you asked'
  if (![files.state, files.deployment, files.contracts].every(existsSync)) return 'there is none yet'
  if (readFileSync(files.contracts, 'utf8') !== contractsFingerprint()) return 'the contracts have changed'
  const last = lastMoment()
  if (last === undefined) return 'the kept one cannot be read'
  // Somebody moved its clock to see a match end. It cannot go back.
  if (last > Date.now() / 1000 + SKEW) return 'the kept one is in the future'
  return undefined
}

/** The time of the kept chain's last block, or undefined if the file is no state: a crash can leave half a file. */
function lastMoment() {
  try {
    return Number(JSON.parse(readFileSync(files.state, 'utf8')).block.timestamp) || undefined
  } catch {
    return undefined
  }
}

/** Makes a new chain, which began some days ago and has the contracts on it. */
export async function makeChain() {
  for (const file of Object.values(files)) rmSync(file, { force: true })
  mkdirSync(folder, { recursive: true })
  await whileItStandsStill(Math.floor(Date.now() / 1000) - SEASON, deployLocal)
  copyFileSync(deploymentPath(local.id), files.deployment)
  writeFileSync(files.contracts, contractsFingerprint())
}

/** Lets the season go on until now. */
export async function catchUp() {
  // What the app reads may have been deleted, or come from another chain.
  copyFileSync(files.deployment, deploymentPath(local.id))
  const deployment = readDeployment(files.deployment)
  await whileItStandsStill(lastMoment(), ({ client }) => playSeason(client, deployment))
}

/** Starts the chain on its own port, its clock being the computer's. */
export function serveChain(port) {
  const everyTwoSeconds = ['--block-time', '2', '--mixed-mining']
  return startAnvil({
    port,
    args: ['--state', files.state, '--state-interval', '30', ...everyTwoSeconds],
    log: files.log,
  })
}

/**
 * Work on the chain at a moment of the past, on a port that nobody knows. It is kept only when all of it is done, so
 * that no start ever finds half a season.
 */
async function whileItStandsStill(timestamp, work) {
  const done = `${files.state}.new`
  const kept = existsSync(files.state) ? ['--load-state', files.state] : []
  const args = [...kept, '--dump-state', done, '--timestamp', String(timestamp)]
  const anvil = await startAnvil({ port: await freePort(), args, log: files.log })
  await work(anvil)
  await anvil.stop()
  renameSync(done, files.state)
}

import { hash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { local } from '../../src/chain/config/chains.ts'
import { bettingPoolLimits } from '../../src/chain/config/contractLimits.ts'
import { type Anvil, deployContract, placeMulticall3, startAnvil, weth9 } from '../../src/testing/anvil.ts'
import { readArtifact } from '../../src/testing/artifacts.ts'
import { root } from '../../src/testing/processes.ts'
import { day } from '../../src/testing/time.ts'
import { deployContracts } from './deployContracts.ts'
import { deploymentPath, writeDeployment } from './deployments.ts'
import { currentRules, rulesUri } from './houseRules.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** Returns a hash of everything that is deployed to the local chain. */
export function contractsFingerprint() {
  // The script's code holds that of all contracts.
  const { object } = readArtifact('Deploy', { file: 'Deploy.s.sol' }).bytecode
  return hash('sha256', object + currentRules().hash)
}

/**
 * Puts Multicall3, the canonical WETH9 and the project's contracts on an empty Anvil, from its account 0, and their
 * addresses into `src/chain/config/deployments/31337.json`. Always the same addresses, since nothing came before.
 */
export async function deployLocal({ url, client }: Pick<Anvil, 'url' | 'client'>) {
  const [deployer] = await client.getAddresses()
  if (!deployer) throw new Error('Anvil has no accounts.')

  await placeMulticall3(client)
  const weth = await deployContract(client, { ...weth9, account: deployer })
  const rules = currentRules()
  // Of its own, because deployments can run at the same time.
  using folder = temporaryFolder()
  const { deployment } = await deployContracts(
    {
      rpcUrl: url,
      chainId: local.id,
      weth,
      owner: deployer,
      rulingPeriod: 7 * day,
      minBond: bettingPoolLimits.MIN_MIN_BOND,
      rules: { hash: rules.hash, uri: rulesUri(rules) },
      sender: deployer,
      signer: ['--unlocked'],
    },
    folder.path,
  )
  writeDeployment(deploymentPath(local.id), deployment)
  return deployment
}

/** Deploys to a new Anvil with these arguments, which can save its state, and stops it. */
export async function makeDeployment(...args: readonly string[]) {
  const anvil = await startAnvil({ args })
  // Deploying then ends at the same block time on a slow machine.
  await anvil.client.setBlockTimestampInterval({ interval: 1 })
  const deployment = await deployLocal(anvil)
  await anvil.stop()
  return deployment
}

/** Returns the state file of a chain with nothing but the contracts, cached with the deployment until they change. */
export async function emptyChainState(): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'clutchpool-tests')
  const path = join(folder, `${contractsFingerprint()}.json`)
  if (existsSync(path) && existsSync(deploymentPath(local.id))) return path
  mkdirSync(folder, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  await makeDeployment('--dump-state', unfinished)
  renameSync(unfinished, path)
  return path
}

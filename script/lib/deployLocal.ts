import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { local } from '../../src/chain/config/chains.ts'
import { type Anvil, placeMulticall3, startAnvil } from '../../src/testing/anvil.ts'
import { contractsFingerprint } from './artifacts.ts'
import { deployContracts } from './deployContracts.ts'
import { deploymentPath, writeDeployment } from './deployments.ts'
import { root } from './processes.ts'

const weth9 = createRequire(import.meta.url)('canonical-weth/build/contracts/WETH9.json')

/**
 * Puts Multicall3, the canonical WETH9 and the project's contracts on an empty Anvil, from its account 0, and their
 * addresses into `src/chain/config/deployments/31337.json`. Always the same addresses, since nothing came before.
 */
export async function deployLocal({ url, client }: Pick<Anvil, 'url' | 'client'>) {
  const [deployer] = await client.getAddresses()
  if (!deployer) throw new Error('Anvil has no accounts.')

  await placeMulticall3(client)

  const hash = await client.deployContract({ abi: weth9.abi, bytecode: weth9.bytecode, account: deployer })
  const { contractAddress: weth } = await client.waitForTransactionReceipt({ hash })
  if (!weth) throw new Error('WETH9 was not deployed.')

  const { deployment } = await deployContracts({
    rpcUrl: url,
    chainId: local.id,
    weth,
    owner: deployer,
    sender: deployer,
    signer: ['--unlocked'],
  })
  writeDeployment(deploymentPath(local.id), deployment)
  return deployment
}

/** Writes the local chain's addresses, for those who need them but no chain. */
export async function makeDeployment() {
  const anvil = await startAnvil()
  await deployLocal(anvil)
  await anvil.stop()
}

/** Returns the state file of a chain with nothing but the contracts, cached until they change. */
export async function emptyChainState(): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'clutchpool-tests')
  const path = join(folder, `${contractsFingerprint()}.json`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  const anvil = await startAnvil({ args: ['--dump-state', unfinished] })
  await deployLocal(anvil)
  await anvil.stop()
  renameSync(unfinished, path)
  return path
}

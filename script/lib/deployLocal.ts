import { createRequire } from 'node:module'
import { local } from '../../src/chain/config/chains.ts'
import { type Anvil, startAnvil } from './anvil.ts'
import { placeMulticall3 } from './anvilClient.ts'
import { deployContracts } from './deployContracts.ts'
import { deploymentPath, writeDeployment } from './deployments.ts'
import { freePort } from './machine.ts'

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
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })

  const { deployment } = await deployContracts({
    rpcUrl: url,
    chainId: local.id,
    weth: contractAddress,
    owner: deployer,
    sender: deployer,
    signer: ['--unlocked'],
  })
  writeDeployment(deploymentPath(local.id), deployment)
  return deployment
}

/** Writes the local chain's addresses, for those who need them but no chain. */
export async function makeDeployment() {
  const anvil = await startAnvil({ port: await freePort() })
  await deployLocal(anvil)
  await anvil.stop()
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Address, encodeAbiParameters, type Hex, parseAbi } from 'viem'
import { type AnvilClient, deployContract } from './anvil'

const require = createRequire(import.meta.url)

const factoryAbi = parseAbi([
  'function createInstance(address token)',
  'function deployments(address token) view returns (address)',
])

/** Creates Reality.eth's instance for a token through its factory, as on public chains. */
export async function deployReality(client: AnvilClient, token: Address): Promise<Address> {
  const [account] = await client.getAddresses()
  if (!account) throw new Error('Anvil has no accounts.')
  const library = await deployContract(client, { abi: [], bytecode: realityCode('-3.0'), account })
  const bytecode: Hex = `${realityCode('_Factory')}${encodeAbiParameters([{ type: 'address' }], [library]).slice(2)}`
  const factory = { address: await deployContract(client, { abi: [], bytecode, account }), abi: factoryAbi }
  const call = { ...factory, functionName: 'createInstance', args: [token], account } as const
  await client.waitForTransactionReceipt({ hash: await client.writeContract(call) })
  return client.readContract({ ...factory, functionName: 'deployments', args: [token] })
}

function realityCode(version: string): Hex {
  const reality = dirname(require.resolve('@reality.eth/contracts/package.json'))
  const path = join(reality, 'bytecode', `RealityETH_ERC20${version}.bin`)
  return `0x${readFileSync(path, 'utf8').trim().replace(/^0x/, '')}`
}

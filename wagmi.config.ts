import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig } from '@wagmi/cli'
import type { Abi } from 'viem'

const require = createRequire(import.meta.url)

/** The ABI in a compiler's artifact, forge's or truffle's, without what only Solidity calls its types. */
function abiOf(path: string): Abi {
  const { abi } = JSON.parse(readFileSync(path, 'utf8'))
  return JSON.parse(JSON.stringify(abi, (key, value) => (key === 'internalType' ? undefined : value)))
}

// ABIs alone: hooks for all their functions would weigh more than the app's own reads (src/chain/read.ts).
export default defineConfig({
  out: 'src/chain/generated.ts',
  contracts: [
    { name: 'BettingPool', abi: abiOf('out/BettingPool.sol/BettingPool.json') },
    { name: 'CommunityHub', abi: abiOf('out/CommunityHub.sol/CommunityHub.json') },
    { name: 'Tournament', abi: abiOf('out/Tournament.sol/Tournament.json') },
    { name: 'WETH9', abi: abiOf(require.resolve('canonical-weth/build/contracts/WETH9.json')) },
  ],
})

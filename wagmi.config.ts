import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from '@wagmi/cli'
import type { Abi } from 'viem'

const require = createRequire(import.meta.url)

/** The ABI in a compiler's artifact, forge's or truffle's, without what only Solidity calls its types. */
function abiOf(path: string): Abi {
  const { abi } = JSON.parse(readFileSync(path, 'utf8'))
  return JSON.parse(JSON.stringify(abi, (key, value) => (key === 'internalType' ? undefined : value)))
}

/** A typed hook per read, named as wagmi's own plugin does: that one's hooks bring 14 kB more into the first load. */
function readHooks(): Plugin {
  return {
    name: 'Read hooks',
    run: ({ contracts }) => ({
      imports: "import { createReadHook } from './createReadHook'\n",
      content: contracts
        .flatMap(({ abi, meta }) =>
          abi.flatMap((item) =>
            item.type === 'function' && (item.stateMutability === 'view' || item.stateMutability === 'pure')
              ? hookOf(meta.abiName, item.name)
              : [],
          ),
        )
        .join('\n'),
    }),
  }
}

function hookOf(abiName: string, functionName: string): string {
  const hook = `useRead${capitalized(abiName.replace(/Abi$/, ''))}${capitalized(functionName)}`
  return `
/** Reads \`${functionName}\`. */
export const ${hook} = /*#__PURE__*/ createReadHook({ abi: ${abiName}, functionName: '${functionName}' })
`
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

// Without addresses: which deployment a hook reads is the caller's to say (src/chain/config/config.ts).
export default defineConfig({
  out: 'src/chain/queries/generated.ts',
  contracts: [
    { name: 'BettingPool', abi: abiOf('out/BettingPool.sol/BettingPool.json') },
    { name: 'CommunityHub', abi: abiOf('out/CommunityHub.sol/CommunityHub.json') },
    { name: 'Tournament', abi: abiOf('out/Tournament.sol/Tournament.json') },
    { name: 'WETH9', abi: abiOf(require.resolve('canonical-weth/build/contracts/WETH9.json')) },
  ],
  plugins: [readHooks()],
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from '@wagmi/cli'
import { type Abi, erc20Abi } from 'viem'

const require = createRequire(import.meta.url)

/** Reads the ABI from an artifact of forge or truffle, without Solidity's internal types. */
function abiOf(path: string): Abi {
  const { abi } = JSON.parse(readFileSync(path, 'utf8'))
  return JSON.parse(JSON.stringify(abi, (key, value) => (key === 'internalType' ? undefined : value)))
}

/** Emits a read, its query options and its hook for each view function, named as wagmi's own plugins name theirs. */
function reads(): Plugin {
  return {
    name: 'Reads',
    run: ({ contracts }) => ({
      imports: "import { createRead, createReadHook, createReadQueryOptions } from './createRead'\n",
      content: contracts
        .flatMap(({ abi, meta }) =>
          abi.flatMap((item) =>
            item.type === 'function' && (item.stateMutability === 'view' || item.stateMutability === 'pure')
              ? readsOf(meta.abiName, item.name)
              : [],
          ),
        )
        .join('\n'),
    }),
  }
}

function readsOf(abiName: string, functionName: string): string {
  const name = `${capitalized(abiName.replace(/Abi$/, ''))}${capitalized(functionName)}`
  const target = `{ abi: ${abiName}, functionName: '${functionName}' }`
  return `
export const read${name} = /*#__PURE__*/ createRead(${target})

export const read${name}QueryOptions = /*#__PURE__*/ createReadQueryOptions(${target})

export const useRead${name} = /*#__PURE__*/ createReadHook(${target})
`
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

// Without addresses: callers pass those of src/chain/config/config.ts.
export default defineConfig({
  out: 'src/chain/queries/generated.ts',
  contracts: [
    { name: 'BettingPool', abi: abiOf('out/BettingPool.sol/BettingPool.json') },
    { name: 'CommunityHub', abi: abiOf('out/CommunityHub.sol/CommunityHub.json') },
    { name: 'Erc20', abi: erc20Abi },
    { name: 'Tournament', abi: abiOf('out/Tournament.sol/Tournament.json') },
    { name: 'WETH9', abi: abiOf(require.resolve('canonical-weth/build/contracts/WETH9.json')) },
  ],
  plugins: [reads()],
})

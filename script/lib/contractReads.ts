import type { Plugin } from '@wagmi/cli'
import { capitalized } from '../../src/lib/capitalized'

/** The contracts whose address the app knows. For others, each read names one. */
const deployed = ['bettingPool', 'communityHub', 'lens', 'tournament', 'weth']

/**
 * Emits a read, its query options and its hook for each view function, named as wagmi's own plugins name theirs. What an
 * earlier file reads isn't emitted again.
 */
export function contractReads(): Plugin {
  const emitted = new Set<string>()
  return {
    name: 'Reads',
    run: ({ contracts }) => ({
      imports:
        "import { createReadContract, createReadContractQueryOptions, createUseReadContract } from './readContract'\n",
      content: contracts
        .flatMap(({ abi, meta: { abiName } }) => {
          const contract = deployed.find((one) => abiName.toLowerCase().includes(one.toLowerCase()))
          return abi.flatMap((item) => {
            if (item.type !== 'function' || !/view|pure/.test(item.stateMutability)) return []
            const key = `${contract ?? abiName}.${item.name}`
            if (emitted.has(key)) return []
            emitted.add(key)
            return readsOf(abiName, item.name, contract)
          })
        })
        .join('\n'),
    }),
  }
}

function readsOf(abiName: string, functionName: string, contract: string | undefined): string {
  const name = capitalized(abiName.replace(/(Home)?Abi$/, '')) + capitalized(functionName)
  const target = `{ abi: ${abiName}, functionName: '${functionName}'${contract ? `, contract: '${contract}'` : ''} }`
  return `
export const read${name} = /*#__PURE__*/ createReadContract(${target})

export const read${name}QueryOptions = /*#__PURE__*/ createReadContractQueryOptions(${target})

export const useRead${name} = /*#__PURE__*/ createUseReadContract(${target})
`
}

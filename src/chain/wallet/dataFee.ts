import { useQuery } from '@tanstack/react-query'
import { type Address, type Client, type Hex, zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import type { AppChain } from '@/chain/config/chains'
import { freshness } from '@/chain/queries/queryClient'

/** A transaction that a rollup publishes on L1. */
interface PublishedCall {
  to: Address
  data: Hex
  /** In wei. */
  value: bigint
}

// Not by `parseAbi`: every bet form would load a parser.
const nodeInterfaceAbi = [
  {
    type: 'function',
    name: 'gasEstimateL1Component',
    stateMutability: 'view',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'contractCreation', type: 'bool' },
      { name: 'data', type: 'bytes' },
    ],
    outputs: [
      { name: 'gasEstimateForL1', type: 'uint64' },
      { name: 'baseFee', type: 'uint256' },
      { name: 'l1BaseFeeEstimate', type: 'uint256' },
    ],
  },
] as const

/** Reads what a rollup charges beyond gas to publish a call on L1, in wei of the chain's coin. 0 on other chains. */
async function readDataFee(client: Client, { contracts }: AppChain, call: PublishedCall): Promise<bigint> {
  const { gasPriceOracle, nodeInterface } = contracts
  if (gasPriceOracle) {
    const { estimateL1Fee } = await import('viem/op-stack')
    const gasPriceOracleAddress = gasPriceOracle.address
    // It asks for an account, and only serializes the call.
    return estimateL1Fee(client, { ...call, account: zeroAddress, chain: null, gasPriceOracleAddress })
  }
  if (!nodeInterface) return 0n
  const { readContract } = await import('viem/actions')
  const [gas, baseFee] = await readContract(client, {
    ...nodeInterface,
    abi: nodeInterfaceAbi,
    functionName: 'gasEstimateL1Component',
    args: [call.to, false, call.data],
  })
  return gas * baseFee
}

/** Returns what a rollup charges for a call's data, in wei. 0 if its oracle doesn't answer, `undefined` while loading. */
export function useDataFee(chain: AppChain, call: PublishedCall): bigint | undefined {
  const config = useConfig()
  const { data, isError } = useQuery({
    ...freshness.wallet,
    queryKey: ['dataFee', { chainId: chain.id, ...call }],
    queryFn: () => readDataFee(config.getClient(), chain, call),
  })
  return isError ? 0n : data
}

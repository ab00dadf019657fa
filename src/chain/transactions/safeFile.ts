import { type AbiParameter, encodeFunctionData, getAbiItem, keccak256, stringify, stringToHex } from 'viem'
import type { ContractCall } from './types'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * Returns the file that Safe's Transaction Builder imports: all calls as one batch.
 * @param createdAt unix milliseconds
 * @param description tells signers what the batch does
 */
export function safeFile(
  calls: readonly ContractCall[],
  chainId: number,
  createdAt: number,
  description = calls.map(({ functionName }) => functionName).join(', '),
): string {
  const meta = {
    name: 'Clutchpool',
    description,
    txBuilderVersion: '1.18.0',
    createdFromSafeAddress: '',
    createdFromOwnerAddress: '',
  }
  const file = { version: '1.0', chainId: String(chainId), createdAt, transactions: calls.map(transactionOf) }
  // The builder leaves out the name, so that a batch can be renamed.
  const checksum = keccak256(stringToHex(canonical({ ...file, meta: { ...meta, name: null } })))
  return JSON.stringify({ ...file, meta: { ...meta, checksum } }, null, 2)
}

/** Formats a call with its arguments, such as `setOperator(0x12…, true)`. */
export function describeCall({ functionName, args }: ContractCall): string {
  return `${functionName}(${args.map(textOf).join(', ')})`
}

function transactionOf({ address, abi, functionName, args, value = 0n }: ContractCall) {
  const method = getAbiItem({ abi, name: functionName, args })
  if (method?.type !== 'function') throw new Error(`No function ${functionName} in the ABI`)
  // Copied through JSON, because the ABI's type is wider than the file's.
  const inputs: Json[] = JSON.parse(JSON.stringify(method.inputs))
  return {
    to: address,
    value: String(value),
    // The builder would encode the values itself otherwise, and drops calls whose values it misreads.
    data: encodeFunctionData({ abi, functionName, args }),
    contractMethod: { inputs, name: functionName, payable: method.stateMutability === 'payable' },
    contractInputsValues: Object.fromEntries(
      method.inputs.map((input, index) => [
        input.name || String(index),
        textOf(positional(args[index], 'components' in input ? input.components : undefined)),
      ]),
    ),
  }
}

/** The builder takes a struct as the list of its values. */
function positional(value: unknown, components: readonly AbiParameter[] | undefined): unknown {
  if (!components || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => positional(item, components))
  const fields = new Map(Object.entries(value))
  return components.map((field) =>
    positional(fields.get(field.name ?? ''), 'components' in field ? field.components : undefined),
  )
}

const textOf = (value: unknown): string => (typeof value === 'object' ? stringify(value) : String(value))

/** Serializes as the builder does for its checksum: each object as its sorted keys, then their values. */
function canonical(json: Json): string {
  if (json === null || typeof json !== 'object') return JSON.stringify(json)
  if (isList(json)) return `[${json.map(canonical).join(',')}]`
  const keys = Object.keys(json).sort()
  return `{${JSON.stringify(keys)}${keys.map((key) => `${canonical(json[key] ?? null)},`).join('')}}`
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json)

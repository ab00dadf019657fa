// wagmi's reads with the app's batching, and what its errors say to the app.
import { http } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { local } from '@/chain/config/chains'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { bettingPoolContract as pool } from './contracts'
import { toFailure } from './errors'
import { isContractMissing } from './queryClient'

const testChain = setUpTestChain()
const nowhere = '0x000000000000000000000000000000000000dEaD'

const connect = (retryCount?: number) =>
  createConfig({
    chains: [local],
    transports: { [local.id]: http(testChain().url, { retryCount }) },
    batch: { multicall: true },
  })

const notFound = { kind: 'contract', name: 'MatchNotFound', args: [99n] }

afterEach(() => vi.restoreAllMocks())

test('batches reads of the same tick into one call, each with its own result', async () => {
  const { accounts, createMatch } = testChain()
  const config = connect()
  const match = await createMatch()
  const fetched = vi.spyOn(globalThis, 'fetch')
  const [owner, read, unknown, missing] = await Promise.allSettled([
    readContract(config, { ...pool, functionName: 'owner' }),
    readContract(config, { ...pool, functionName: 'getMatch', args: [match] }),
    readContract(config, { ...pool, functionName: 'getMatch', args: [99n] }),
    readContract(config, { ...pool, address: nowhere, functionName: 'getMatch', args: [match] }),
  ])
  expect(fetched).toHaveBeenCalledOnce()
  expect(owner).toMatchObject({ value: accounts.operator })
  expect(read).toMatchObject({ value: { id: match } })
  expect(unknown.status === 'rejected' && toFailure(unknown.reason)).toEqual(notFound)
  expect(unknown.status === 'rejected' && isContractMissing(unknown.reason)).toBe(false)
  expect(missing.status === 'rejected' && isContractMissing(missing.reason)).toBe(true)
})

test('misses the contracts on a chain without any', async () => {
  const multicall = local.contracts.multicall3.address
  await testChain().client.setCode({ address: multicall, bytecode: '0x' })
  const error = await readContract(connect(), { ...pool, functionName: 'owner' }).catch((error) => error)
  expect(isContractMissing(error)).toBe(true)
})

test('fails every read of a batch when the chain is unreachable', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  const config = connect(0)
  const reads = await Promise.allSettled([
    readContract(config, { ...pool, functionName: 'owner' }),
    readContract(config, { ...pool, functionName: 'paused' }),
  ])
  for (const read of reads)
    expect(read.status === 'rejected' && toFailure(read.reason)).toEqual({ kind: 'network' })
})

import { http } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import { local } from '@/chain/config/chains'
import { deployment } from '@/chain/config/config'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { toFailure } from './errors'
import { bettingPoolAbi } from './generated'
import { isContractMissing } from './queryClient'
import { readContract } from './readContract'

const testChain = setUpTestChain()
const nowhere = '0x000000000000000000000000000000000000dEaD'
const pool = { address: deployment.bettingPool, abi: bettingPoolAbi }

const connect = (retryCount?: number) =>
  createConfig({ chains: [local], transports: { [local.id]: http(testChain().url, { retryCount }) } })

const reasonOf = (read: Promise<unknown>) => read.catch((error: unknown) => error)

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
  expect(missing.status === 'rejected' && isContractMissing(missing.reason)).toBe(true)
})

test('reports the error of a single read', async () => {
  const config = connect()
  const unknown = await reasonOf(readContract(config, { ...pool, functionName: 'getMatch', args: [99n] }))
  expect(toFailure(unknown)).toEqual(notFound)
  expect(isContractMissing(unknown)).toBe(false)
  const missing = await reasonOf(readContract(config, { ...pool, address: nowhere, functionName: 'owner' }))
  expect(isContractMissing(missing)).toBe(true)
})

test('splits large batches by hundred', async () => {
  const config = connect()
  const fetched = vi.spyOn(globalThis, 'fetch')
  const owners = await Promise.all(
    Array.from({ length: 250 }, () => readContract(config, { ...pool, functionName: 'owner' })),
  )
  expect(new Set(owners)).toEqual(new Set([testChain().accounts.operator]))
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('reads at a past block', async () => {
  const { client, createMatch } = testChain()
  const config = connect()
  const blockNumber = await client.getBlockNumber()
  await createMatch()
  const nextId = (at?: bigint) =>
    readContract(config, { ...pool, functionName: 'getNextMatchId', blockNumber: at })
  expect([await nextId(blockNumber), await nextId()]).toEqual([1n, 2n])
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

import { expect, test } from 'vitest'
import { deployment } from '@/chain/config'
import { bettingPoolAbi } from '@/chain/generated'
import { setUpTestChain } from '@/chain/test/testChain'
import { contractsMissing } from './contractsMissing'

const testChain = setUpTestChain()

const read = (address: `0x${string}`) =>
  testChain()
    .client.readContract({ address, abi: bettingPoolAbi, functionName: 'getMatch', args: [1n] })
    .then(
      () => undefined,
      (error: unknown) => error,
    )

test('tells an empty address from a contract that refuses', async () => {
  expect(contractsMissing(await read('0x000000000000000000000000000000000000dEaD'))).toBe(true)
  expect(contractsMissing(await read(deployment.bettingPool))).toBe(false)
  expect(contractsMissing(undefined)).toBe(false)
})

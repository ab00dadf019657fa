import { decodeFunctionData, keccak256, parseEther, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { bettingPoolContract as pool, tournamentContract as tournament } from '@/chain/queries/contracts'
import { describeCall, safeFile } from './safeFile'
import { contractCall } from './types'

const OPERATOR = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const NAME = 'T1 vs "Gen.G", final'
const [minBet, maxBet] = [parseEther('0.01'), parseEther('5')]

const calls = [
  contractCall({ ...pool, functionName: 'setOperator', args: [OPERATOR, false] }),
  contractCall({
    ...pool,
    functionName: 'createMatch',
    args: [NAME, 1_800_000_000n, 1_800_003_600n, minBet, maxBet],
  }),
  contractCall({ ...tournament, functionName: 'finalizeTournament', args: [7n, [OPERATOR]] }),
]

test('holds several acts with their exact calldata', () => {
  const file = JSON.parse(safeFile(calls, 2021, 1_800_000_000_000))
  expect(file).toMatchObject({
    version: '1.0',
    chainId: '2021',
    createdAt: 1_800_000_000_000,
    meta: { description: 'setOperator, createMatch, finalizeTournament' },
  })
  expect(file.transactions).toHaveLength(3)
  for (const [index, { address, abi, functionName, args }] of calls.entries()) {
    const { to, value, data, contractMethod } = file.transactions[index]
    expect({ to, value }).toEqual({ to: address, value: '0' })
    expect(decodeFunctionData({ abi, data })).toEqual({ functionName, args })
    expect(contractMethod).toMatchObject({ name: functionName, payable: false })
  }
  const [removal, creation, end] = file.transactions
  expect(removal.contractInputsValues).toEqual({ operator: OPERATOR, allowed: 'false' })
  expect(removal.contractMethod.inputs).toMatchObject([
    { name: 'operator', type: 'address' },
    { name: 'allowed', type: 'bool' },
  ])
  expect(creation.contractInputsValues).toMatchObject({ name: NAME, maxBet: '5000000000000000000' })
  expect(JSON.parse(end.contractInputsValues.winners)).toEqual([OPERATOR])
})

test('has the checksum by which the builder knows it unchanged', () => {
  const { meta, ...file } = JSON.parse(safeFile([], 1, 2))
  expect(file).toEqual({ version: '1.0', chainId: '1', createdAt: 2, transactions: [] })
  const keys = '["createdFromOwnerAddress","createdFromSafeAddress","description","name","txBuilderVersion"]'
  const serialized = `{["chainId","createdAt","meta","transactions","version"]"1",2,{${keys}"","","",null,"1.18.0",},[],"1.0",}`
  expect(meta.checksum).toBe(keccak256(stringToHex(serialized)))
})

test('names a call with its arguments', () => {
  expect(calls.map(describeCall)[0]).toBe(`setOperator(${OPERATOR}, false)`)
})

import { type Hex, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { readState, stateValue } from '@/chain/queries/stateValues'
import { accounts } from '@/testing/accounts'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { becomes, changes, type Effect, grows, growthFor, hasChanged, toEffects } from './effect'

const word = (value: bigint): Hex => numberToHex(value, { size: 32 })
const grower = (by: bigint, before = 100n, seenAt?: bigint) => ({
  effect: { to: deployment.bettingPool, data: '0x', word: 0, by, before: word(before) } satisfies Effect,
  seenAt: seenAt === undefined ? undefined : word(seenAt),
})

describe('growth belongs', () => {
  test('to the one bet that is open', () => {
    const bet = grower(5n)
    expect(growthFor(bet, [bet], word(105n))).toBe('seen')
    expect(growthFor(bet, [bet], word(100n))).toBe('absent')
  })

  test('to none if another device bet another amount meanwhile', () => {
    const bet = grower(5n)
    expect(growthFor(bet, [bet], word(106n))).toBe('grown')
    expect(growthFor(bet, [bet], word(111n))).toBe('grown')
  })

  test('to the one of its amount, whichever was pressed first', () => {
    const [first, second] = [grower(5n), grower(7n)]
    expect(growthFor(first, [first, second], word(107n))).toBe('grown')
    expect(growthFor(second, [first, second], word(107n))).toBe('seen')
    for (const bet of [first, second]) expect(growthFor(bet, [first, second], word(112n))).toBe('seen')
  })

  test('to the older of two equal bets', () => {
    const [first, second] = [grower(5n), grower(5n)]
    expect(growthFor(first, [first, second], word(105n))).toBe('seen')
    expect(growthFor(second, [first, second], word(105n))).toBe('grown')
  })

  test('to an open bet once a confirmed one’s is taken off', () => {
    const confirmed = grower(5n, 100n, 105n)
    const [before, after] = [grower(5n, 100n), grower(5n, 105n)]
    expect(growthFor(before, [confirmed, before], word(105n))).toBe('absent')
    expect(growthFor(before, [confirmed, before], word(110n))).toBe('seen')
    expect(growthFor(after, [confirmed, after], word(105n))).toBe('absent')
    expect(growthFor(after, [confirmed, after], word(110n))).toBe('seen')
  })
})

describe('on the chain', () => {
  const testChain = setUpTestChain()

  test('reads words of structs and lists, and the time, at one block', async () => {
    const { client, createMatch, bet, now } = testChain()
    const id = await createMatch({ maxBet: '7' })
    await bet(id, { by: accounts.rival, side: 2, amount: '1' })
    const match = await client.readContract({ ...bettingPoolContract, functionName: 'getMatch', args: [id] })
    const pool = { ...bettingPoolContract, functionName: 'getMatch', args: [id] } as const
    const position = {
      ...bettingPoolContract,
      functionName: 'getUserBet',
      args: [id, accounts.rival],
    } as const
    const values = [
      stateValue(pool, 'maxBet'),
      stateValue(pool, 'totalPoolB'),
      stateValue(pool, 'livePoolB'),
      stateValue(position, 'amount'),
      stateValue(position, 'prediction'),
    ]
    expect(await readState(client, values)).toEqual({
      time: await now(),
      values: [match.maxBet, match.totalPoolB, match.livePoolB, match.totalPoolB, 2n].map(word),
    })
    await expect(readState(client, values, 10n ** 9n)).rejects.toThrow()
  })

  test('tells a value that becomes, grows, shrinks or changes', async () => {
    const { client, approve, giveWeth, createMatch } = testChain()
    const allowance = stateValue({
      ...wethContract,
      functionName: 'allowance',
      args: [accounts.bettor, deployment.bettingPool],
    })
    const balance = stateValue({ ...wethContract, functionName: 'balanceOf', args: [accounts.bettor] })
    const next = stateValue({ ...bettingPoolContract, functionName: 'getNextMatchId', args: [] })
    const declared = [changes(allowance), becomes(allowance, 3n), grows(balance, 10n ** 18n), grows(next, 1n)]
    const read = async () => (await readState(client, declared)).values
    const effects = toEffects(declared, await read())
    const hasEach = async () => {
      const values = await read()
      return effects.map((effect, index) => hasChanged(effect, values[index]))
    }
    expect(await hasEach()).toEqual([false, false, false, false])
    await approve(accounts.bettor, 3n)
    await giveWeth(accounts.bettor, '1')
    await createMatch()
    expect(await hasEach()).toEqual([true, true, true, true])
    // A value that is right already doesn't show whether the write was mined.
    expect(toEffects(declared, await read())).toHaveLength(3)
  })
})

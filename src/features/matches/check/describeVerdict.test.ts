import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { en } from '@/i18n/en/catalogue'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { describeVerdict } from './describeVerdict'
import { playMatch } from './playedMatch.fixture'
import { readCheck } from './readCheck'

const testChain = setUpTestChain()
const match = { name: 'T1 vs Gen.G' }

test('begins with one’s own bet, or says for all whether they are right', async () => {
  const { config, accounts } = testChain()
  const played = await playMatch(testChain())
  const check = await readCheck(config, played.match)
  const say = (account?: Address, of = check) => describeVerdict(of, match, account, en)

  expect(say(accounts.bettor)).toEqual({
    state: 'right',
    text: 'Your bet of 0.01 WETH on T1 won and was paid 0.47 WETH. That’s right.',
  })
  expect(say(accounts.second).text).toMatch(/^Your bet of 0\.3 WETH on T1 won: 0\.944 WETH is right\.$/)
  expect(say(accounts.rival).text).toBe(
    'Your bet of 2.7 WETH on Gen.G lost, and 1.4999 WETH of it comes back. That’s right.',
  )
  const all = { state: 'right', text: 'All 3 payouts of this match are right.' }
  expect(say()).toEqual(all)
  expect(say(accounts.operator)).toEqual(all)

  const bets = check.bets.map((bet) =>
    bet.account === accounts.second ? { ...bet, told: 940_000_000_000_000_001n, isSame: false } : bet,
  )
  const payouts: 'right' | 'wrong' = 'wrong'
  const wrong = { ...check, bets, states: { ...check.states, payouts } }
  expect(say(accounts.second, wrong)).toMatchObject({
    state: 'wrong',
    text: expect.stringMatching(
      /^Your bet of 0\.3 WETH on T1 is paid 0\.940000000000000001 WETH, and 0\.944\d+ WETH is right\.$/,
    ),
  })
  expect(say(accounts.bettor, wrong).state).toBe('right')
  expect(say(undefined, wrong)).toEqual({
    state: 'wrong',
    text: '1 of 3 payouts of this match are wrong.',
  })

  const open = await readCheck(config, played.open)
  expect(describeVerdict(open, match, accounts.operator, en)).toEqual({
    state: 'open',
    text: '2 bets on record. There’s no result yet.',
  })
  const [first] = open.bets
  expect(describeVerdict(open, match, first?.account, en)).toMatchObject({
    state: 'open',
    text: expect.stringMatching(/is on record\. There’s no result yet\.$/),
  })
})

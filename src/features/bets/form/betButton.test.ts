import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { english } from '@/i18n/english.fixture'
import { parseAmount } from '@/lib/parseAmount'
import { type BetSituation, betButton, remainingSteps } from './betButton'

const weth = parseEther
const names = { chain: 'Anvil', coin: 'WETH', gasCoin: 'ETH', otherCoin: undefined, team: 'Team A (T1)' }

/** Describes a valid bet of 0.5 WETH, with overrides. */
function aSituation({
  typed = '0.5',
  ...overrides
}: Partial<BetSituation> & { typed?: string } = {}): BetSituation {
  return {
    wallet: 'ready',
    activity: 'idle',
    isBettingOpen: true,
    isContractMissing: false,
    isPaused: false,
    amount: parseAmount(typed),
    minBet: weth('0.01'),
    maxBet: weth('2'),
    held: 0n,
    room: { max: weth('2'), bound: 'match' },
    spendable: weth('10'),
    lacksGas: false,
    allowance: weth('10'),
    isCoin: false,
    names,
    ...overrides,
  }
}

const press = (overrides?: Parameters<typeof aSituation>[0]) => betButton(aSituation(overrides), english)

describe('the steps to a placed bet', () => {
  test('connects without an amount', () => {
    expect(press({ wallet: 'disconnected', typed: '', spendable: undefined })).toEqual({
      step: 'connect',
      label: 'Connect Wallet',
      disabled: false,
      busy: false,
      reason: undefined,
      exact: undefined,
    })
  })

  test('is busy while connecting', () => {
    expect(press({ wallet: 'connecting' })).toMatchObject({
      label: 'Connecting...',
      busy: true,
      disabled: true,
    })
  })

  test('switches the network', () => {
    expect(press({ wallet: 'wrongChain', typed: '' })).toMatchObject({
      step: 'switch',
      label: 'Switch to Anvil',
      disabled: false,
    })
    expect(press({ wallet: 'wrongChain', activity: 'switching' })).toMatchObject({
      busy: true,
      disabled: true,
    })
  })

  test('approves while the allowance is one wei short, and bets when it is equal', () => {
    expect(press({ allowance: weth('0.5') - 1n })).toMatchObject({
      step: 'approve',
      label: 'Approve WETH',
      disabled: false,
    })
    expect(press({ allowance: weth('0.5') })).toMatchObject({
      step: 'bet',
      label: 'Place Bet',
      disabled: false,
    })
    expect(press({ activity: 'approving', allowance: 0n })).toMatchObject({
      step: 'approve',
      label: 'Approving...',
      busy: true,
      disabled: true,
    })
  })

  test('needs no approval for ether', () => {
    expect(press({ allowance: 'unneeded' })).toMatchObject({
      step: 'bet',
      label: 'Place Bet',
      disabled: false,
    })
  })

  test('is busy while placing', () => {
    expect(press({ activity: 'placing' })).toMatchObject({
      step: 'bet',
      label: 'Placing Bet...',
      busy: true,
      disabled: true,
    })
  })

  test('shows a pending bet even when betting closes meanwhile', () => {
    expect(press({ activity: 'placing', isBettingOpen: false })).toMatchObject({ label: 'Placing Bet...' })
  })

  test('lists the remaining steps', () => {
    expect(remainingSteps(aSituation({ wallet: 'disconnected', allowance: undefined }))).toEqual([
      'connect',
      'bet',
    ])
    expect(remainingSteps(aSituation({ wallet: 'connecting', allowance: undefined }))).toEqual([
      'connect',
      'bet',
    ])
    expect(remainingSteps(aSituation({ wallet: 'wrongChain', allowance: 0n }))).toEqual([
      'switch',
      'approve',
      'bet',
    ])
    expect(remainingSteps(aSituation({ allowance: 0n }))).toEqual(['approve', 'bet'])
    expect(remainingSteps(aSituation({ allowance: 0n, typed: '' }))).toEqual(['bet'])
    expect(remainingSteps(aSituation({ allowance: 0n, typed: '3' }))).toEqual(['bet'])
    expect(remainingSteps(aSituation({ allowance: 0n, typed: '0.001' }))).toEqual(['bet'])
    expect(remainingSteps(aSituation({ allowance: 0n, spendable: 0n }))).toEqual(['bet'])
    expect(remainingSteps(aSituation())).toEqual(['bet'])
  })
})

describe('is disabled', () => {
  test('without a contract', () => {
    expect(press({ isContractMissing: true })).toMatchObject({
      label: 'Place Bet',
      disabled: true,
      reason: 'Contracts are not available',
    })
  })

  test('while new bets are paused', () => {
    expect(press({ isPaused: true })).toMatchObject({
      label: 'Place Bet',
      disabled: true,
      reason: 'New bets are paused. Try again later.',
    })
  })

  test('once betting has closed, with any wallet state', () => {
    for (const wallet of ['disconnected', 'wrongChain', 'ready'] as const) {
      expect(press({ wallet, isBettingOpen: false })).toMatchObject({
        label: 'Place Bet',
        disabled: true,
        reason: 'Betting on this match is closed.',
      })
    }
  })

  test.each([
    ['', 'Enter an amount to bet.'],
    ['0', 'Enter an amount above zero.'],
    ['1e3', 'Enter a number, like 0.5.'],
    ['1,000.5', 'Use only one decimal point or comma.'],
    ['0.0000000000000000001', 'WETH allows up to 18 decimals.'],
    ['99999999999999', 'That amount is too large.'],
  ])('typed %j', (typed, reason) => {
    expect(press({ typed })).toMatchObject({ label: 'Place Bet', disabled: true, reason })
  })

  test.each([{ spendable: undefined }, { allowance: undefined }])('while %o is being read', (reading) => {
    expect(press(reading)).toMatchObject({ disabled: true, reason: 'Checking your balance…' })
  })

  test('a wei above the balance', () => {
    expect(press({ spendable: weth('0.5') })).toMatchObject({ label: 'Place Bet', disabled: false })
    expect(press({ spendable: weth('0.5') - 1n })).toMatchObject({
      label: 'Insufficient Balance',
      disabled: true,
      reason: 'You have 0.499999 WETH.',
      exact: 'Insufficient Balance\nYou have 0.499999999999999999 WETH.',
    })
    expect(press({ spendable: 0n, names: { ...names, otherCoin: 'ETH' } })).toMatchObject({
      reason: 'You have 0 WETH. You can pay with ETH instead.',
    })
    expect(press({ spendable: 0n, isCoin: true, names: { ...names, coin: 'ETH' } })).toMatchObject({
      label: 'Insufficient Balance',
      reason: 'You can bet up to 0 ETH (some is kept for gas).',
    })
  })

  test('a wei below the minimum', () => {
    expect(press({ typed: '0.01' })).toMatchObject({ label: 'Place Bet', disabled: false })
    expect(press({ typed: '0.009999999999999999' })).toMatchObject({
      label: 'Minimum bet is 0.01 WETH',
      disabled: true,
    })
  })

  test('a wei above the maximum', () => {
    expect(press({ typed: '2' })).toMatchObject({ label: 'Place Bet', disabled: false })
    expect(press({ typed: '2.000000000000000001' })).toMatchObject({
      label: 'Maximum bet is 2 WETH',
      disabled: true,
      reason: 'That’s above the per-bettor maximum for this match.',
    })
  })

  test('above the rest of the position', () => {
    const topUp = { held: weth('1.75'), room: { max: weth('0.25'), bound: 'position' } } as const
    expect(press({ ...topUp, typed: '0,25' })).toMatchObject({ label: 'Place Bet', disabled: false })
    expect(press(topUp)).toMatchObject({
      label: 'Maximum bet is 0.25 WETH',
      reason: 'You can stake up to 2 WETH on this match, and you’ve staked 1.75.',
    })
  })

  test('by a full position, before an amount is typed', () => {
    const full = { held: weth('2'), room: { max: 0n, bound: 'position' } } as const
    expect(press({ ...full, typed: '' })).toMatchObject({
      label: 'Place Bet',
      disabled: true,
      reason: 'You’ve reached this match’s maximum of 2 WETH.',
    })
    expect(press(full)).toMatchObject({ label: 'Maximum bet is 0 WETH', disabled: true })
  })

  test('above the live cap', () => {
    const capped = { room: { max: weth('0.05'), bound: 'liveCap' } } as const
    expect(press({ ...capped, typed: '0.05' })).toMatchObject({ disabled: false })
    expect(press(capped)).toMatchObject({
      label: 'Maximum bet is 0.05 WETH',
      reason: 'Only 0.05 WETH of live room left on Team A (T1).',
    })
    expect(press({ room: { max: 0n, bound: 'liveCap' }, typed: '' })).toMatchObject({
      reason: 'Live betting on Team A (T1) is full.',
    })
  })

  test('by live room below the minimum, without blaming the amount', () => {
    expect(press({ room: { max: weth('0.009'), bound: 'liveCap' }, typed: '0.009' })).toMatchObject({
      label: 'Maximum bet is 0.009 WETH',
      disabled: true,
    })
    expect(press({ room: { max: weth('0.01'), bound: 'liveCap' }, typed: '0.01' })).toMatchObject({
      label: 'Place Bet',
      disabled: false,
    })
  })

  test('a wei above the daily limit', () => {
    const limitedTo = (max: bigint) => press({ room: { max, bound: 'dailyLimit' } })
    expect(limitedTo(weth('0.5'))).toMatchObject({ disabled: false })
    expect(limitedTo(weth('0.5') - 1n)).toMatchObject({
      label: 'Place Bet',
      disabled: true,
      reason: 'Your daily limit allows 0.499999 WETH more today.',
    })
    expect(limitedTo(0n)).toMatchObject({ reason: 'You’ve reached your daily limit.' })
  })

  test('without gas, and offers no approval', () => {
    expect(press({ lacksGas: true, allowance: 0n })).toMatchObject({
      step: 'bet',
      label: 'Insufficient Balance',
      disabled: true,
      reason: 'Your wallet needs some ETH on Anvil to pay for gas.',
    })
  })

  test('with bounds of 18 digits, shown so that they would be accepted', () => {
    const uneven = {
      minBet: weth('0.012345678901234567'),
      room: { max: weth('0.6543219876'), bound: 'match' },
    } as const
    expect(press({ ...uneven, typed: '0.012' })).toMatchObject({
      label: 'Minimum bet is 0.0123457 WETH',
      exact: 'Minimum bet is 0.012345678901234567 WETH\nIncrease your bet to reach the minimum.',
    })
    expect(press({ ...uneven, typed: '0.0123457' })).toMatchObject({ disabled: false, exact: undefined })
    expect(press({ ...uneven, typed: '0.7' })).toMatchObject({ label: 'Maximum bet is 0.654321 WETH' })
    expect(press({ ...uneven, typed: '0.654321' })).toMatchObject({ disabled: false })
  })

  test('reports the balance before the limits, and these before the approval', () => {
    expect(press({ typed: '5', spendable: weth('1') })).toMatchObject({ label: 'Insufficient Balance' })
    expect(press({ typed: '5', allowance: 0n })).toMatchObject({
      step: 'bet',
      label: 'Maximum bet is 2 WETH',
    })
  })

  test('reports a lack of room before the balance, and before a wallet is connected', () => {
    const full = { room: { max: 0n, bound: 'liveCap' }, spendable: 0n } as const
    expect(press(full)).toMatchObject({ label: 'Maximum bet is 0 WETH', disabled: true })
    expect(press({ ...full, wallet: 'disconnected' })).toMatchObject({
      label: 'Connect Wallet',
      disabled: false,
      reason: 'Live betting on Team A (T1) is full.',
    })
  })

  test('never for the amount before a wallet is connected', () => {
    expect(press({ wallet: 'disconnected', typed: '5000', spendable: undefined })).toMatchObject({
      disabled: false,
    })
  })
})

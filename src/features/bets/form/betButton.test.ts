import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { en } from '@/i18n/en/catalogue'
import { parseAmount } from '@/lib/parseAmount'
import { type BetButton, type BetSituation, betButton, remainingSteps } from './betButton'

const weth = parseEther
const names = { chain: 'Anvil', coin: 'WETH', gasCoin: 'ETH', otherCoin: undefined, team: 'T1 (Team A)' }

type Overrides = Partial<BetSituation> & { typed?: string }

/** Describes a valid bet of 0.5 WETH, with overrides. */
function aSituation({ typed = '0.5', ...overrides }: Overrides = {}): BetSituation {
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

const press = (overrides?: Overrides) => betButton(aSituation(overrides), en)

const placeable = { label: 'Place Bet', disabled: false }
/** A disabled button that says why the bet cannot be placed. */
const refused = (reason: string, label = 'Place Bet') => ({ label, disabled: true, reason })
const short = (reason: string) => refused(reason, 'Insufficient Balance')
const enabled = (step: BetButton['step'], label: string) => ({ step, label, disabled: false })
const busy = (label: string) => ({ label, busy: true, disabled: true })
const tooMuch = (max: string) => ({ label: `Maximum bet is ${max} WETH`, disabled: true })
const tooLittle = (min: string) => ({ label: `Minimum bet is ${min} WETH`, disabled: true })
const room = (max: string | bigint, bound: BetSituation['room']['bound']) => ({
  room: { max: typeof max === 'bigint' ? max : weth(max), bound },
})

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

test.each<[string, Overrides, Partial<BetButton>]>([
  ['connecting', { wallet: 'connecting' }, busy('Connecting...')],
  ['on another network', { wallet: 'wrongChain', typed: '' }, enabled('switch', 'Switch to Anvil')],
  ['switching', { wallet: 'wrongChain', activity: 'switching' }, { busy: true, disabled: true }],
  ['an allowance that is a wei short', { allowance: weth('0.5') - 1n }, enabled('approve', 'Approve WETH')],
  ['an equal allowance', { allowance: weth('0.5') }, enabled('bet', 'Place Bet')],
  ['approving', { activity: 'approving', allowance: 0n }, { step: 'approve', ...busy('Approving...') }],
  ['ether, which needs no approval', { allowance: 'unneeded' }, enabled('bet', 'Place Bet')],
  ['placing', { activity: 'placing' }, { step: 'bet', ...busy('Placing Bet...') }],
  ['placing while it closes', { activity: 'placing', isBettingOpen: false }, busy('Placing Bet...')],
])('the step of %s', (_, overrides, button) => {
  expect(press(overrides)).toMatchObject(button)
})

test.each<[Overrides, ReturnType<typeof remainingSteps>]>([
  [{ wallet: 'disconnected', allowance: undefined }, ['connect', 'bet']],
  [{ wallet: 'connecting', allowance: undefined }, ['connect', 'bet']],
  [{ wallet: 'wrongChain', allowance: 0n }, ['switch', 'approve', 'bet']],
  [{ allowance: 0n }, ['approve', 'bet']],
  [{ allowance: 0n, typed: '' }, ['bet']],
  [{ allowance: 0n, typed: '3' }, ['bet']],
  [{ allowance: 0n, typed: '0.001' }, ['bet']],
  [{ allowance: 0n, spendable: 0n }, ['bet']],
  [{}, ['bet']],
])('the remaining steps with %o', (overrides, steps) => {
  expect(remainingSteps(aSituation(overrides))).toEqual(steps)
})

describe('is disabled', () => {
  test.each([
    ['', 'Enter an amount to bet.'],
    ['0', 'Enter an amount above zero.'],
    ['1e3', 'Enter a number, like 0.5.'],
    ['1,000.5', 'Use only one decimal point or comma.'],
    ['0.0000000000000000001', 'WETH allows up to 18 decimals.'],
    ['99999999999999', 'That amount is too large.'],
  ])('typed %j', (typed, reason) => {
    expect(press({ typed })).toMatchObject(refused(reason))
  })

  const closed = refused('Betting on this match is closed.')
  const topUp = { held: weth('1.75'), ...room('0.25', 'position') }
  const isFull = { held: weth('2'), ...room('0', 'position') }
  const fullLive = { ...room('0', 'liveCap'), spendable: 0n }
  const littleRoom = room('0.009', 'liveCap')
  const uneven = { minBet: weth('0.012345678901234567'), ...room('0.6543219876', 'match') }

  test.each<[string, Overrides, Partial<BetButton>]>([
    ['without a contract', { isContractMissing: true }, refused('Contracts are not available')],
    ['while paused', { isPaused: true }, refused('New bets are paused. Try again later.')],
    ['once closed, without a wallet', { wallet: 'disconnected', isBettingOpen: false }, closed],
    ['once closed, on another network', { wallet: 'wrongChain', isBettingOpen: false }, closed],
    ['once closed', { isBettingOpen: false }, closed],
    ['while the balance is read', { spendable: undefined }, refused('Checking your balance…')],
    ['while the allowance is read', { allowance: undefined }, refused('Checking your balance…')],
    ['not at the balance', { spendable: weth('0.5') }, placeable],
    [
      'a wei above the balance',
      { spendable: weth('0.5') - 1n },
      {
        ...short('You have 0.4999 WETH.'),
        exact: 'Insufficient Balance\nYou have 0.499999999999999999 WETH.',
      },
    ],
    [
      'without WETH, though ether would do',
      { spendable: 0n, names: { ...names, otherCoin: 'ETH' } },
      short('You have 0 WETH. You can pay with ETH instead.'),
    ],
    [
      'above the balance and the maximum, which holds for ether, too',
      { typed: '999', spendable: weth('5'), names: { ...names, otherCoin: 'ETH' } },
      short('You have 5 WETH.'),
    ],
    [
      'without ether',
      { spendable: 0n, isCoin: true, names: { ...names, coin: 'ETH' } },
      short('You can bet up to 0 ETH (some is kept for gas).'),
    ],
    ['not at the minimum', { typed: '0.01' }, placeable],
    ['a wei below the minimum', { typed: '0.009999999999999999' }, tooLittle('0.01')],
    ['not at the maximum', { typed: '2' }, placeable],
    [
      'a wei above the maximum',
      { typed: '2.000000000000000001' },
      { ...tooMuch('2'), reason: 'That’s above the per-bettor maximum for this match.' },
    ],
    ['not at the rest of the position', { ...topUp, typed: '0,25' }, placeable],
    [
      'above the rest of the position',
      topUp,
      { ...tooMuch('0.25'), reason: 'You can stake up to 2 WETH on this match, and you’ve staked 1.75.' },
    ],
    [
      'by a full position, before an amount is typed',
      { ...isFull, typed: '' },
      refused('You’ve reached this match’s maximum of 2 WETH.'),
    ],
    ['by a full position', isFull, tooMuch('0')],
    ['not at the live cap', { ...room('0.05', 'liveCap'), typed: '0.05' }, { disabled: false }],
    [
      'above the live cap',
      room('0.05', 'liveCap'),
      { ...tooMuch('0.05'), reason: 'Only 0.05 WETH of live room left on T1 (Team A).' },
    ],
    [
      'by a full live pool, before an amount is typed',
      { ...room('0', 'liveCap'), typed: '' },
      { reason: 'Live betting on T1 (Team A) is full.' },
    ],
    [
      'by live room below the minimum, not by the amount',
      { ...littleRoom, typed: '0.009' },
      tooMuch('0.009'),
    ],
    ['not at live room of the minimum', { ...room('0.01', 'liveCap'), typed: '0.01' }, placeable],
    ['not at the daily limit', room('0.5', 'dailyLimit'), { disabled: false }],
    [
      'a wei above the daily limit',
      room(weth('0.5') - 1n, 'dailyLimit'),
      refused('Your daily limit allows 0.4999 WETH more today.'),
    ],
    ['at a used daily limit', room('0', 'dailyLimit'), { reason: 'You’ve reached your daily limit.' }],
    [
      'without gas, and offers no approval',
      { lacksGas: true, allowance: 0n },
      { step: 'bet', ...short('Your wallet needs some ETH on Anvil to pay for gas.') },
    ],
    [
      'while the odds are beyond the tolerance',
      { move: { from: 3.39, to: 1.55, isBeyond: true } },
      refused('The odds fell from 3.39× to 1.55×. Accept them to bet.'),
    ],
    ['not while they are within it', { move: { from: 3.39, to: 3.3, isBeyond: false } }, placeable],
    [
      'not to approve before they are accepted',
      { move: { from: 3.39, to: 1.55, isBeyond: true }, allowance: 0n },
      enabled('approve', 'Approve WETH'),
    ],
    [
      'below a minimum of 18 digits, shown so that it would be accepted',
      { ...uneven, typed: '0.012' },
      {
        label: 'Minimum bet is 0.0124 WETH',
        exact: 'Minimum bet is 0.012345678901234567 WETH\nIncrease your bet to reach the minimum.',
      },
    ],
    ['not at that minimum', { ...uneven, typed: '0.0124' }, { disabled: false, exact: undefined }],
    ['above a maximum of 18 digits', { ...uneven, typed: '0.7' }, tooMuch('0.6543')],
    ['not at that maximum', { ...uneven, typed: '0.6543' }, { disabled: false }],
    ['by the balance before the limits', { typed: '5', spendable: weth('1') }, short('You have 1 WETH.')],
    ['by the limits before the approval', { typed: '5', allowance: 0n }, { step: 'bet', ...tooMuch('2') }],
    ['by a lack of room before the balance', fullLive, tooMuch('0')],
    [
      'not before a wallet is connected, but says that there is no room',
      { ...fullLive, wallet: 'disconnected' },
      { label: 'Connect Wallet', disabled: false, reason: 'Live betting on T1 (Team A) is full.' },
    ],
    [
      'never for the amount before a wallet is connected',
      { wallet: 'disconnected', typed: '5000', spendable: undefined },
      { disabled: false },
    ],
  ])('%s', (_, overrides, button) => {
    expect(press(overrides)).toMatchObject(button)
  })
})

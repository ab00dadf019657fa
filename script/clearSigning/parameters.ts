import type { DescriptorFieldFormat } from '@ethereum-sourcify/clear-signing'
import { encodeFunctionData, maxUint256, parseAbi, parseEther } from 'viem'

/** A call as a wallet shows it: the `expected` block of the registry's test files. */
export type Screen = { intent: string; owner: string; fields: { label: string; value: string | Screen }[] }

type Format = Pick<DescriptorFieldFormat, 'format' | 'params'>

export type Parameter = Format & {
  label: string
  /** Two or more for an array. */
  examples: readonly unknown[]
  shown: readonly (string | Screen)[]
}

const one = (format: Format, label: string, example: unknown, shown: string): Parameter => {
  return { ...format, label, examples: [example], shown: [shown] }
}

const TEAM_A = 'Team A, named first'
const TEAM_B = 'Team B, named second'
const raw: Format = { format: 'raw' }
const sides: Format = { format: 'enum', params: { $ref: '$.metadata.enums.sides' } }
const outcomes: Format = { format: 'enum', params: { $ref: '$.metadata.enums.outcomes' } }
const tokens: Format = { format: 'tokenAmount', params: { token: '$.metadata.constants.weth' } }

const text = (label: string, example: string) => one(raw, label, example, example)
const count = (label: string, ...examples: number[]): Parameter => {
  return { ...raw, label, examples, shown: examples.map(String) }
}
/** Wei of WETH. */
const weth = (label: string, ether: string) => one(tokens, label, parseEther(ether), `${ether} WETH`)
/** Unix seconds. */
const date = (label: string, example: number, shown: string) =>
  one({ format: 'date', params: { encoding: 'timestamp' } }, label, example, shown)
const duration = (label: string, seconds: number, shown: string) =>
  one({ format: 'duration' }, label, seconds, shown)
const bps = (label: string, example: number, shown: string) =>
  one({ format: 'unit', params: { base: '%', decimals: 2 } }, label, example, shown)
const account = (label: string, ...digits: string[]): Parameter => {
  const examples = digits.map((digit) => `0x${digit.repeat(40)}`)
  return { format: 'addressName', label, examples, shown: examples }
}
const bytes32 = (label: string, byte: string) =>
  one(raw, label, `0x${byte.repeat(32)}`, `0x${byte.repeat(32)}`)

/** The coin that an example sends, in wei. */
export const exampleValue = parseEther('0.3')

/**
 * The parameters by name, or by function and name where a function means something else by it. `@.value` is the coin that a call
 * sends, shown here without its symbol.
 */
export const parameters: Record<string, Parameter> = {
  '@.value': one({ format: 'amount' }, 'Stake', exampleValue, '0.3'),
  'deposit.@.value': one({ format: 'amount' }, 'Amount', exampleValue, '0.3'),
  account: account('Account', '1'),
  allowed: one(raw, 'May operate', true, 'true'),
  amount: weth('Stake', '0.5'),
  'distributeRewards.amount': weth('Bonus', '0.02'),
  'recordReferralReward.amount': weth('Reward', '0.02'),
  bettor: account('Bettor, who is paid', '2'),
  callerConfirmation: account('Your account', '3'),
  data: {
    format: 'calldata',
    params: { calleePath: '@.to' },
    label: 'Call',
    examples: [
      encodeFunctionData({ abi: parseAbi(['function claimWinnings(uint256 matchId)']), args: [12n] }),
      encodeFunctionData({
        abi: parseAbi(['function placeBet(uint256 matchId, uint256 amount, uint8 prediction)']),
        args: [15n, parseEther('0.25'), 2],
      }),
    ],
    shown: [
      { intent: 'Claim winnings or refund', owner: 'Clutchpool', fields: [{ label: 'Match', value: '12' }] },
      {
        intent: 'Place bet at any odds',
        owner: 'Clutchpool',
        fields: [
          { label: 'Match', value: '15' },
          { label: 'Stake', value: '0.25 WETH' },
          { label: 'Side', value: TEAM_B },
        ],
      },
    ],
  },
  deadline: date('Valid until', 1_800_000_000, '2027-01-15 08:00:00Z'),
  dst: account('Recipient', '4'),
  endTime: date('End', 1_800_007_200, '2027-01-15 10:00:00Z'),
  entryFee: weth('Entry fee', '0.1'),
  guy: account('Spender', '5'),
  hash: bytes32('Hash of the rules', '0a'),
  matchId: count('Match', 12),
  matchIds: count('Match', 12, 15),
  matchScores: count('Points', 30, 7),
  maxBet: weth('Maximum per bettor', '25'),
  maxFee: weth('Maximum fee', '0.01'),
  minBet: weth('Minimum bet', '0.001'),
  minPayout: weth('Minimum payout', '0.95'),
  name: text('Name', 'T1 vs Gen.G'),
  newArbiter: account('Arbiter', '6'),
  newCapBps: bps('Live cap', 1_000, '10%'),
  newCommunityHub: account('Community hub', '7'),
  newFeeBps: bps('Fee on gains', 850, '8.5%'),
  newMaxGain: one({ format: 'unit', params: { base: 'x stake' } }, 'Maximum gain', 50, '50x stake'),
  newMinBond: weth('Minimum bond', '0.05'),
  newOwner: account('New owner', '8'),
  newRulingPeriod: duration('Time to rule', 604_800, '168:00:00'),
  newSeconds: duration('Dispute window', 43_200, '12:00:00'),
  newTournament: account('Tournament contract', '9'),
  operator: account('Operator', '1'),
  outcome: one(outcomes, 'Ruling', 3, 'Void, refund all'),
  'challengeResult.outcome': one(outcomes, 'Challenged result', 0, 'No result'),
  player: account('Player', '2'),
  'claimFor.player': account('Player, who is paid', '2'),
  players: account('Player', '3', '4'),
  prediction: one(sides, 'Side', 1, TEAM_A),
  predictions: { ...sides, label: 'Side', examples: [2, 1], shown: [TEAM_B, TEAM_A] },
  referee: account('Referred bettor', '5'),
  referrer: account('Referrer', '6'),
  role: bytes32('Role', '0b'),
  src: account('Sender', '7'),
  startTime: date('Start', 1_800_003_600, '2027-01-15 09:00:00Z'),
  to: account('Recipient', '8'),
  token: account('Token', '9'),
  tournamentId: count('Tournament', 3),
  tournamentIds: count('Tournament', 3, 4),
  uri: text('Web page', 'https://results.example/12'),
  user: account('Account', '1'),
  wad: weth('Amount', '1.5'),
  // WETH9 never lowers an allowance of 2^256 − 1, and nobody has half as much.
  'approve.wad': one(
    {
      format: 'tokenAmount',
      params: { ...tokens.params, threshold: `0x8${'0'.repeat(63)}`, message: 'Unlimited' },
    },
    'May spend up to',
    maxUint256,
    'Unlimited WETH',
  ),
  winner: one(sides, 'Winner', 2, TEAM_B),
  winners: account('Winner', '2', '3'),
}

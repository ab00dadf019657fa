import { limits } from '@/i18n/format/limits'

/** Messages about a match's result, from the end of betting to its payouts. */
export const matchResult = {
  state: {
    awaiting: 'Awaiting the result',
    closedEarly: 'An operator closed betting early. Existing bets stand.',
    ended: 'Betting is closed. Existing bets stand.',
    noResult: 'No result in time',
    abandoned: 'Anyone can void this match now. Every stake is then refunded, fee-free.',
    void: 'This match is void',
    voidText: 'Every stake is refunded, fee-free.',
    winner: (side: string, team: string | undefined) => (team ? `${team} won (${side})` : `${side} won`),
    winnerText: 'Winners get their stake back and share what the other side matched.',
    claimableIn: 'Claimable in',
    challenged: 'The result is challenged',
    suspended: 'Nobody is paid until the arbiter rules.',
    unruled:
      'The arbiter didn’t rule in time. Anyone can void this match: every stake comes back, but the challenger loses the bond.',
    challengedSilence: 'The missing result is challenged',
    suspendedSilence: 'Nobody is paid until the arbiter rules or an operator posts the result.',
    unruledSilence:
      'The arbiter didn’t rule in time. Anyone can void this match: every stake and the bond come back.',
    voidNow: 'Void this match',
    connectFirst: 'Connect a wallet to void it.',
  },

  source: { by: 'Official result, linked by the operator:' },

  timeline: {
    label: 'What happens to the result',
    due: 'An operator posts the result',
    silence: (time: string) => `From ${time}, anyone can challenge the missing result`,
    voidable: (time: string) => `From ${time}, anyone can void the match`,
    void: 'void',
    named: (outcome: string) => `Posted: ${outcome}`,
    noResult: 'No result was posted',
    window: (time: string) => `Until ${time}, the owner can correct it once and anyone can challenge it`,
    unchallenged: 'Not challenged',
    challengeWindow: (time: string) => `Until ${time}, anyone can challenge it`,
    challenged: (account: string, bond: string) => `Challenged by ${account} with ${bond} WETH`,
    ruling: (time: string) => `The arbiter has until ${time} to rule`,
    rulingOrResult: (time: string) =>
      `Until ${time}, the arbiter can rule or an operator can post the result`,
    unruled: 'No ruling in time: anyone can void the match',
    decided: (outcome: string) => `Decided after the challenge: ${outcome}`,
    payouts: (time: string) => `Payouts open at ${time}`,
    payoutsAfterRuling: 'Payouts open after the ruling',
    payoutsLater: 'Payouts open after that',
    payoutsOpen: 'Final. Payouts are open',
  },

  reality: {
    ask: 'Ask Reality.eth',
    askText: 'Reality.eth rules on this challenge. Anyone can ask it the question.',
    asked: 'Reality.eth is answering this question:',
    copy: 'Copy the question’s ID',
    answered: 'Reality.eth has its final answer. Anyone can pass it on.',
    passOn: 'Pass the answer on',
    askAgainText:
      'Reality.eth answered too soon: nobody could know the result yet. Anyone can ask again, for after the match’s end.',
    askAgain: 'Ask again',
    asking: 'Asking…',
    fee: (fee: string) => `Arbitration fee: ${fee} WETH`,
    approveFirst: 'First allow the arbiter to take the fee. You’ll confirm the question next.',
    insufficient: (balance: string) => `You have ${balance} WETH, less than the fee.`,
    connectFirst: 'Connect a wallet to continue.',
  },

  challenge: {
    invite: 'Wrong result? Challenge it with a bond. The arbiter decides.',
    inviteSilence: 'No result for days? Ask the arbiter for one. Your bond comes back.',
    open: 'Challenge the result',
    title: 'Challenge the result?',
    titleSilence: 'Challenge the missing result?',
    bond: 'Your bond',
    rulesBy: 'Ruling due by',
    arbiter: 'Arbiter',
    owner: 'The contract owner',
    bondRule: `The bond is 2% of what the result moves, at least the match’s minimum, at most ${limits.maxBond} WETH.`,
    consequences: (bond: string, until: string) => ({
      returned: `A ruling that changes the result returns your ${bond} WETH.`,
      kept: 'If the ruling confirms the result, you lose it.',
      burned: `Without a ruling by ${until}, anyone can void the match: every stake comes back, but you lose your bond.`,
    }),
    silenceConsequences: (bond: string, until: string) => ({
      returned: `Your ${bond} WETH comes back, whatever happens.`,
      decided: 'The challenge ends when the arbiter rules or an operator posts the result.',
      voided: `With neither by ${until}, anyone can void the match and every stake comes back.`,
    }),
    suspended: 'Until then, nobody is paid.',
    approveFirst: 'First allow Clutchpool to take the bond. You’ll confirm the challenge next.',
    insufficient: (balance: string) => `You have ${balance} WETH, less than the bond.`,
    button: 'Challenge',
    busy: 'Challenging…',
  },
  successor: {
    text: 'Played at a new time:',
    link: (start: string) => `Starts ${start}`,
  },
}

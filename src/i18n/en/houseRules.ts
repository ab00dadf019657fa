/** Messages about the house rules. `points` sums up docs/house-rules.md and changes with it. */
export const houseRules = {
  points: [
    {
      section: 3,
      term: 'Walkover before play',
      text: 'A forfeit or disqualification before play starts voids the match.',
    },
    {
      section: 4,
      term: 'Forfeit during play',
      text: 'Once play has started, the organizer’s winner wins, even by disqualification.',
    },
    { section: 5, term: 'Draw', text: 'A draw is void, unless the organizer holds a tie-break.' },
    { section: 7, term: 'Remake', text: 'A remade or restarted map counts as it was finally played.' },
    {
      section: 8,
      term: 'Number of maps',
      text: 'Changed before play: void. Changed later: the organizer’s winner wins.',
    },
    {
      section: 9,
      term: 'Postponed',
      text: 'Starts within 48 hours: bets stand. Later: void. Betting closes at the times shown.',
    },
    {
      section: 10,
      term: 'Started early',
      text: 'Betting is closed and bets stand. Void if early bets were taken until the first map ended.',
    },
    {
      section: 11,
      term: 'Abandoned',
      text: 'Counts if it resumes or a winner is named within 48 hours. Otherwise void.',
    },
    { section: 12, term: 'Stand-ins', text: 'Stand-ins change nothing. Another team voids the match.' },
    { section: 14, term: 'Changed later', text: 'Once payouts are open, nothing changes the result.' },
    {
      section: 20,
      term: 'Maps of a series',
      text: 'Maps that were played stand, even after a forfeit. A map not played to its end is void.',
    },
    {
      section: 21,
      term: 'Over/under maps',
      text: 'Counts maps played to their end. Void if a forfeit leaves it open or the number of maps changes.',
    },
  ],
  section: (number: number) => `Section ${number}`,
  version: (version: string) => `Version ${version}.`,
  datedVersion: (date: string, version: string) => `Version of ${date}, ${version}.`,
  verified: 'Its text matches the hash on the chain.',
  link: 'Open the text',
  fullText: 'Full text, which decides',
  differs: 'The text at this address isn’t the one on the chain. Don’t rely on it.',
  unopenable: 'A browser can’t open this address, so the text can’t be checked.',
  unreachable: 'The rules couldn’t be loaded from their address.',
  decidedBy: (version: string) => `Decided by the house rules, version ${version}.`,
  decidedByDated: (date: string, version: string) =>
    `Decided by the house rules of ${date}, version ${version}.`,
  none: 'No house rules were on the chain when this match was created.',
}

import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { matchWarnings } from './matchWarnings'

const good = {
  name: 'LoL: T1 vs Gen.G — LCK Final',
  startTime: 1_800_000_000,
  endTime: 1_800_003_600,
  maxBet: parseEther('1000'),
}

test.each([
  [{}, []],
  [{ name: 'Winners vs Losers' }, []],
  [{ name: 'T1 v Gen.G' }, ['noTeams']],
  [{ name: 'T1 vs. Gen.G' }, []],
  [{ name: 'The grand final' }, ['noTeams']],
  [{ name: 'TBD vs TBD' }, ['undecidedTeam']],
  [{ name: 'CS2: T1 vs Winner of A — Final' }, ['undecidedTeam']],
  [{ name: 'T1 vs ?' }, ['undecidedTeam']],
  [{ name: 'T1 vs t1' }, ['sameTeam']],
  [{ endTime: 1_800_000_060 }, ['short']],
  [{ endTime: 1_800_000_600 }, []],
  [{ maxBet: parseEther('1000000') }, ['highMax']],
  [
    { name: 'T1 v Gen.G', endTime: 1_800_000_060, maxBet: parseEther('1000000') },
    ['noTeams', 'short', 'highMax'],
  ],
])('%o has the warnings %o', (part, warnings) =>
  expect(matchWarnings({ ...good, ...part })).toEqual(warnings),
)

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bettingPoolLimits, tournamentLimits } from './contractLimits'

const UNITS: Record<string, number> = { hours: 3_600, days: 86_400, ether: 1e18 }

/** Reads the constants of a library of Limits.sol. */
function constantsOf(library: string): Record<string, bigint> {
  const [, body = ''] = readFileSync('contracts/src/libraries/Limits.sol', 'utf8').split(
    `library ${library} `,
  )
  const lines = body.slice(0, body.indexOf('\n}')).matchAll(/constant (\w+) = ([\d_.]+) ?(\w*);/g)
  return Object.fromEntries(
    [...lines].map(([, name = '', value = '', unit = '']) => [
      name,
      BigInt(Math.round(Number(value.replaceAll('_', '')) * (UNITS[unit] ?? 1))),
    ]),
  )
}

const inWholeUnits = (limits: Record<string, number | bigint>) =>
  Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, BigInt(value)]))

test.each([
  ['PoolLimits', bettingPoolLimits],
  ['TournamentLimits', tournamentLimits],
])('%s are those of the contracts', (library, limits) => {
  expect(inWholeUnits(limits)).toEqual(constantsOf(library))
})

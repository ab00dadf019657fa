// Measures the pages that show figures of the whole history, through an RPC with the limits of public ones.
import { startAnvil } from '../../src/testing/anvil.ts'
import { refuseOver200, startRpcProxy } from '../../src/testing/rpcProxy.ts'
import { oldChainState } from './bigChain.ts'
import { type Row, type Site, seconds, undisturbed } from './measure.ts'
import { complete, logIn, openBrowser, type Screen, visitor } from './visit.ts'

const limits = { delay: 50, callGas: 30_000_000, refuse: refuseOver200 }

const goals = { first: { ms: 5_000, requests: 25 }, second: { ms: 1_000, requests: 5 } }

/** `isUncached` screens read everything anew on each visit. */
const screens: (Screen & { isBettors?: boolean; isUncached?: boolean })[] = [
  { path: '/community' },
  { path: '/admin?section=money', enter: logIn },
  { path: '/my-bets', isBettors: true },
  { path: '/match/1/check', isUncached: true },
]

export async function measureHistory(site: Site): Promise<Row[]> {
  await using anvil = await startAnvil({ args: ['--load-state', await oldChainState(site.chainState)] })
  await using rpc = await startRpcProxy(anvil.url, limits)
  await using browser = await openBrowser()
  const [, bettor] = await anvil.client.getAddresses()
  const rows: Row[] = []
  for (const { isBettors, isUncached, ...screen } of screens) {
    const visits = await undisturbed(async () => {
      const account = isBettors ? bettor : undefined
      await using visit = await visitor(browser, { siteUrl: site.url, rpcUrl: rpc.url, account })
      const first = await complete(visit, screen)
      const second = isUncached ? [] : [{ which: 'second' as const, ...(await complete(visit, screen)) }]
      return [{ which: 'first' as const, ...first }, ...second]
    })
    for (const { which, ms, requests, calls } of visits) {
      const goal = goals[which]
      rows.push({
        what: `${screen.path}: complete on a ${which} visit`,
        measured: `${seconds(ms)}, ${requests} requests (${calls} calls)`,
        goal: `≤ ${seconds(goal.ms)}, ≤ ${goal.requests}`,
        isMet: ms <= goal.ms && requests <= goal.requests,
      })
    }
  }
  return rows
}

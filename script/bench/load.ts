// Compares the app on the big chain with the app on an empty one.
import type { Browser } from '@playwright/test'
import { type Anvil, startAnvil } from '../../src/testing/anvil.ts'
import { bigChainState } from './bigChain.ts'
import { measureList } from './list.ts'
import { atMost, median, milliseconds, type Row, type Site, undisturbed } from './measure.ts'
import { firstData, openBrowser, visitor } from './visit.ts'

const RUNS = 9
const MAX_REQUESTS = 3
const MAX_TIMES_SLOWER = 1.3

type FirstScreen = { path: string; selector: string; isBettors?: boolean }
type Chains = Record<'empty' | 'big', Anvil>

/** The first chain data on each page. On an empty chain, it is a link to the next step. */
const screens: FirstScreen[] = [
  { path: '/', selector: 'section[aria-labelledby="ongoing-matches"] a' },
  { path: '/matches', selector: 'main a' },
  { path: '/my-bets', selector: 'main a', isBettors: true },
]

export async function measureLoad(site: Site): Promise<Row[]> {
  const bigState = await bigChainState(site.chainState)
  const load = (state: string) => startAnvil({ args: ['--load-state', state] })
  await using empty = await load(site.chainState)
  await using big = await load(bigState)
  const chains: Chains = { empty, big }
  await using browser = await openBrowser()
  const rows: Row[] = []
  for (const screen of screens) rows.push(...(await measureFirstData(browser, site, chains, screen)))
  rows.push(...(await measureList(browser, { siteUrl: site.url, rpcUrl: big.url })))
  return rows
}

async function measureFirstData(browser: Browser, { url }: Site, chains: Chains, screen: FirstScreen) {
  const { path, selector, isBettors } = screen
  const [, bettor] = await chains.big.client.getAddresses()
  type Result = Awaited<ReturnType<typeof firstData>>
  const results: Record<keyof Chains, Result[]> = { empty: [], big: [] }
  // Alternates, so that other load on the machine slows both.
  for (let run = 0; run < RUNS; run++) {
    for (const name of ['empty', 'big'] as const) {
      const chain = chains[name]
      const account = isBettors ? bettor : undefined
      const result = await undisturbed(async () => {
        await using visit = await visitor(browser, { siteUrl: url, rpcUrl: chain.url, account })
        return await firstData(visit, path, selector)
      })
      results[name].push(result)
    }
  }
  const of = (name: keyof Chains, which: keyof Result) => median(results[name].map((result) => result[which]))
  const [emptyMs, bigMs] = [of('empty', 'ms'), of('big', 'ms')]
  const requests = of('empty', 'requests')
  const calls = ` (${of('big', 'calls')}); empty chain ${requests} (${of('empty', 'calls')})`
  const what = `${path}: requests before first data (calls in them)`
  const times = ` (${milliseconds(bigMs)}; empty chain ${milliseconds(emptyMs)})`
  const format = (ratio: number) => `${ratio.toFixed(2)} times`
  return [
    atMost(what, of('big', 'requests'), Math.min(requests, MAX_REQUESTS), { details: calls }),
    atMost(`${path}: time to first data`, bigMs / emptyMs, MAX_TIMES_SLOWER, { format, details: times }),
  ]
}

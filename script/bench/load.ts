// @ts-nocheck
// How the app does on a chain with very much on it, beside a chain with nothing but the contracts.
import { startAnvil } from '../../src/testing/anvil.ts'
import { bigChainState } from './bigChain.ts'
import { measureList } from './list.ts'
import { measurePages } from './pages.ts'
import { undisturbed } from './undisturbed.ts'
import { firstData, median, openBrowser, visitor } from './visit.ts'

const RUNS = 9
const MOST_REQUESTS = 3
const MOST_TIMES_SLOWER = 1.3

/** What each page shows of the chain first: on an empty one, where to go next. */
const screens = [
  { path: '/', selector: 'section[aria-labelledby="ongoing-matches"] a' },
  { path: '/matches', selector: 'main a' },
  { path: '/my-bets', selector: 'main a', isBettors: true },
]

/** @param {import('../bench.ts').Site} site */
export async function measureLoad(site) {
  const states = { empty: site.chainState, big: await bigChainState(site.chainState) }
  const began = performance.now()
  const chains = {}
  for (const [name, state] of Object.entries(states)) {
    const args = ['--load-state', state]
    chains[name] = await startAnvil({ args })
  }
  const loaded = performance.now() - began
  const browser = await openBrowser()
  const rows = [{ what: 'The big chain is there again', measured: seconds(loaded) }]
  try {
    for (const screen of screens) rows.push(...(await measureFirstData(browser, site, chains, screen)))
    const where = { siteUrl: site.url, rpcUrl: chains.big.url }
    rows.push(...(await measureList(browser, where)), ...(await measurePages(browser, where)))
  } finally {
    await browser.close()
    for (const chain of Object.values(chains)) await chain.stop()
  }
  return rows
}

async function measureFirstData(browser, { url }, chains, { path, selector, isBettors }) {
  const [, bettor] = await chains.big.client.getAddresses()
  const results = { empty: [], big: [] }
  // In turn, so that whatever else the machine does slows both.
  for (let run = 0; run < RUNS; run++) {
    for (const [name, chain] of Object.entries(chains)) {
      const account = isBettors ? bettor : undefined
      const result = await undisturbed(async () => {
        const visit = await visitor(browser, { siteUrl: url, rpcUrl: chain.url, account })
        const measured = await firstData(visit, path, selector)
        await visit.close()
        return measured
      })
      results[name].push(result)
    }
  }
  const of = (name, which) => median(results[name].map((result) => result[which]))
  const [emptyMs, bigMs] = [of('empty', 'ms'), of('big', 'ms')]
  const [emptyRequests, bigRequests] = [of('empty', 'requests'), of('big', 'requests')]
  const most = Math.min(emptyRequests, MOST_REQUESTS)
  return [
    {
      what: `${path}: requests before first data (calls in them)`,
      measured: `${bigRequests} (${of('big', 'calls')}); empty chain ${emptyRequests} (${of('empty', 'calls')})`,
      goal: `≤ ${most}`,
      isMet: bigRequests <= most,
    },
    {
      what: `${path}: time to first data`,
      measured: `${Math.round(bigMs)} ms; empty chain ${Math.round(emptyMs)} ms: ${(bigMs / emptyMs).toFixed(2)} times`,
      goal: `≤ ${MOST_TIMES_SLOWER} times`,
      isMet: bigMs <= MOST_TIMES_SLOWER * emptyMs,
    },
  ]
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

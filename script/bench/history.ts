// Measures the pages that show figures of the whole history, through an RPC with the limits of public ones.
import type { Browser, Page } from '@playwright/test'
import type { Address } from 'viem'
import { startAnvil } from '../../src/testing/anvil.ts'
import { type RpcProxy, startRpcProxy } from '../../src/testing/rpcProxy.ts'
import { seconds } from '../lib/report.ts'
import { oldChainState } from './bigChain.ts'
import { logIn } from './pages.ts'
import type { Row, Site } from './types.ts'
import { undisturbed } from './undisturbed.ts'
import { openBrowser, type Visit, visitor, waitUntilQuiet } from './visit.ts'

const limits = {
  delay: 50,
  callGas: 30_000_000,
  refuse: ({ blocks }: { blocks: number }) =>
    blocks > 200
      ? { code: -32_005, message: `requested block range ${blocks} exceeds the limit of 200` }
      : undefined,
}

/** A page is complete after this time without requests and long tasks, in milliseconds. */
const QUIET = 2_000

const goals = {
  first: { ms: 5_000, requests: 25 },
  second: { ms: 1_000, requests: 5 },
}

type Screen = { path: string; enter?: (page: Page) => Promise<void>; isBettors?: boolean }

const screens: Screen[] = [
  { path: '/community' },
  { path: '/admin?section=money', enter: logIn },
  { path: '/my-bets', isBettors: true },
]

export async function measureHistory(site: Site): Promise<Row[]> {
  const anvil = await startAnvil({ args: ['--load-state', await oldChainState(site.chainState)] })
  const rpc = await startRpcProxy(anvil.url, limits)
  const browser = await openBrowser()
  const [, bettor] = await anvil.client.getAddresses()
  try {
    const rows: Row[] = []
    for (const screen of screens)
      rows.push(...(await undisturbed(() => measureVisits(browser, site, rpc, screen, bettor))))
    return rows
  } finally {
    await browser.close()
    await rpc.stop()
    await anvil.stop()
  }
}

async function measureVisits(
  browser: Browser,
  { url }: Site,
  rpc: RpcProxy,
  screen: Screen,
  bettor: Address | undefined,
): Promise<Row[]> {
  const account = screen.isBettors ? bettor : undefined
  const visit = await visitor(browser, { siteUrl: url, rpcUrl: rpc.url, account })
  const first = await complete(visit, screen)
  const second = await complete(visit, screen)
  await visit.close()
  return [rowOf(screen, 'first', first), rowOf(screen, 'second', second)]
}

interface Complete {
  ms: number
  requests: number
  calls: number
}

async function complete(visit: Visit, { path, enter }: Screen): Promise<Complete> {
  const { page, requests } = visit
  const before = requests.length
  let began = Date.now()
  await page.goto(path)
  if (enter) {
    began = Date.now()
    await enter(page)
  }
  const lastActivity = await waitUntilQuiet(visit, QUIET)
  const sent = requests.slice(before).filter(({ at }) => at <= lastActivity)
  return {
    ms: lastActivity - began,
    requests: sent.length,
    calls: sent.flatMap(({ methods }) => methods).length,
  }
}

function rowOf({ path }: Screen, which: keyof typeof goals, { ms, requests, calls }: Complete): Row {
  const goal = goals[which]
  return {
    what: `${path}: complete on a ${which} visit`,
    measured: `${seconds(ms)}, ${requests} requests (${calls} calls)`,
    goal: `≤ ${seconds(goal.ms)}, ≤ ${goal.requests}`,
    isMet: ms <= goal.ms && requests <= goal.requests,
  }
}

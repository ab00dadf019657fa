import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Address } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { announceWallet } from '../../src/testing/announceWallet.mjs'
import { TestWallet } from '../../src/testing/wallet.ts'
import { browserOptions } from '../lib/chromium.ts'
import { LOCAL_PASSWORD } from '../lib/site.ts'

const walletInfo = {
  uuid: '00000000-0000-4000-8000-000000000000',
  name: 'Bench wallet',
  icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  rdns: 'test.bench-wallet',
}

declare global {
  interface Window {
    longTasks: { startTime: number; duration: number }[]
    firstDataAt: number | undefined
  }
}

const QUIET_TIMEOUT = 120_000

/** A page is complete after this time without requests and long tasks, in milliseconds. */
const QUIET = 2_000

export type Where = { siteUrl: string; rpcUrl: string }
export type Visit = Awaited<ReturnType<typeof visitor>>

type Visitor = Where & {
  /** The account whose wallet was connected on an earlier visit. */
  account?: Address | undefined
  throttling?: number
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export function openBrowser() {
  return chromium.launch(browserOptions())
}

/** Opens a page in a profile of its own, with empty caches, and records its requests to the chain. */
export async function visitor(browser: Browser, { siteUrl, rpcUrl, account, throttling = 1 }: Visitor) {
  const wallet = account && new TestWallet(rpcUrl, account)
  const storageState = wallet && (await connectOnce(browser, { siteUrl, rpcUrl }, wallet))
  const context = await openContext(browser, { siteUrl, rpcUrl }, wallet, storageState)
  await context.addInitScript(recordLongTasks)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  await session.send('Network.enable')

  /** Each request to the chain: its time in milliseconds since the epoch, and its methods. */
  const requests: { at: number; methods: string[] }[] = []
  session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
    if (request.method !== 'POST' || !request.url.startsWith(rpcUrl)) return
    const calls: { method: string }[] = [JSON.parse(request.postData ?? '[]')].flat()
    const methods = calls.map(({ method }) => method)
    requests.push({ at: wallTime * 1_000, methods })
  })
  return { page, session, requests, [Symbol.asyncDispose]: () => context.close() }
}

async function connectOnce(browser: Browser, where: Where, wallet: TestWallet) {
  await using context = await openContext(browser, where, wallet)
  const page = await context.newPage()
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: walletInfo.name }).click()
  await header.getByRole('button', { name: '0x' }).waitFor()
  return await context.storageState()
}

async function openContext(
  browser: Browser,
  { siteUrl, rpcUrl }: Where,
  wallet?: TestWallet,
  storageState?: StorageState,
) {
  const context = await browser.newContext({
    baseURL: siteUrl,
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  })
  // tsx wraps named functions in this helper of esbuild's, also those that run in the page.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(([key, url]: readonly [string, string]) => localStorage.setItem(key, url), [
    `clutchpool.rpc.${local.id}`,
    rpcUrl,
  ] as const)
  if (!wallet) return context
  await context.exposeFunction('askTestWallet', (_: unknown, method: string, params: unknown[]) =>
    wallet.respond(method, params),
  )
  await context.addInitScript(announceWallet, walletInfo)
  return context
}

function recordLongTasks() {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask' })
}

/**
 * Goes to a path and waits until the selector of its first chain data appears. Returns the time from the start of the
 * navigation, and the requests and calls in it.
 */
export async function firstData({ page, requests }: Visit, path: string, selector: string) {
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return
      observer.disconnect()
      window.firstDataAt = performance.now()
    }).observe(document, { childList: true, subtree: true })
  }, selector)
  const before = requests.length
  await page.goto(path)
  await page.waitForFunction(() => window.firstDataAt !== undefined)
  const { ms, origin } = await page.evaluate(() => ({
    ms: window.firstDataAt ?? Number.NaN,
    origin: performance.timeOrigin,
  }))
  const until = requests.slice(before).filter(({ at }) => at < origin + ms)
  return { ms, requests: until.length, calls: until.flatMap(({ methods }) => methods).length }
}

/**
 * Waits until the page has had no request and no long task for this time. Returns the time of the last activity, in
 * milliseconds since the epoch.
 */
export async function waitUntilQuiet({ page, requests }: Visit, quiet: number): Promise<number> {
  const since = Date.now()
  for (;;) {
    const task = await page.evaluate(() => {
      const { startTime, duration } = window.longTasks.at(-1) ?? { startTime: 0, duration: 0 }
      return performance.timeOrigin + startTime + duration
    })
    // Polling for the newest block is no activity.
    const asked = requests.filter(({ methods }) =>
      methods.some((method) => method !== 'eth_getBlockByNumber'),
    )
    const last = Math.max(since, task, asked.at(-1)?.at ?? 0)
    if (Date.now() - last > quiet || Date.now() - since > QUIET_TIMEOUT) return last
    await sleep(100)
  }
}

/** `enter` opens what the page shows only then. */
export type Screen = { path: string; enter?: (page: Page) => Promise<void> }

export const logIn = async (page: Page) => {
  await page.locator('input[name="password"]').fill(LOCAL_PASSWORD)
  await page.keyboard.press('Enter')
}

/** Opens a page and waits until it is complete. Returns the time, the requests, and the calls in them. */
export async function complete(visit: Visit, { path, enter }: Screen) {
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
  const calls = sent.flatMap(({ methods }) => methods).length
  return { ms: lastActivity - began, requests: sent.length, calls }
}

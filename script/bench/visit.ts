// @ts-nocheck
// A visitor with a browser that knows nothing yet, and what the page asks the chain for.
import { chromium } from '@playwright/test'
import { numberToHex } from 'viem'
import { announceWallet } from '../../e2e/fixtures/announceWallet.mjs'
import { local } from '../../src/chain/config/chains.ts'
import { browserOptions } from '../lib/chromium.ts'

const wallet = {
  uuid: '00000000-0000-4000-8000-000000000000',
  name: 'Bench wallet',
  icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  rdns: 'test.bench-wallet',
}

export function openBrowser() {
  return chromium.launch(browserOptions())
}

/**
 * Opens a page in a profile of its own, with nothing in any cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ siteUrl: string, rpcUrl: string, account?: `0x${string}`, throttling?: number }} visitor `account`: whose wallet
 * was connected on an earlier visit; `throttling`: how many times slower the processor is
 */
export async function visitor(browser, { siteUrl, rpcUrl, account, throttling = 1 }) {
  const storageState = account && (await keptOfAnEarlierVisit(browser, { siteUrl, rpcUrl, account }))
  const context = await openContext(browser, { siteUrl, rpcUrl, account, storageState })
  await context.addInitScript(recordLongTasks)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })

  await session.send('Network.enable')

  /** What was asked of the chain: when, in milliseconds since the epoch, and by which methods in one request. */
  const requests = []
  session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
    if (request.method !== 'POST' || !request.url.startsWith(rpcUrl)) return
    const methods = [JSON.parse(request.postData)].flat().map(({ method }) => method)
    requests.push({ at: wallTime * 1_000, methods })
  })
  return { page, session, requests, close: () => context.close() }
}

/** What the browser keeps of the site after the account's wallet was connected there. */
async function keptOfAnEarlierVisit(browser, where) {
  const context = await openContext(browser, where)
  const page = await context.newPage()
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: wallet.name }).click()
  await header.getByRole('button', { name: where.account.slice(0, 6) }).waitFor()
  const kept = await context.storageState()
  await context.close()
  return kept
}

async function openContext(browser, { siteUrl, rpcUrl, account, storageState }) {
  const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce', storageState })
  await context.addInitScript(
    ([key, url]) => localStorage.setItem(key, url),
    [`clutchpool.rpc.${local.id}`, rpcUrl],
  )
  if (account) await addWallet(context, account, storageState !== undefined)
  return context
}

/** A wallet that signs nothing. It tells its account once it is connected. */
async function addWallet(context, account, wasConnected) {
  let isConnected = wasConnected
  await context.exposeFunction('askTestWallet', (_, method) => {
    isConnected ||= method === 'eth_requestAccounts'
    if (method === 'eth_accounts' || method === 'eth_requestAccounts')
      return { result: isConnected ? [account] : [] }
    if (method === 'eth_chainId') return { result: numberToHex(local.id) }
    return { error: { code: 4200, message: `The method ${method} is not supported.` } }
  })
  await context.addInitScript(announceWallet, wallet)
}

/** Runs in the page: notes how long it was busy at a stretch, where that is longer than 50 milliseconds. */
function recordLongTasks() {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask' })
}

/**
 * Goes to a path and waits for what it shows of the chain.
 * @param {Awaited<ReturnType<typeof visitor>>} visit
 * @param {string} path
 * @param {string} selector what is there once the first data are
 * @returns {Promise<{ ms: number, requests: number, calls: number }>} until then, from the begin of the navigation
 */
export async function firstData({ page, requests }, path, selector) {
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
    ms: window.firstDataAt,
    origin: performance.timeOrigin,
  }))
  const until = requests.slice(before).filter(({ at }) => at < origin + ms)
  return { ms, requests: until.length, calls: until.flatMap(({ methods }) => methods).length }
}

/** The middle one. */
export function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]
}

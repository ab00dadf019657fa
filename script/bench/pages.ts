// @ts-nocheck
// What the pages that show much cost on the big chain: told, without a goal.
import { LOCAL_PASSWORD } from '../lib/site.ts'
import { visitor } from './visit.ts'

/** A page is done once it has asked for nothing and has not been busy for so long, in milliseconds. */
const QUIET = 3_000
const GIVES_UP_AFTER = 120_000

const logIn = async (page) => {
  await page.locator('input[name="password"]').fill(LOCAL_PASSWORD)
  await page.keyboard.press('Enter')
}
const pages = [
  { path: '/tournaments/1' },
  { path: '/community' },
  ...['matches', 'tournaments', 'money', 'settings', 'log'].map((section) => ({
    path: `/admin?section=${section}`,
    enter: logIn,
  })),
]

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ siteUrl: string, rpcUrl: string }} where
 */
export async function measurePages(browser, where) {
  const rows = []
  for (const { path, enter } of pages) {
    const visit = await visitor(browser, where)
    const { page, requests } = visit
    await page.goto(path)
    const began = Date.now()
    await enter?.(page)
    const lastActivity = await untilItIsDone(visit)
    const tasks = await page.evaluate(() => window.longTasks.map(({ duration }) => duration))
    const calls = requests.flatMap(({ methods }) => methods)
    rows.push({
      what: `${path}: until all is read`,
      measured: [
        `${((lastActivity - began) / 1000).toFixed(1)} s`,
        `${requests.length} requests (${calls.length} calls)`,
        `longest task ${Math.round(Math.max(0, ...tasks))} ms`,
      ].join(', '),
    })
    await visit.close()
  }
  return rows
}

/** @returns when it was busy last, in milliseconds since the epoch */
async function untilItIsDone({ page, requests }) {
  const deadline = Date.now() + GIVES_UP_AFTER
  for (;;) {
    const last = await page.evaluate(() => {
      const { startTime, duration } = window.longTasks.at(-1) ?? { startTime: 0, duration: 0 }
      return performance.timeOrigin + startTime + duration
    })
    // That the newest block is looked at again and again is no sign of work.
    const asked = requests.filter(({ methods }) =>
      methods.some((method) => method !== 'eth_getBlockByNumber'),
    )
    const lastActivity = Math.max(last, asked.at(-1)?.at ?? 0)
    if (Date.now() - lastActivity > QUIET || Date.now() > deadline) return lastActivity
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

import type { Browser, Page } from '@playwright/test'
import { seconds } from '../lib/report.ts'
import { LOCAL_PASSWORD } from '../lib/site.ts'
import type { Row } from './types.ts'
import { visitor, type Where, waitUntilQuiet } from './visit.ts'

/** A page is done after this time without requests and long tasks, in milliseconds. */
const QUIET = 3_000

export const logIn = async (page: Page) => {
  await page.locator('input[name="password"]').fill(LOCAL_PASSWORD)
  await page.keyboard.press('Enter')
}
const pages: { path: string; enter?: (page: Page) => Promise<void> }[] = [
  { path: '/tournaments/1' },
  { path: '/community' },
  ...['matches', 'tournaments', 'money', 'settings', 'log'].map((section) => ({
    path: `/admin?section=${section}`,
    enter: logIn,
  })),
]

/** Measures the pages with the most data on the big chain, without a goal. */
export async function measurePages(browser: Browser, where: Where): Promise<Row[]> {
  const rows: Row[] = []
  for (const { path, enter } of pages) {
    const visit = await visitor(browser, where)
    const { page, requests } = visit
    await page.goto(path)
    const began = Date.now()
    await enter?.(page)
    const lastActivity = await waitUntilQuiet(visit, QUIET)
    const tasks = await page.evaluate(() => window.longTasks.map(({ duration }) => duration))
    const calls = requests.flatMap(({ methods }) => methods)
    rows.push({
      what: `${path}: until all is read`,
      measured: [
        seconds(lastActivity - began),
        `${requests.length} requests (${calls.length} calls)`,
        `longest task ${Math.round(Math.max(0, ...tasks))} ms`,
      ].join(', '),
    })
    await visit.close()
  }
  return rows
}

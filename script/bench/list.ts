// Measures how fast the list of 500 open matches in 120 series responds on a slow processor.
import type { Browser, Page } from '@playwright/test'
import { atMost, median, milliseconds, type Row, undisturbed } from './measure.ts'
import { type Visit, visitor, type Where, waitUntilQuiet } from './visit.ts'

declare global {
  interface Window {
    /** Resolves with the milliseconds until the first rows of the new list. */
    answered: Promise<number>
    /** Milliseconds until the last change of the rows. */
    completeAfter: number
    rowObserver?: MutationObserver
  }
}

const THROTTLING = 4
const RUNS = 6
const LONGEST_MS = 100
/** An action starts after this time without requests and long tasks, in milliseconds. */
const QUIET = 1_000

type Action = (visit: Visit, isBack: boolean) => Promise<unknown>

/** Each action on the list can be undone, so that it can be repeated. */
const actions: Record<string, Action> = {
  'a filter': ({ page }, isBack) => choose(page, 'Show', isBack),
  'a game': ({ page }, isBack) => choose(page, 'Game', isBack),
  'an order': ({ page }, isBack) => page.getByLabel('Sort by').selectOption({ index: isBack ? 0 : 1 }),
  'a search': ({ page }, isBack) => page.getByRole('searchbox').fill(isBack ? '' : 'navi'),
}

function choose(page: Page, group: string, isBack: boolean) {
  const choices = page.getByRole('group', { name: group }).getByRole('radio')
  return choices.nth(isBack ? 0 : 1).press('Space')
}

export async function measureList(browser: Browser, where: Where): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, act] of Object.entries(actions)) {
    await using visit = await openList(browser, where)
    const times = await undisturbed(() => timesToAnswer(visit, act))
    const what = `/matches, processor ${THROTTLING} times slower: the first of 120 open series after ${name}`
    const all = median(times.map(({ all }) => all))
    const details = ` (${times.map(({ first }) => Math.round(first)).join(', ')}; all in view ${milliseconds(all)})`
    const first = median(times.map(({ first }) => first))
    rows.push(atMost(what, first, LONGEST_MS, { format: milliseconds, details }))
  }
  const tasks = await undisturbed(async () => {
    await using visit = await openList(browser, where, 1)
    return await longTasksOfScrolling(visit)
  })
  const what = '/matches, processor as it is: long tasks while all rows are scrolled through'
  rows.push(
    atMost(what, tasks.length, 0, { details: `, the longest ${milliseconds(Math.max(0, ...tasks))}` }),
  )
  return rows
}

async function openList(browser: Browser, where: Where, throttling = THROTTLING) {
  const visit = await visitor(browser, { ...where, throttling })
  const { page } = visit
  await page.goto('/matches')
  await page.waitForFunction(() => Number(document.querySelector('main li')?.ariaSetSize) > 80)
  await waitUntilQuiet(visit, QUIET)
  return visit
}

async function timesToAnswer(visit: Visit, act: Action) {
  const times: { first: number; all: number }[] = []
  while (times.length < RUNS) times.push(await timeToAnswer(visit, () => act(visit, times.length % 2 === 1)))
  return times
}

/** Measures the time from an action to the first frame with new rows, and to the last one, in milliseconds. */
async function timeToAnswer(visit: Visit, act: () => Promise<unknown>) {
  const { page } = visit
  await page.evaluate(() => {
    let since: number | undefined
    const begin = (event: Event) => {
      since ??= event.timeStamp
    }
    for (const type of ['click', 'input', 'change'])
      addEventListener(type, begin, { capture: true, once: true })
    const rows = () =>
      [...document.querySelectorAll('main li article h3')].map(({ textContent }) => textContent).join()
    let before = rows()
    window.rowObserver?.disconnect()
    window.answered = new Promise((resolve) => {
      window.rowObserver = new MutationObserver(() => {
        const start = since
        if (start === undefined || rows() === before) return
        before = rows()
        // The browser paints after the frame's callbacks. A message arrives after the paint.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            window.completeAfter = performance.now() - start
            resolve(window.completeAfter)
          }
          port2.postMessage(undefined)
        })
      })
      window.rowObserver.observe(document.querySelector('main') ?? document, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
  })
  await act()
  const first = await page.evaluate(() => window.answered)
  await waitUntilQuiet(visit, QUIET)
  return { first, all: await page.evaluate(() => window.completeAfter) }
}

/** Returns the durations of the long tasks while scrolling, in milliseconds. */
async function longTasksOfScrolling({ page }: Visit) {
  await page.evaluate(() => {
    window.longTasks.length = 0
  })
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.mouse.move(width / 2, height / 2)
  for (;;) {
    await page.mouse.wheel(0, height * 0.8)
    const isAtEnd = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve(innerHeight + scrollY >= document.documentElement.scrollHeight - 2),
            ),
          )
        }),
    )
    if (isAtEnd) break
  }
  return page.evaluate(() => window.longTasks.map(({ duration }) => duration))
}

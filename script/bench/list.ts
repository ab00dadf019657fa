// @ts-nocheck
// How the list of hundreds of open matches answers, on a processor four times slower.
import { undisturbed } from './undisturbed.ts'
import { median, visitor } from './visit.ts'

const THROTTLING = 4
const RUNS = 6
const LONGEST_MS = 100

/** What somebody does to the list, and undoes, so that it can be done again. */
const acts = {
  'a filter': ({ page }, isBack) =>
    page
      .getByRole('radio')
      .nth(isBack ? 0 : 1)
      .press('Space'),
  'a game': ({ page }, isBack) =>
    page
      .getByRole('combobox')
      .nth(0)
      .selectOption({ index: isBack ? 0 : 1 }),
  'an order': ({ page }, isBack) =>
    page
      .getByRole('combobox')
      .nth(1)
      .selectOption({ index: isBack ? 0 : 1 }),
  'a search': ({ page }, isBack) => page.getByRole('searchbox').fill(isBack ? '' : 'navi'),
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ siteUrl: string, rpcUrl: string }} where
 */
export async function measureList(browser, where) {
  const rows = []
  for (const [what, act] of Object.entries(acts)) {
    const visit = await openList(browser, where)
    const times = await undisturbed(() => timesToAnswer(visit, act))
    await visit.close()
    rows.push({
      what: `/matches, processor ${THROTTLING} times slower: the list of 500 open ones after ${what}`,
      measured: `${Math.round(median(times))} ms (${times.map(Math.round).join(', ')})`,
      goal: `≤ ${LONGEST_MS} ms`,
      isMet: median(times) <= LONGEST_MS,
    })
  }
  const tasks = await undisturbed(async () => {
    const visit = await openList(browser, where, 1)
    const durations = await longTasksOfScrolling(visit)
    await visit.close()
    return durations
  })
  rows.push({
    what: '/matches, processor as it is: long tasks while 400 cards are scrolled through',
    measured:
      tasks.length === 0 ? 'none' : `${tasks.length}, the longest ${Math.round(Math.max(...tasks))} ms`,
    goal: 'none',
    isMet: tasks.length === 0,
  })
  return rows
}

async function openList(browser, where, throttling = THROTTLING) {
  const visit = await visitor(browser, { ...where, throttling })
  const { page } = visit
  await page.goto('/matches')
  await page.waitForFunction(() => document.querySelector('main li')?.ariaSetSize > 300)
  await settled(page)
  return visit
}

/** Waits until the page has nothing to do. */
async function settled(page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let quietSince = performance.now()
        const watch = new PerformanceObserver(() => {
          quietSince = performance.now()
        })
        watch.observe({ type: 'longtask' })
        const look = () => {
          if (performance.now() - quietSince < 1_000) return setTimeout(look, 100)
          watch.disconnect()
          resolve()
        }
        look()
      }),
  )
}

async function timesToAnswer(visit, act) {
  const times = []
  while (times.length < RUNS) times.push(await timeToAnswer(visit, () => act(visit, times.length % 2 === 1)))
  return times
}

/** From what somebody did to the first picture of the list that follows from it, in milliseconds. */
async function timeToAnswer({ page }, act) {
  await page.evaluate(() => {
    let since: number | undefined
    const begin = (event) => {
      since ??= event.timeStamp
    }
    for (const type of ['click', 'input', 'change']) addEventListener(type, begin, { capture: true })
    window.answered = new Promise((resolve) => {
      const cards = () =>
        [...document.querySelectorAll('main li article')]
          .map((card) => card.querySelector('h2').textContent)
          .join()
      const before = cards()
      new MutationObserver((_, observer) => {
        if (since === undefined || cards() === before) return
        observer.disconnect()
        // The frame is drawn right after the callbacks for it; a message comes after it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            for (const type of ['click', 'input', 'change'])
              removeEventListener(type, begin, { capture: true })
            resolve(performance.now() - since)
          }
          port2.postMessage(undefined)
        })
      }).observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true })
    })
  })
  await act()
  const ms = await page.evaluate(() => window.answered)
  await settled(page)
  return ms
}

/** How long each long task was, in milliseconds. */
async function longTasksOfScrolling({ page }) {
  await page.evaluate(() => {
    window.longTasks.length = 0
  })
  const { width, height } = page.viewportSize()
  await page.mouse.move(width / 2, height / 2)
  for (;;) {
    await page.mouse.wheel(0, height * 0.8)
    const isAtEnd = await page.evaluate(
      () =>
        new Promise((resolve) => {
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

// Lighthouse is run through its own API: @lhci/cli brings a second Lighthouse and a server without brotli, and cannot
// repeat a run that other machines on the host disturbed.
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { startAnvil } from '../../src/testing/anvil.ts'
import { findChromium } from '../lib/chromium.ts'
import { deployLocal } from '../lib/deployLocal.ts'
import { serveSite } from '../lib/serveSite.ts'
import { SEASON } from '../seed/localChain.ts'
import { atMost, median, type Row, type Site, undisturbed } from './measure.ts'

/** Runs per page, of which the median counts. */
const RUNS = 5

const paths = [
  '/',
  '/matches',
  '/match/1',
  '/my-bets',
  '/tournaments',
  '/tournaments/1',
  '/community',
  '/register',
  '/admin',
]

/** The least score of each category. */
const scores = { performance: 0.97, accessibility: 1, 'best-practices': 1, seo: 1 }

/** The most of each audit. Times are in milliseconds. */
const audits = {
  'largest-contentful-paint': 2_000,
  'cumulative-layout-shift': 0.02,
  'total-blocking-time': 100,
}

/** Runs Lighthouse for a phone on a slow network on every page, with the season's data. */
export async function measureLighthouse({ folder, rpcPort }: Site): Promise<Row[]> {
  await using _season = await startSeason(rpcPort)
  await using host = await serveSite(folder)
  const rows: Row[] = []
  for (const path of paths) {
    const { href } = new URL(path, host.url)
    const reports: Result[] = []
    while (reports.length < RUNS) reports.push(await undisturbed(() => reportOf(href)))
    rows.push(...rowsOf(path, reports))
  }
  return rows
}

async function startSeason(port: number) {
  const began = Math.floor(Date.now() / 1000) - SEASON
  const anvil = await startAnvil({ port, args: ['--timestamp', String(began)] })
  // It imports generated code, which a fresh clone lacks until `generate`.
  const { playSeason } = await import('../seed/playSeason.ts')
  await playSeason(anvil.client, await deployLocal(anvil))
  return anvil
}

/** Runs Lighthouse in a browser of its own, with nothing in its cache. */
async function reportOf(url: string): Promise<Result> {
  const browser = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  const result = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error' })
  browser.kill()
  if (!result) throw new Error(`Lighthouse has no report on ${url}.`)
  return result.lhr
}

function rowsOf(path: string, reports: readonly Result[]): Row[] {
  const rounded = (value: number) => String(Number(value.toFixed(3)))
  return [
    ...Object.entries(scores).map(([category, least]) => {
      const score = median(reports.map(({ categories }) => categories[category]?.score ?? Number.NaN))
      return {
        what: `${path} ${category}`,
        measured: rounded(score),
        goal: `≥ ${least}`,
        isMet: score >= least,
      }
    }),
    ...Object.entries(audits).map(([audit, most]) => {
      const value = median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN))
      return atMost(`${path} ${audit}`, value, most, { format: rounded })
    }),
  ]
}

// Lighthouse is run through its own API: @lhci/cli brings a second Lighthouse and a server without brotli, and cannot
// repeat a run that other machines on the host disturbed.
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { startAnvil } from '../../src/testing/anvil.ts'
import { findChromium } from '../lib/chromium.ts'
import { deployLocal } from '../lib/deployLocal.ts'
import { serveSite } from '../lib/serveSite.ts'
import { SEASON } from '../seed/localChain.ts'
import { median, type Row, type Site, undisturbed } from './measure.ts'

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

type Measure = { name: string; of: (report: Result) => number; atLeast?: number; atMost?: number }

/** The goals. Times are in milliseconds. */
const measures: Measure[] = [
  { name: 'performance', of: scoreOf('performance'), atLeast: 0.97 },
  { name: 'accessibility', of: scoreOf('accessibility'), atLeast: 1 },
  { name: 'best practices', of: scoreOf('best-practices'), atLeast: 1 },
  { name: 'SEO', of: scoreOf('seo'), atLeast: 1 },
  { name: 'LCP', of: numberOf('largest-contentful-paint'), atMost: 2_000 },
  { name: 'CLS', of: numberOf('cumulative-layout-shift'), atMost: 0.02 },
  { name: 'TBT', of: numberOf('total-blocking-time'), atMost: 100 },
]

function scoreOf(category: string) {
  return ({ categories }: Result) => categories[category]?.score ?? Number.NaN
}

function numberOf(audit: string) {
  return ({ audits }: Result) => audits[audit]?.numericValue ?? Number.NaN
}

/** Runs Lighthouse for a phone on a slow network on every page, with the season's data. */
export async function measureLighthouse({ folder, rpcPort }: Site): Promise<Row[]> {
  const anvil = await startSeason(rpcPort)
  const host = await serveSite(folder)
  const rows: Row[] = []
  for (const path of paths) {
    const { href } = new URL(path, host.url)
    const reports: Result[] = []
    while (reports.length < RUNS) reports.push(await undisturbed(() => reportOf(href)))
    rows.push(...rowsOf(path, reports))
  }
  await host.stop()
  await anvil.stop()
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
  return measures.map(({ name, of, atLeast, atMost }) => {
    const measured = median(reports.map(of))
    return {
      what: `${path} ${name}`,
      measured: String(Number(measured.toFixed(atMost && atMost > 1 ? 0 : 3))),
      goal: atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`,
      isMet: atLeast === undefined ? measured <= (atMost ?? 0) : measured >= atLeast,
    }
  })
}

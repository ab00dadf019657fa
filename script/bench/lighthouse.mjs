import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { local } from '../../src/chain/chains.js'
import { startAnvil } from '../lib/anvil.mjs'
import { findChromium } from '../lib/chromium.mjs'
import { deploymentPath, readDeployment } from '../lib/deployments.mjs'
import { playSeason } from '../seed/playSeason.mjs'
import { BENCH_GENESIS } from './bigChain.mjs'
import { serveCompressed } from './compressedHost.mjs'

/** Each page is loaded so often; the median counts. */
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

/** What a report says of a page, and what it should say. Times in milliseconds. */
const measures = [
  { name: 'performance', of: scoreOf('performance'), atLeast: 0.97 },
  { name: 'accessibility', of: scoreOf('accessibility'), atLeast: 1 },
  { name: 'best practices', of: scoreOf('best-practices'), atLeast: 1 },
  { name: 'SEO', of: scoreOf('seo'), atLeast: 1 },
  { name: 'LCP', of: numberOf('largest-contentful-paint'), atMost: 2_000 },
  { name: 'CLS', of: numberOf('cumulative-layout-shift'), atMost: 0.02 },
  { name: 'TBT', of: numberOf('total-blocking-time'), atMost: 100 },
]

function scoreOf(category) {
  return ({ categories }) => categories[category].score
}

function numberOf(audit) {
  return ({ audits }) => audits[audit].numericValue
}

/**
 * Every page as Lighthouse's phone on a slow network sees it, on a chain on which a season was played.
 * @param {import('../bench.mjs').Site} site
 */
export async function measureLighthouse({ folder, chainState, rpcPort }) {
  const anvil = await startAnvil({
    port: rpcPort,
    args: ['--load-state', chainState, '--timestamp', String(BENCH_GENESIS + 60)],
  })
  await playSeason(anvil.client, readDeployment(deploymentPath(local.id)))
  const host = await serveCompressed(folder)
  const rows = []
  for (const path of paths) rows.push(...rowsOf(path, await reportsOf(host.url + path)))
  await host.stop()
  await anvil.stop()
  return rows
}

/** Each run has a browser of its own, which knows nothing yet. */
export async function reportsOf(url, runs = RUNS) {
  const reports = []
  while (reports.length < runs) {
    const browser = await launch({
      chromePath: findChromium(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    })
    const { lhr } = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error' })
    browser.kill()
    reports.push(lhr)
  }
  return reports
}

export function rowsOf(path, reports) {
  return measures.map(({ name, of, atLeast, atMost }) => {
    const median = medianOf(reports.map(of))
    return {
      what: `${path} ${name}`,
      measured: String(Number(median.toFixed(atMost && atMost > 1 ? 0 : 3))),
      goal: atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`,
      isMet: atLeast === undefined ? median <= atMost : median >= atLeast,
    }
  })
}

function medianOf(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

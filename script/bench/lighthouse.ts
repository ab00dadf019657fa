// @ts-nocheck
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startAnvil } from '../../src/testing/anvil.ts'
import { findChromium } from '../lib/chromium.ts'
import { deployLocal } from '../lib/deployLocal.ts'
import { SEASON } from '../lib/localChain.ts'
import { playSeason } from '../seed/playSeason.ts'
import { momentOf } from './bigChain.ts'
import { serveCompressed } from './compressedHost.ts'
import { undisturbed } from './undisturbed.ts'
import { median } from './visit.ts'

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
 * @param {import('../bench.ts').Site} site
 */
export async function measureLighthouse({ folder, rpcPort }) {
  const anvil = await startSeason(rpcPort)
  const host = await serveCompressed(folder)
  const rows = []
  for (const path of paths) rows.push(...rowsOf(path, await reportsOf(host.url + path)))
  await host.stop()
  await anvil.stop()
  return rows
}

/** A chain whose season was played until now. */
async function startSeason(port) {
  const folder = await mkdtemp(join(tmpdir(), 'clutchpool-season-'))
  const state = join(folder, 'chain.json')
  const began = Math.floor(Date.now() / 1000) - SEASON
  const empty = await startAnvil({
    args: ['--timestamp', String(began), '--dump-state', state],
  })
  const deployment = await deployLocal(empty)
  await empty.stop()
  // Its clock stands where the season begins.
  const anvil = await startAnvil({
    port,
    args: ['--load-state', state, '--timestamp', String(momentOf(state))],
  })
  await playSeason(anvil.client, deployment)
  await rm(folder, { recursive: true })
  return anvil
}

/** Each run has a browser of its own, which knows nothing yet. */
async function reportsOf(url) {
  const reports = []
  while (reports.length < RUNS) reports.push(await undisturbed(() => reportOf(url)))
  return reports
}

async function reportOf(url) {
  const browser = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  const { lhr } = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error' })
  browser.kill()
  return lhr
}

function rowsOf(path, reports) {
  return measures.map(({ name, of, atLeast, atMost }) => {
    const measured = median(reports.map(of))
    return {
      what: `${path} ${name}`,
      measured: String(Number(measured.toFixed(atMost && atMost > 1 ? 0 : 3))),
      goal: atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`,
      isMet: atLeast === undefined ? measured <= atMost : measured >= atLeast,
    }
  })
}

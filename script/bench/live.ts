// @ts-nocheck
// How the app does while others bet ten times a second.
import { encodeFunctionData, parseEther, toHex } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { startAnvil } from '../../src/testing/anvil.ts'
import { readArtifact } from '../lib/artifacts.ts'
import { deploymentPath, readDeployment } from '../lib/deployments.ts'
import { bigChainState, momentOf } from './bigChain.ts'
import { openBrowser, visitor } from './visit.ts'

const SECOND = 1_000
const BETS_PER_SECOND = 10
const DURATION = 60 * SECOND
const FIRST_WEIGHING = 15 * SECOND
const LONGEST_SILENCE = 5 * SECOND
const MOST_REFRESHES_PER_SECOND = 1
const MOST_GROWTH_PERCENT = 5
const BOTS = 50
/** The browser's timers and clocks differ by some milliseconds. */
const TIMER_SLACK = 50

/** @param {import('../bench.ts').Site} site */
export async function measureLive({ url, chainState }) {
  const state = await bigChainState(chainState)
  const rows = []
  const browser = await openBrowser()
  try {
    for (const path of ['/', '/matches', '/match/$id']) {
      const mining = ['--timestamp', String(momentOf(state)), '--block-time', '2', '--mixed-mining']
      const args = ['--load-state', state, ...mining, '--auto-impersonate']
      const chain = await startAnvil({ args })
      rows.push(...(await measurePage(browser, url, chain, path)))
      await chain.stop()
    }
  } finally {
    await browser.close()
  }
  return rows
}

async function measurePage(browser, siteUrl, chain, path) {
  const bets = await betsOn(chain)
  const { page, session, requests, close } = await visitor(browser, { siteUrl, rpcUrl: chain.url })
  await page.goto(path.replace('$id', String(bets.matchIds[0])))
  await page.locator('main span[title]').first().waitFor()

  const began = performance.now()
  const stop = bets.start()
  await until(began + FIRST_WEIGHING)
  const before = await held(session)
  const from = Date.now()
  await page.evaluate(noteChanges)
  await until(began + DURATION)
  const changes = await page.evaluate(() => window.changes)
  const to = Date.now()
  const placed = await stop()
  const after = await held(session)
  await close()

  const gaps = changes.slice(1).map((at, index) => at - changes[index])
  const silence = gaps.length === 0 ? to - from : Math.max(...gaps)
  const refreshes = requests
    .filter(({ at, methods }) => at >= from && at < to && methods.includes('eth_call'))
    .map(({ at }) => at)
  const most = Math.max(
    ...refreshes.map(
      (at) => refreshes.filter((other) => other >= at && other < at + SECOND - TIMER_SLACK).length,
    ),
  )
  const growth = (after / before - 1) * 100
  const what = `${path}, ${(placed / (DURATION / SECOND)).toFixed(1)} bets a second`
  return [
    {
      what: `${what}: longest time without new totals`,
      measured: `${(silence / SECOND).toFixed(1)} s (${changes.length} times new)`,
      goal: `≤ ${LONGEST_SILENCE / SECOND} s`,
      isMet: silence <= LONGEST_SILENCE,
    },
    {
      what: `${what}: requests that refresh, at most in a second`,
      measured: `${most} (${((refreshes.length * SECOND) / (to - from)).toFixed(2)} on average)`,
      goal: `≤ ${MOST_REFRESHES_PER_SECOND}`,
      isMet: most <= MOST_REFRESHES_PER_SECOND,
    },
    {
      what: `${what}: what its scripts hold after 15 and after 60 seconds`,
      measured: `${megabytes(before)} and ${megabytes(after)}: ${growth.toFixed(1)} %`,
      goal: `≤ ${MOST_GROWTH_PERCENT} %`,
      isMet: growth <= MOST_GROWTH_PERCENT,
    },
  ]
}

/** Runs in the page: notes when amounts change, but for those that change in the same picture. */
function noteChanges() {
  window.changes = []
  new MutationObserver(() => {
    const now = performance.now()
    if (now - (window.changes.at(-1) ?? 0) > 16) window.changes.push(now)
  }).observe(document.querySelector('main'), { subtree: true, attributeFilter: ['title'] })
}

/** Bets of bots on matches that take them, on each in turn. */
async function betsOn({ client }) {
  const { bettingPool: to } = readDeployment(deploymentPath(local.id))
  const { abi } = readArtifact('BettingPool')
  const args = [0n, 500n]
  const [open] = await client.readContract({ address: to, abi, functionName: 'getOpenMatches', args })
  const { timestamp } = await client.getBlock()
  // As the pages list them.
  const matchIds = open
    .filter(({ startTime }) => startTime > timestamp + 600n)
    .sort((one, other) => Number(one.endTime - other.endTime))
    .map(({ id }) => id)
  const bots = Array.from({ length: BOTS }, (_, index) =>
    toHex((0xb07n << 128n) + BigInt(index), { size: 20 }),
  )
  for (const address of bots) await client.setBalance({ address, value: parseEther('1000000') })

  function start() {
    let placed = 0
    const sending = []
    const timer = setInterval(() => {
      const index = placed++
      // Every second bet is on the first one, so that each page has something to show.
      const matchId = index % 2 === 0 ? matchIds[0] : matchIds[index % matchIds.length]
      const from = bots[index % bots.length]
      const side = 1 + ((index % bots.length) % 2)
      sending.push(
        client.request({
          method: 'eth_sendTransaction',
          params: [
            {
              from,
              to,
              data: encodeFunctionData({ abi, functionName: 'placeBetETH', args: [matchId, side] }),
              value: toHex(parseEther('0.05')),
              gas: toHex(400_000),
            },
          ],
        }),
      )
    }, SECOND / BETS_PER_SECOND)
    return async () => {
      clearInterval(timer)
      await Promise.all(sending)
      return placed
    }
  }
  return { matchIds, start }
}

/**
 * What the page's scripts hold once all that nobody needs is thrown away, in bytes: without what the engine compiles
 * while they run, which ends with the program, and without the browser's own, where its inspector notes each request.
 */
async function held(session) {
  await session.send('HeapProfiler.collectGarbage')
  let text = ''
  const add = ({ chunk }) => {
    text += chunk
  }
  session.on('HeapProfiler.addHeapSnapshotChunk', add)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', add)
  const { snapshot, nodes } = JSON.parse(text)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (!['code', 'native'].includes(types[type][nodes[node + type]])) sum += nodes[node + size]
  }
  return sum
}

function until(moment) {
  return new Promise((resolve) => setTimeout(resolve, moment - performance.now()))
}

function megabytes(bytes) {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`
}

// Measures the app while others bet ten times a second.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { parseEther, toHex, zeroAddress } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { type Anvil, startAnvil } from '../../src/testing/anvil.ts'
import { readDeployment } from '../lib/deployments.ts'
import { bigChainState, momentOf } from './bigChain.ts'
import { atMost, type Row, type Site, seconds } from './measure.ts'
import { openBrowser, visitor } from './visit.ts'

const SECOND = 1_000
const BETS_PER_SECOND = 10
const DURATION = 60 * SECOND
const FIRST_HEAP_SAMPLE = 15 * SECOND
const MAX_SILENCE = 5 * SECOND
const MAX_REFRESHES_PER_SECOND = 1
const MAX_GROWTH_PERCENT = 5
const BOTS = 50
/** The browser's timers and clocks differ by some milliseconds. */
const TIMER_SLACK = 50

declare global {
  interface Window {
    changes: number[]
  }
}

export async function measureLive({ url, chainState }: Site): Promise<Row[]> {
  const state = await bigChainState(chainState)
  const rows: Row[] = []
  await using browser = await openBrowser()
  for (const path of ['/', '/matches', '/match/$id']) {
    const mining = ['--timestamp', String(momentOf(state)), '--block-time', '2', '--mixed-mining']
    const args = ['--load-state', state, ...mining, '--auto-impersonate']
    await using chain = await startAnvil({ args })
    rows.push(...(await measurePage(browser, url, chain, path)))
  }
  return rows
}

async function measurePage(browser: Browser, siteUrl: string, chain: Anvil, path: string): Promise<Row[]> {
  const bets = await betsOn(chain)
  await using visit = await visitor(browser, { siteUrl, rpcUrl: chain.url })
  const { page, session, requests } = visit
  await page.goto(path.replace('$id', String(bets.matchIds[0])))
  await page.locator('main span[title]').first().waitFor()

  const began = performance.now()
  const stop = bets.start()
  await sleep(FIRST_HEAP_SAMPLE)
  const before = await heapSize(session)
  const from = Date.now()
  await page.evaluate(recordChanges)
  await sleep(began + DURATION - performance.now())
  const changes = await page.evaluate(() => window.changes)
  const to = Date.now()
  const placed = await stop()
  const after = await heapSize(session)

  const gaps = changes.slice(1).map((at, index) => at - (changes[index] ?? 0))
  const silence = gaps.length === 0 ? to - from : Math.max(...gaps)
  const refreshes = requests
    .filter(({ at, methods }) => at >= from && at < to && methods.includes('eth_call'))
    .map(({ at }) => at)
  const inSecondFrom = (at: number) =>
    refreshes.filter((other) => other >= at && other < at + SECOND - TIMER_SLACK).length
  const most = Math.max(...refreshes.map(inSecondFrom))
  const growth = (after / before - 1) * 100
  const what = `${path}, ${(placed / (DURATION / SECOND)).toFixed(1)} bets a second`
  const updates = { format: seconds, details: ` (${changes.length} updates)` }
  const average = ` (${((refreshes.length * SECOND) / (to - from)).toFixed(2)} on average)`
  const percent = (value: number) => `${value.toFixed(1)} %`
  const sizes = { format: percent, details: ` (${megabytes(before)} to ${megabytes(after)})` }
  const heap = `${what}: growth of the JavaScript heap from 15 to 60 seconds`
  return [
    atMost(`${what}: longest time without new totals`, silence, MAX_SILENCE, updates),
    atMost(`${what}: refresh requests, most in a second`, most, MAX_REFRESHES_PER_SECOND, {
      details: average,
    }),
    atMost(heap, growth, MAX_GROWTH_PERCENT, sizes),
  ]
}

function recordChanges() {
  window.changes = []
  new MutationObserver(() => {
    const now = performance.now()
    if (now - (window.changes.at(-1) ?? 0) > 16) window.changes.push(now)
  }).observe(document.querySelector('main') ?? document, { subtree: true, attributeFilter: ['title'] })
}

async function betsOn({ client }: Anvil) {
  // It imports generated code, which a fresh clone lacks until `generate`.
  const { contractsOf } = await import('../../src/testing/contracts.ts')
  const { bettingPool, lens } = contractsOf(readDeployment(local.id))
  const args = [0n, 500n] as const
  const [open] = await client.readContract({ ...lens, functionName: 'getOpenMatches', args })
  const { timestamp } = await client.getBlock()
  // In the order of the pages.
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
    const sending: Promise<unknown>[] = []
    const timer = setInterval(() => {
      const index = placed++
      // Every second bet is on the first match, so that each page changes.
      const matchId = matchIds[index % 2 === 0 ? 0 : index % matchIds.length] ?? 0n
      const account = bots[index % bots.length] ?? zeroAddress
      const args = [matchId, 1 + ((index % bots.length) % 2)] as const
      const bet = { ...bettingPool, functionName: 'placeBetETH', args, value: parseEther('0.05') } as const
      sending.push(client.writeContract({ ...bet, account, gas: 400_000n }))
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
 * Returns the size of the JavaScript heap after a collection, in bytes: without compiled code, and without native
 * memory, where the inspector keeps each request.
 */
async function heapSize(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  let text = ''
  const add = ({ chunk }: { chunk: string }) => {
    text += chunk
  }
  session.on('HeapProfiler.addHeapSnapshotChunk', add)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', add)
  const { snapshot, nodes }: HeapSnapshot = JSON.parse(text)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const kinds = types[type] ?? []
  let sum = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = kinds[nodes[node + type] ?? 0] ?? ''
    if (kind !== 'code' && kind !== 'native') sum += nodes[node + size] ?? 0
  }
  return sum
}

type HeapSnapshot = { snapshot: { meta: { node_fields: string[]; node_types: string[][] } }; nodes: number[] }

function megabytes(bytes: number) {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`
}

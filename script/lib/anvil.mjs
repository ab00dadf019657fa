import { openSync } from 'node:fs'
import { createTestClient, http, publicActions, walletActions } from 'viem'
import { foundry } from 'viem/chains'
import { start, stop, untilItAnswers } from './processes.mjs'

/**
 * A client that reads, writes from Anvil's unlocked accounts and moves its clock.
 * @param {string} url
 */
export function anvilClient(url) {
  return createTestClient({
    chain: foundry,
    mode: 'anvil',
    transport: http(url),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
}

/**
 * Starts Anvil and waits until it answers.
 * @param {{ port: number, args?: string[], log?: string }} options `log`: the file that gets what it prints
 * @throws {Error} if it ends instead of answering
 */
export async function startAnvil({ port, args = [], log }) {
  const output = log === undefined ? 'ignore' : openSync(log, 'a')
  const child = start('anvil', ['--port', String(port), '--chain-id', String(foundry.id), ...args], {
    stdio: ['ignore', output, output],
  })
  const url = `http://127.0.0.1:${port}`
  const client = anvilClient(url)
  await untilItAnswers(child, url, log)
  return { url, client, process: child, stop: () => stop(child) }
}

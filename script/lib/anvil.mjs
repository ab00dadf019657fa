import { openSync } from 'node:fs'
import { foundry } from 'viem/chains'
import { anvilClient } from './anvilClient.mjs'
import { start, stop, untilItAnswers } from './processes.mjs'

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

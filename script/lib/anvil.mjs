import { openSync } from 'node:fs'
import { local } from '../../src/chain/config/chains.js'
import { anvilClient } from './anvilClient.mjs'
import { start, stop, untilItAnswers } from './processes.mjs'

/**
 * Starts Anvil and waits until it answers.
 * @param {{ port: number, chain?: import('viem').Chain, args?: string[], log?: string }} options `chain`: which one it
 * stands in for; `log`: the file that gets what it prints
 * @throws {Error} if it ends instead of answering
 */
export async function startAnvil({ port, chain = local, args = [], log }) {
  const output = log === undefined ? 'ignore' : openSync(log, 'a')
  const child = start('anvil', ['--port', String(port), '--chain-id', String(chain.id), ...args], {
    stdio: ['ignore', output, output],
  })
  const url = `http://127.0.0.1:${port}`
  const client = anvilClient(url, chain)
  await untilItAnswers(child, url, log)
  return { url, client, process: child, stop: () => stop(child) }
}

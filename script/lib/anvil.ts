import { openSync } from 'node:fs'
import type { Chain } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { anvilClient } from './anvilClient.ts'
import { start, stop, waitForServer } from './processes.ts'

type AnvilOptions = {
  port: number
  /** The chain that it stands in for. */
  chain?: Chain
  args?: readonly string[]
  /** The file for its output. */
  log?: string
}

export type Anvil = Awaited<ReturnType<typeof startAnvil>>

/** Starts Anvil and waits until it answers. */
export async function startAnvil({ port, chain = local, args = [], log }: AnvilOptions) {
  const output = log === undefined ? 'ignore' : openSync(log, 'a')
  const child = start('anvil', ['--port', String(port), '--chain-id', String(chain.id), ...args], {
    stdio: ['ignore', output, output],
  })
  const url = `http://127.0.0.1:${port}`
  const client = anvilClient(url, chain)
  await waitForServer(child, url, log)
  return { url, client, process: child, stop: () => stop(child) }
}

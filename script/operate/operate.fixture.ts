import { readFileSync } from 'node:fs'
import type { Address, Hex } from 'viem'
import { beforeEach, onTestFinished, vi } from 'vitest'
import { type ProxyLimits, startRpcProxy } from '../../src/testing/rpcProxy.ts'
import { setUpTestChain } from '../../src/testing/setUpTestChain.ts'
import type { TestChain } from '../../src/testing/testChain.ts'
import { operate } from './commands.ts'
import { type Row, testFeed } from './feeds/feeds.fixture.ts'
import { day } from './lib/durations.ts'
import { readOptions } from './options.ts'
import { applyRound, deliverBy, openSession, readRound, type Session } from './session.ts'

interface Opening {
  command?: string
  flags?: readonly string[]
  rpcUrl?: string
}

/** Gives each test of a file a chain, an empty feed, and what an operator does with them. */
export function setUpOperator() {
  const chain = setUpTestChain()
  /** `start` is a day from now. */
  const feed = { path: '', start: 0, write: (_: readonly Row[]) => {} }

  beforeEach(async () => {
    Object.assign(feed, testFeed(), { start: (await chain().now()) + day })
  })

  function open({ command = 'watch', flags = [], rpcUrl = chain().url }: Opening = {}): Promise<Session> {
    return openSession(readOptions([command, '--feed', feed.path, ...flags], { OPERATE_RPC_URL: rpcUrl }))
  }

  return {
    chain,
    feed,
    open,

    async apply(session?: Session, gasLimit?: bigint) {
      const acting = session ?? (await open())
      const round = await readRound(acting)
      return applyRound(acting, round, deliverBy(acting, round.chain.time), gasLimit)
    },

    /** Runs a command. Returns its exit code and what it prints. */
    async run(command: string, ...flags: readonly string[]) {
      const printed = vi.spyOn(console, 'log').mockReturnValue()
      try {
        const args = [command, '--feed', feed.path, '--yes', ...flags]
        const code = await operate(readOptions(args, { OPERATE_RPC_URL: chain().url }))
        return { code, text: printed.mock.calls.flat().join('\n').trim() }
      } finally {
        printed.mockRestore()
      }
    },

    async startProxy(limits?: ProxyLimits) {
      const proxy = await startRpcProxy(chain().url, limits)
      onTestFinished(proxy.stop)
      return proxy
    },

    /** Reads all matches, the oldest first. */
    async readMatches() {
      const { client, contracts } = chain()
      const reading = { ...contracts.lens, functionName: 'getMatches', args: [0n, 100n] } as const
      const [matches] = await client.readContract(reading)
      return matches.toReversed()
    },
  }
}

export async function execute({ client }: TestChain, file: string, account: Address) {
  const { transactions }: { transactions: { to: Hex; data: Hex }[] } = JSON.parse(readFileSync(file, 'utf8'))
  for (const { to, data } of transactions) {
    const hash = await client.sendTransaction({ account, to, data })
    await client.waitForTransactionReceipt({ hash })
  }
}

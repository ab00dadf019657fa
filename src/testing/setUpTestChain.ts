import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { deployment } from '@/chain/config/config'
import { contractsOf } from './contracts'
import { startTestChain, type TestChain } from './testChain'
import { hour } from './time'

/** Gives each test of a file the same Anvil, with nothing but the contracts on it. */
export function setUpTestChain(): () => TestChain {
  let chain: TestChain | undefined
  const started = () => {
    if (!chain) throw new Error('The test chain runs only within tests')
    return chain
  }
  beforeAll(async () => {
    chain = await startTestChain({ state: inject('chainState'), contracts: contractsOf(deployment) })
    // The local deployment has no dispute window; public chains have this one.
    await chain.setDisputeWindow(12 * hour)
  })
  beforeEach(() => started().restore())
  afterAll(async () => {
    // Anvil answers in order: hooks that are still mounted get their answers before it stops.
    await started().client.getBlockNumber()
    await started().stop()
  })
  return started
}

import type { TestProject } from 'vitest/node'
import { emptyChainState } from './deployLocal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The state file of a chain with nothing but the contracts. */
    chainState: string
  }
}

/** Deploys the contracts once for all tests. */
export async function setup({ provide }: TestProject) {
  provide('chainState', await emptyChainState())
}

import { writeFileSync } from 'node:fs'
import { safeFile } from '../../../src/chain/transactions/safeFile.ts'
import type { Connection } from '../chain/connect.ts'
import { type Batch, Reverted } from './applySteps.ts'
import type { Signer } from './signer.ts'

/** Percent of the estimate: the state can change before the transaction is mined. */
const GAS_MARGIN = 125n

/** Sends batches from an account, and waits until each is mined. */
export function byTransaction({ client }: Connection, signer: Signer) {
  return async ({ to, data, gas, nonce }: Batch): Promise<string> => {
    const hash = await signer.send({ to, data, gas: (gas * GAS_MARGIN) / 100n, nonce })
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Reverted(`The transaction ${hash} reverted.`)
    return hash
  }
}

/**
 * Writes batches as files for the Safe's Transaction Builder. The next plan shows what was executed.
 * @param path of the first file; later ones get a number
 * @param now unix seconds
 */
export function bySafeFile({ chain }: Connection, path: string, now: number) {
  let files = 0
  return async ({ calls }: Batch): Promise<string> => {
    files++
    const file = files === 1 ? path : path.replace(/(\.json)?$/, `-${files}.json`)
    writeFileSync(file, `${safeFile(calls, chain.id, now * 1_000)}\n`)
    return file
  }
}

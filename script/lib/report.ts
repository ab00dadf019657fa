// @ts-nocheck
// What the scripts say while they work.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { UserFacingError } from './machine.ts'
import { isStopping, root, ToolError } from './processes.ts'

const LOG = join(root, '.chain', 'start.log')

export function openLog() {
  mkdirSync(join(root, '.chain'), { recursive: true })
  writeFileSync(LOG, '')
}

/**
 * Does one step and says how long it took.
 * @template T
 * @param {string} name what is being done, as in "Compiling the contracts"
 * @param {() => Promise<T> | T} work
 * @param {string} [remedy] what to do if it fails
 * @returns {Promise<T>}
 * @throws {UserFacingError} with one sentence; the details are in the log
 */
export async function step(name, work, remedy = '') {
  const began = performance.now()
  process.stdout.write(`  ${name.padEnd(52)}`)
  try {
    const result = await work()
    process.stdout.write(`${seconds(performance.now() - began)}\n`)
    return result
  } catch (error) {
    // The signal's handler ends this process; there is nothing to say and nothing to go on with.
    if (isStopping()) return new Promise(() => {})
    process.stdout.write('failed\n')
    if (error instanceof UserFacingError) throw error
    appendFileSync(
      LOG,
      `${name}\n${error instanceof ToolError ? `${error.message}\n${error.output}` : error.stack}\n`,
    )
    throw new UserFacingError(
      `${name} failed. What it said is in ${relative(process.cwd(), LOG)}. ${remedy}`.trim(),
    )
  }
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`.padStart(8)
}

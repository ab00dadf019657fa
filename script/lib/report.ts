import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isStopping, root } from '../../src/testing/processes.ts'
import { UserFacingError } from './machine.ts'
import { describeError } from './main.ts'

const LOG = join(root, '.chain', 'start.log')

export function openLog() {
  mkdirSync(join(root, '.chain'), { recursive: true })
  writeFileSync(LOG, '')
}

/**
 * Does one step and prints how long it took. Details of a failure go to the log.
 * @param remedy what the user can do if it fails
 */
export async function step<T>(name: string, work: () => Promise<T> | T, remedy = ''): Promise<T> {
  const began = performance.now()
  process.stdout.write(`  ${name.padEnd(52)}`)
  try {
    const result = await work()
    process.stdout.write(`${seconds(performance.now() - began).padStart(8)}\n`)
    return result
  } catch (error) {
    // The signal handler is about to exit.
    if (isStopping()) return new Promise(() => {})
    process.stdout.write('failed\n')
    if (error instanceof UserFacingError) throw error
    appendFileSync(LOG, `${name}\n${describeError(error)}\n`)
    throw new UserFacingError(
      `${name} failed. What it said is in ${relative(process.cwd(), LOG)}. ${remedy}`.trim(),
    )
  }
}

export function seconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`
}

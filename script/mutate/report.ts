// @ts-nocheck
import { readFileSync } from 'node:fs'

/** Of all mutants that can be told from the original, as many have to be noticed. */
const GOAL = 0.95

/**
 * Mutants that no test can tell from the original, each with the reason.
 * @type {(Pick<Change, 'before' | 'after'> & { file: string, why: string })[]}
 */
const equivalents = JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8'))

/**
 * @typedef {{ lineNumber: number, before: string, after: string }} Change the lines it is on, without and with it
 * @typedef {Change & { file: string, isKilled: boolean }} Result
 */

/**
 * The lines that a change is on.
 * @param {string} source
 * @param {number} from
 * @param {number} to
 * @param {string} replacement of what is between them
 * @returns {Change}
 */
export function linesOf(source, from, to, replacement) {
  const start = source.lastIndexOf('\n', from - 1) + 1
  const end = source.indexOf('\n', to)
  const flat = (code) => code.replaceAll(/\s+/g, ' ').trim()
  return {
    lineNumber: source.slice(0, from).split('\n').length,
    before: flat(source.slice(start, end)),
    after: flat(source.slice(start, from) + replacement + source.slice(to, end)),
  }
}

/**
 * Prints which mutants nobody noticed, and the score.
 * @param {string} name
 * @param {Result[]} results
 * @returns {boolean} whether the score is good enough
 */
export function report(name, results) {
  const survivors = results.filter(({ isKilled }) => !isKilled)
  const unexplained = survivors.filter((survivor) => !equivalents.some((known) => isSame(known, survivor)))
  for (const { file, lineNumber, before, after } of unexplained) {
    console.log(`\n${file}:${lineNumber}\n  - ${before}\n  + ${after}`)
  }
  for (const known of equivalents) {
    const isTested = results.some((result) => isSame(known, result))
    if (isTested && !survivors.some((survivor) => isSame(known, survivor))) {
      console.log(
        `\n${known.file}: a test does notice "${known.after}", which equivalent.json says none can.`,
      )
    }
  }
  const explained = survivors.length - unexplained.length
  const total = results.length - explained
  const killed = results.length - survivors.length
  const score = total === 0 ? 1 : killed / total
  console.log(
    `\n${name}: ${killed} of ${total} mutants killed, ${(score * 100).toFixed(1)} %; ${explained} more cannot be told from the original.`,
  )
  return score >= GOAL
}

function isSame(one, other) {
  return one.file === other.file && one.before === other.before && one.after === other.after
}

import { readFileSync } from 'node:fs'

/** The share of non-equivalent mutants that the tests have to kill. */
const GOAL = 0.95

/** A mutation of some lines: the lines before and after. */
export type Change = { lineNumber: number; before: string; after: string }
export type MutationResult = Change & { file: string; isKilled: boolean }
type Mutation = Pick<MutationResult, 'file' | 'before' | 'after'>

export interface MutationOptions {
  /** Mutates only files with this in their path. */
  file?: string | undefined
  /** Tests this many mutants of the contracts, evenly spread. */
  sample?: number | undefined
}

/** Equivalent mutants. The file says for each why no test can kill it. */
const equivalents = parseEquivalents(readFileSync(new URL('equivalent.diff', import.meta.url), 'utf8'))

/** Returns the lines of a replacement from one offset to another. */
export function linesOf(source: string, from: number, to: number, replacement: string): Change {
  const start = source.lastIndexOf('\n', from - 1) + 1
  const end = source.indexOf('\n', to)
  const flat = (code: string) => code.replaceAll(/\s+/g, ' ').trim()
  return {
    lineNumber: source.slice(0, from).split('\n').length,
    before: flat(source.slice(start, end)),
    after: flat(source.slice(start, from) + replacement + source.slice(to, end)),
  }
}

/** Prints the survivors and the score. Returns `true` if the goal is met. */
export function report(name: string, results: readonly MutationResult[]): boolean {
  const survivors = results.filter(({ isKilled }) => !isKilled)
  const unexplained = survivors.filter((survivor) => !equivalents.some((known) => isSame(known, survivor)))
  for (const { file, lineNumber, before, after } of unexplained) {
    console.log(`\n${file}:${lineNumber}\n  - ${before}\n  + ${after}`)
  }
  for (const known of equivalents) {
    const isTested = results.some((result) => isSame(known, result))
    if (isTested && !survivors.some((survivor) => isSame(known, survivor))) {
      console.log(`\n${known.file}: a test notices "${known.after}", which equivalent.diff says none can.`)
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

function isSame(one: Mutation, other: Mutation) {
  return one.file === other.file && one.before === other.before && one.after === other.after
}

/** Reads lines of a file's path, `# reason`, `- before` and one `+ after` for each mutant of it. */
function parseEquivalents(text: string): Mutation[] {
  const found: Mutation[] = []
  let file = ''
  let before = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('- ')) before = line.slice(2)
    else if (line.startsWith('+ ')) found.push({ file, before, after: line.slice(2) })
    else if (line && !line.startsWith('# ')) file = line
  }
  return found
}

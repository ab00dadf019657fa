import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isStopping, root, run, ToolError } from '../../src/testing/processes.ts'
import type { MutationResult } from './report.ts'
import { type Mutant, mutantsOf } from './solidity.ts'

const FOLDER = join(root, '.mutate')
const MEMORY = join(FOLDER, 'contracts.json')
const SOURCES = 'contracts/src'
const TESTS = 'contracts/test'
const INVARIANTS = `${TESTS}/invariant/*`
const ENV = { FOUNDRY_PROFILE: 'mutate', NO_COLOR: '1' }

/** A mutant that takes longer hangs, and counts as killed. */
const TIMEOUT_MS = 600_000

type Options = {
  /** Mutates only files with this in their path. */
  file?: string | undefined
  /** Tests this many mutants, evenly spread. */
  sample?: number | undefined
}

/** `none`: the mutant does not compile, or compiles to the same code. */
type Outcome = 'killed' | 'survived' | 'none'
type ContractMutant = Mutant & { file: string }
/** `by` is the test file that killed the mutant. */
type TestResult = { outcome: Outcome; by?: string | undefined }
type Memory = Record<string, TestResult & { tests: string }>

/**
 * Tests each mutant of the contracts in a copy of the project. Keeps earlier results while the contracts and the tests
 * that gave them stay the same.
 */
export async function mutateContracts({
  file: wanted = '',
  sample = Number.POSITIVE_INFINITY,
}: Options): Promise<MutationResult[]> {
  mkdirSync(FOLDER, { recursive: true })
  const mutants = spread(allMutants(wanted), sample)
  const outcomes = await testAll(mutants)
  return mutants
    .map(({ source: _, ...mutant }, i) => ({ ...mutant, isKilled: outcomes[i] === 'killed' }))
    .filter((_, i) => outcomes[i] !== 'none')
}

function allMutants(wanted: string): ContractMutant[] {
  return filesIn(SOURCES)
    .filter((file) => file.includes(wanted) && !file.includes('/interfaces/'))
    .flatMap((file) => mutantsOf(read(file)).map((mutant) => ({ file, ...mutant })))
}

function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count)
  return list.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
}

async function testAll(mutants: readonly ContractMutant[]): Promise<(Outcome | undefined)[]> {
  const memory = readMemory()
  const sources = hash(...filesIn(SOURCES).map(read))
  const queue = mutants.map((mutant, i) => ({ mutant, i, key: hash(sources, mutant.file, mutant.source) }))
  // An earlier outcome holds while the tests are the same.
  const outcomes = queue.map(({ key }) => {
    const known = memory[key]
    return known && known.tests === testsHash(known.by) ? known.outcome : undefined
  })
  const open = queue.filter(({ i }) => !outcomes[i])
  let done = 0

  async function work(number: number) {
    if (open.length === 0) return
    const copy = await makeCopy(number)
    for (let next = open.shift(); next; next = open.shift()) {
      const { mutant, i, key } = next
      const { outcome, by } = await copy.test(mutant)
      // Forge failed because it was stopped.
      if (isStopping()) return
      outcomes[i] = outcome
      memory[key] = { outcome, by, tests: testsHash(by) }
      writeFileSync(MEMORY, JSON.stringify(memory))
      done += 1
      if (done % 20 === 0) console.log(`${done} of ${done + open.length} mutants of contracts tested`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, (_, number) => work(number)))
  return outcomes
}

function readMemory(): Memory {
  try {
    return JSON.parse(readFileSync(MEMORY, 'utf8'))
  } catch {
    return {}
  }
}

/** Makes a copy of the project, compiles and tests it once. */
async function makeCopy(number: number) {
  const cwd = join(FOLDER, `contracts-${number}`)
  for (const folder of [SOURCES, TESTS]) {
    rmSync(join(cwd, folder), { recursive: true, force: true })
    cpSync(join(root, folder), join(cwd, folder), { recursive: true, preserveTimestamps: true })
  }
  mkdirSync(join(cwd, 'script'), { recursive: true })
  cpSync(join(root, 'foundry.toml'), join(cwd, 'foundry.toml'))
  cpSync(join(root, 'script/solc.cjs'), join(cwd, 'script/solc.cjs'))
  rmSync(join(cwd, 'node_modules'), { force: true })
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))

  const forge = (...args: string[]) => run('forge', args, { cwd, env: ENV, timeout: TIMEOUT_MS })
  /** Returns the output of failed tests. */
  const failureOf = async (...tests: string[]): Promise<string | undefined> => {
    // Forge would replay counterexamples of the last mutant.
    rmSync(join(cwd, 'cache/fuzz'), { recursive: true, force: true })
    rmSync(join(cwd, 'cache/invariant'), { recursive: true, force: true })
    try {
      await forge('test', '--fail-fast', ...tests)
      return undefined
    } catch (error) {
      if (error instanceof ToolError) return error.output
      throw error
    }
  }
  const bytecodes = () =>
    filesIn(SOURCES)
      .map((file) => file.split('/').at(-1) ?? file)
      // One artifact per contract: a file can hold several libraries.
      .map((name) => join(cwd, 'out', name))
      .flatMap((folder) => readdirSync(folder).map((artifact) => join(folder, artifact)))
      .map((artifact) => JSON.parse(readFileSync(artifact, 'utf8')).bytecode.object)
      .join()

  await forge('build')
  const original = bytecodes()
  const failure = await failureOf()
  if (failure !== undefined) throw new ToolError('The contract tests fail without a mutant.', failure)

  return {
    async test({ file, source }: ContractMutant): Promise<TestResult> {
      const path = join(cwd, file)
      const right = readFileSync(path, 'utf8')
      writeFileSync(path, source)
      try {
        const noticed =
          (await failureOf('--no-match-path', INVARIANTS)) ?? (await failureOf('--match-path', INVARIANTS))
        if (noticed === undefined) return { outcome: bytecodes() === original ? 'none' : 'survived' }
        if (noticed.includes('Compiler run failed')) return { outcome: 'none' }
        return { outcome: 'killed', by: /Encountered \d+ failing tests? in ([^:]+)/.exec(noticed)?.[1] }
      } finally {
        writeFileSync(path, right)
      }
    },
  }
}

const testsHashes = new Map<string | undefined, string>()

/** Returns the hash of a test file and the files that tests share, or of all tests. */
function testsHash(by: string | undefined): string {
  const known = testsHashes.get(by)
  if (known) return known
  const isShared = (file: string) => !file.endsWith('.t.sol') && !file.includes('/gas/')
  const tests = filesIn(TESTS).filter((file) => !by || file === by || isShared(file))
  const made = hash(read('foundry.toml'), ...tests.map(read))
  testsHashes.set(by, made)
  return made
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol'))
    .map((file) => join(folder, file))
    .sort()
}

function read(file: string) {
  return readFileSync(join(root, file), 'utf8')
}

function hash(...texts: string[]) {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}

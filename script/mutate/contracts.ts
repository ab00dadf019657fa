// @ts-nocheck
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isStopping, root, run, ToolError } from '../lib/processes.ts'
import { compilerVersion, serveCompiler } from './compiler.ts'
import { mutantsOf } from './solidity.ts'

const FOLDER = join(root, '.mutate')
const MEMORY = join(FOLDER, 'contracts.json')
// Not in the folder: a socket's path may not be long.
const SOCKET = join(tmpdir(), `clutchpool-compiler-${process.pid}.sock`)
const SOURCES = 'contracts/src'
const TESTS = 'contracts/test'
const INVARIANTS = `${TESTS}/invariant/*`
const ENV = {
  FOUNDRY_PROFILE: 'mutate',
  MUTATE_COMPILER: SOCKET,
  MUTATE_COMPILER_VERSION: compilerVersion,
  NO_COLOR: '1',
}

/** Several times what all tests take on a busy machine: a mutant that takes longer hangs, which is noticed. */
const PATIENCE_MS = 600_000

/**
 * Mutates the contracts, each mutant in a copy of the project. What an earlier run found is taken over as long as the
 * contracts, and the tests that it depends on, are the same.
 * @param {{ file?: string, sample?: number }} options `file`: sources whose path has this in it; `sample`: how many
 * mutants, evenly spread
 * @returns {Promise<import('./report.ts').Result[]>}
 */
export async function mutateContracts({ file: wanted = '', sample = Number.POSITIVE_INFINITY }) {
  mkdirSync(FOLDER, { recursive: true })
  const compiler = await serveCompiler(SOCKET)
  try {
    const mutants = spread(allMutants(wanted), sample)
    const outcomes = await testAll(mutants)
    return mutants
      .map(({ source, ...mutant }, i) => ({
        ...mutant,
        isKilled: outcomes[i] === 'killed',
        outcome: outcomes[i],
      }))
      .filter(({ outcome }) => outcome !== 'none')
  } finally {
    compiler.close()
  }
}

function allMutants(wanted) {
  return filesIn(SOURCES)
    .filter((file) => file.includes(wanted) && !file.includes('/interfaces/'))
    .flatMap((file) => mutantsOf(read(file)).map((mutant) => ({ file, ...mutant })))
}

function spread(list, count) {
  const step = Math.max(1, list.length / count)
  return list.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
}

/** @typedef {'killed' | 'survived' | 'none'} Outcome `none`: it does not compile, or to the same code */

/**
 * @param {(import('./solidity.ts').Mutant & { file: string })[]} mutants
 * @returns {Promise<Outcome[]>} in their order
 */
async function testAll(mutants) {
  const memory = readMemory()
  const sources = hash(...filesIn(SOURCES).map(read))
  const queue = mutants.map((mutant, i) => ({ mutant, i, key: hash(sources, mutant.file, mutant.source) }))
  const outcomes = queue.map(({ key }) => recall(memory[key]))
  const open = queue.filter(({ i }) => !outcomes[i])
  let done = 0

  async function work(number) {
    if (open.length === 0) return
    const copy = await makeCopy(number)
    for (let next = open.shift(); next; next = open.shift()) {
      const { mutant, i, key } = next
      const { outcome, by } = await copy.test(mutant)
      // What failed then, failed because of it.
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

/** What is known of a mutant, if the tests are still those that said it. */
function recall(known) {
  return known && known.tests === testsHash(known.by) ? known.outcome : undefined
}

function readMemory() {
  try {
    return JSON.parse(readFileSync(MEMORY, 'utf8'))
  } catch {
    return {}
  }
}

/** A copy of the project, compiled and tested once, in which mutants are put one after the other. */
async function makeCopy(number) {
  const cwd = join(FOLDER, `contracts-${number}`)
  for (const folder of [SOURCES, TESTS]) {
    rmSync(join(cwd, folder), { recursive: true, force: true })
    cpSync(join(root, folder), join(cwd, folder), { recursive: true, preserveTimestamps: true })
  }
  mkdirSync(join(cwd, 'script'), { recursive: true })
  cpSync(join(root, 'foundry.toml'), join(cwd, 'foundry.toml'))
  cpSync(join(root, 'script/mutate/compilerClient.cjs'), join(cwd, 'script/solc.cjs'))
  rmSync(join(cwd, 'node_modules'), { force: true })
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))

  const forge = (...args) => run('forge', args, { cwd, env: ENV, timeout: PATIENCE_MS })
  /** @returns {Promise<string | undefined>} what the tests had to say if they failed */
  const complaintsOf = async (...tests) => {
    // Counterexamples of the last mutant say nothing of this one.
    rmSync(join(cwd, 'cache/fuzz'), { recursive: true, force: true })
    rmSync(join(cwd, 'cache/invariant'), { recursive: true, force: true })
    try {
      await forge('test', '--fail-fast', ...tests)
    } catch (error) {
      if (error instanceof ToolError) return error.output
      throw error
    }
  }
  const bytecodes = () =>
    filesIn(SOURCES)
      .map((file) => file.split('/').at(-1) ?? file)
      .map((name) => readFileSync(join(cwd, 'out', name, name.replace('.sol', '.json')), 'utf8'))
      .map((artifact) => JSON.parse(artifact).bytecode.object)
      .join()

  await forge('build')
  const original = bytecodes()
  const complaints = await complaintsOf()
  if (complaints !== undefined) throw new ToolError('The contract tests fail without a mutant.', complaints)

  return {
    /** @returns {Promise<{ outcome: Outcome, by?: string }>} `by`: the test file that noticed it */
    async test({ file, source }) {
      const path = join(cwd, file)
      const right = readFileSync(path, 'utf8')
      writeFileSync(path, source)
      try {
        const noticed =
          (await complaintsOf('--no-match-path', INVARIANTS)) ??
          (await complaintsOf('--match-path', INVARIANTS))
        if (noticed === undefined) return { outcome: bytecodes() === original ? 'none' : 'survived' }
        if (noticed.includes('Compiler run failed')) return { outcome: 'none' }
        return { outcome: 'killed', by: /Encountered \d+ failing tests? in ([^:]+)/.exec(noticed)?.[1] }
      } finally {
        writeFileSync(path, right)
      }
    },
  }
}

/** @type {Map<string | undefined, string>} */
const testsHashes = new Map()

/** Of a test file and what tests share; without one, of all. */
function testsHash(by) {
  const known = testsHashes.get(by)
  if (known) return known
  const isShared = (file) => !file.endsWith('.t.sol') && !file.includes('/gas/')
  const tests = filesIn(TESTS).filter((file) => !by || file === by || isShared(file))
  const made = hash(read('foundry.toml'), ...tests.map(read))
  testsHashes.set(by, made)
  return made
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.sol'))
    .map((file) => join(folder, file))
    .sort()
}

function read(file) {
  return readFileSync(join(root, file), 'utf8')
}

function hash(...texts) {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}

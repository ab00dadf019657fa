import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { isStopping, root, run, ToolError } from '../../src/testing/processes.ts'
import type { MutationOptions, MutationResult } from './report.ts'
import { type Mutant, mutantsOf } from './solidity.ts'

const SOURCES = 'contracts/src'
const TESTS = 'contracts/test'
const INVARIANTS = `${TESTS}/invariant/*`
const ENV = { FOUNDRY_PROFILE: 'mutate', NO_COLOR: '1' }

/** A mutant that takes longer hangs, and counts as killed. */
const TIMEOUT_MS = 600_000

/** `none`: the mutant does not compile, or compiles to the same code. */
type Outcome = 'killed' | 'survived' | 'none'
type ContractMutant = Mutant & { file: string }

/** Tests each mutant of the contracts, in as many copies of the project as there are processors. */
export async function mutateContracts({
  file: wanted = '',
  sample = Number.POSITIVE_INFINITY,
}: MutationOptions): Promise<MutationResult[]> {
  const open = spread(allMutants(wanted), sample)
  const results: MutationResult[] = []

  async function work(number: number) {
    if (open.length === 0) return
    const test = await makeCopy(number)
    for (let mutant = open.shift(); mutant; mutant = open.shift()) {
      const outcome = await test(mutant)
      // Forge failed because it was stopped.
      if (isStopping()) return
      if (outcome !== 'none') results.push({ ...mutant, isKilled: outcome === 'killed' })
      if (open.length % 20 === 0) console.log(`${open.length} mutants of contracts left`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, (_, number) => work(number)))
  return results
}

function allMutants(wanted: string): ContractMutant[] {
  return filesIn(SOURCES)
    .filter((file) => file.includes(wanted) && !file.includes('/interfaces/'))
    .flatMap((file) =>
      mutantsOf(readFileSync(join(root, file), 'utf8')).map((mutant) => ({ file, ...mutant })),
    )
}

function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count)
  return list.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
}

/** Makes a copy of the project, compiles and tests it once. Returns the function that tests a mutant in it. */
async function makeCopy(number: number) {
  const cwd = join(root, '.mutate', `contracts-${number}`)
  for (const folder of [SOURCES, TESTS]) {
    rmSync(join(cwd, folder), { recursive: true, force: true })
    cpSync(join(root, folder), join(cwd, folder), { recursive: true, preserveTimestamps: true })
  }
  mkdirSync(join(cwd, 'script'), { recursive: true })
  for (const file of ['foundry.toml', 'script/solc.cjs']) cpSync(join(root, file), join(cwd, file))
  rmSync(join(cwd, 'node_modules'), { force: true })
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))

  const forge = (...args: string[]) => run('forge', args, { cwd, env: ENV, timeout: TIMEOUT_MS })
  const failureOf = async (...tests: string[]): Promise<string | undefined> => {
    // Forge would replay counterexamples of the last mutant.
    for (const cache of ['fuzz', 'invariant'])
      rmSync(join(cwd, 'cache', cache), { recursive: true, force: true })
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
      // One artifact per contract: a file can hold several libraries.
      .map((file) => join(cwd, 'out', basename(file)))
      .flatMap((folder) => readdirSync(folder).map((artifact) => join(folder, artifact)))
      .map((artifact) => JSON.parse(readFileSync(artifact, 'utf8')).bytecode.object)
      .join()

  await forge('build')
  const original = bytecodes()
  const failure = await failureOf()
  if (failure !== undefined) throw new ToolError('The contract tests fail without a mutant.', failure)

  return async ({ file, source }: ContractMutant): Promise<Outcome> => {
    const path = join(cwd, file)
    const right = readFileSync(path, 'utf8')
    writeFileSync(path, source)
    try {
      const noticed =
        (await failureOf('--no-match-path', INVARIANTS)) ?? (await failureOf('--match-path', INVARIANTS))
      if (noticed === undefined) return bytecodes() === original ? 'none' : 'survived'
      return noticed.includes('Compiler run failed') ? 'none' : 'killed'
    } finally {
      writeFileSync(path, right)
    }
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol'))
    .map((file) => join(folder, file))
    .sort()
}

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { root } from '../../src/testing/processes.ts'
import { linesOf, type MutationOptions, type MutationResult } from './report.ts'
import { pureSources } from './sources.ts'

const KILLED = ['Killed', 'Timeout']
/** Without mutants that do not compile or are ignored. */
const COUNTED = [...KILLED, 'Survived', 'NoCoverage']

type StrykerResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** Mutates the pure functions of the app with StrykerJS. */
export async function mutateApp({ file: wanted = '' }: MutationOptions): Promise<MutationResult[]> {
  // Stryker runs tests in threads, which cannot set the time zone themselves.
  process.env.TZ = 'Europe/Berlin'
  const results = await new Stryker({
    mutate: pureSources.filter((source) => source.includes(wanted)),
    ignorePatterns: ['/*', '!/src', '!/script', '!/*.ts', '!/*.json'],
    // Stryker would read it with an older TypeScript than ours.
    tsconfigFile: 'none',
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'script/mutate/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    tempDirName: '.mutate/app',
    reporters: ['progress-append-only'],
    timeoutMS: 60_000,
    allowEmpty: true,
  }).runMutationTest()
  return results.filter(({ status }) => COUNTED.includes(status)).map(toResult)
}

function toResult({ fileName, location, replacement, status }: StrykerResult): MutationResult {
  const source = readFileSync(fileName, 'utf8')
  return {
    file: relative(root, fileName),
    ...linesOf(source, offsetIn(source, location.start), offsetIn(source, location.end), replacement),
    isKilled: KILLED.includes(status),
  }
}

/** Converts a line and a column, which count from 1. */
function offsetIn(source: string, { line, column }: { line: number; column: number }) {
  const before = source.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

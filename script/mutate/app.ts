// @ts-nocheck
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { root } from '../lib/processes.ts'
import { linesOf } from './report.ts'
import { pureSources } from './sources.ts'

const FOLDER = '.mutate'
/** What the last run found. */
const MEMORY = `${FOLDER}/app.json`
const KILLED = ['Killed', 'Timeout']
/** Those that do not compile, and those that nobody wants to know of, do not count. */
const COUNTED = [...KILLED, 'Survived', 'NoCoverage']

/**
 * Mutates the pure functions of the app, by StrykerJS.
 * @param {{ file?: string }} options `file`: sources whose path has this in it
 * @returns {Promise<import('./report.ts').Result[]>}
 */
export async function mutateApp({ file: wanted = '' }) {
  forgetSurvivors()
  // Tests run in threads here, where they cannot set the zone themselves.
  process.env.TZ = 'Europe/Berlin'
  const results = await new Stryker({
    mutate: pureSources.filter((source) => source.includes(wanted)),
    ignorePatterns: ['/*', '!/src', '!/script', '!/*.ts', '!/*.json'],
    // None: to rewrite its paths, it would have to be read by an older TypeScript than ours.
    tsconfigFile: 'none',
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'script/mutate/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: MEMORY,
    tempDirName: `${FOLDER}/app`,
    reporters: ['progress-append-only'],
    timeoutMS: 60_000,
    logLevel: 'error',
    allowEmpty: true,
  }).runMutationTest()
  return results.filter(({ status }) => COUNTED.includes(status)).map(toResult)
}

/** They are tried again: that a new test reaches what is made when a module loads, nobody can tell from the last run. */
function forgetSurvivors() {
  const path = join(root, MEMORY)
  if (!existsSync(path)) return
  const known = JSON.parse(readFileSync(path, 'utf8'))
  for (const file of Object.values(known.files)) {
    file.mutants = file.mutants.filter(({ status }) => KILLED.includes(status))
  }
  writeFileSync(path, JSON.stringify(known))
}

function toResult({ fileName, location: { start, end }, replacement, status }) {
  const source = readFileSync(fileName, 'utf8')
  return {
    file: relative(root, fileName),
    ...linesOf(source, offsetIn(source, start), offsetIn(source, end), replacement),
    isKilled: KILLED.includes(status),
  }
}

/** Lines and columns count from 1. */
function offsetIn(source, { line, column }) {
  const before = source.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

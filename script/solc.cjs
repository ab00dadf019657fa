#!/usr/bin/env node
// Forge's compiler: a native solc of the same release, from `SOLC` or the PATH, or npm's, which is WebAssembly and takes
// several times as long.
const { spawnSync } = require('node:child_process')
const { readFileSync } = require('node:fs')
const { version } = require('solc/package.json')

if (process.argv.includes('--version')) {
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}\n`)
} else {
  const native = process.env.SOLC ?? 'solc'
  const { stdout } = spawnSync(native, ['--version'], { encoding: 'utf8' })
  // A release has only its commit after the number, a nightly build more.
  if (stdout?.includes(`\nVersion: ${version}+commit.`)) {
    process.exitCode = spawnSync(native, process.argv.slice(2), { stdio: 'inherit' }).status ?? 1
  } else {
    process.stdout.write(require('solc').compile(readFileSync(0, 'utf8')))
  }
}

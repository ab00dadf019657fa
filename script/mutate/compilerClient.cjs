#!/usr/bin/env node
// Replaces solc for forge in mutation runs: forwards the input to the server of `compiler.ts`, which keeps solc loaded.
const { connect } = require('node:net')

if (process.argv.includes('--version')) {
  process.stdout.write(
    `solc, the solidity compiler commandline interface\nVersion: ${process.env.MUTATE_COMPILER_VERSION}\n`,
  )
} else {
  const connection = connect(process.env.MUTATE_COMPILER)
  process.stdin.pipe(connection).pipe(process.stdout)
}

#!/usr/bin/env node
// What forge takes for solc while mutants are tested: it asks `compiler.ts`.
const { connect } = require('node:net')

if (process.argv.includes('--version')) {
  process.stdout.write(
    `solc, the solidity compiler commandline interface\nVersion: ${process.env.MUTATE_COMPILER_VERSION}\n`,
  )
} else {
  const connection = connect(process.env.MUTATE_COMPILER)
  process.stdin.pipe(connection).pipe(process.stdout)
}

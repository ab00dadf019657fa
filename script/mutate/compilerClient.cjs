#!/usr/bin/env node
// What forge takes for solc while mutants are tested: it asks `compiler.mjs`.
const { connect } = require('node:net')

const connection = connect(process.env.MUTATE_COMPILER)
if (process.argv.includes('--version')) {
  process.stdout.write('solc, the solidity compiler commandline interface\nVersion: ')
  connection.end()
} else {
  process.stdin.pipe(connection)
}
connection.pipe(process.stdout)

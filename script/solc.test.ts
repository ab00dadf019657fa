import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { version } from '../node_modules/solc/package.json'
import { run } from '../src/testing/processes.ts'
import { testFolder } from '../src/testing/testFolder.ts'

async function compile(version: string) {
  const report = `solc, the solidity compiler commandline interface\\nVersion: ${version}\\n`
  const solc = `#!/bin/sh\ntest "$1" = --version && printf '${report}' || echo "native $*"\n`
  const native = join(testFolder({ solc }), 'solc')
  chmodSync(native, 0o755)
  return run('sh', ['-c', 'echo "{}" | node script/solc.cjs --standard-json'], { env: { SOLC: native } })
}

test('a native compiler of the same release compiles', async () => {
  expect(await compile(`${version}+commit.73712a01.Linux.g++`)).toBe('native --standard-json\n')
})

test.each([
  ['another release', '0.8.29+commit.ab55807c.Linux.g++'],
  ['a nightly build', `${version}-nightly.2025.5.7+commit.73712a01.Linux.g++`],
])('%s does not', async (_, version) => {
  expect(JSON.parse(await compile(version))).toMatchObject({ errors: [{ severity: 'error' }] })
})

import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, run } from '../../src/testing/processes.ts'
import { testFolder } from '../../src/testing/testFolder.ts'

// With the terminal of a person, as a deployment runs it.
const source = `
  import { describeError } from './script/lib/machine.ts'
  import { runForge } from './script/lib/signer.ts'
  for (const [signer, text, end] of JSON.parse(process.env.RUNS)) {
    const env = { PATH: process.env.PATH, TEXT: text, END: end }
    await runForge([], [signer], { stdio: 'inherit', env }).catch((error) => console.log(describeError(error)))
    console.log('next')
  }
`

const panic = (message: string) => `The application panicked (crashed).\nMessage:  ${message}`
const ledger = panic('Failed to initialize HID API: InitializationError')
const trezor = panic("Can't init Global usb context, error Other")
const abort = 'kill -ABRT $$'

const runs = [
  ['--ledger', ledger, abort, /^Forge finds no ledger: connect and unlock it[^\n]*\n$/],
  ['--trezor', trezor, abort, /^Forge finds no trezor: [^\n]*\n$/],
  ['--ledger', panic('index out of bounds'), abort, /out of bounds.*failed \(SIGABRT\)/s],
  ['--unlocked', ledger, abort, /HID API.*failed \(SIGABRT\)/s],
  ['--ledger', 'Error: Ledger is locked', 'exit 1', /^Error: Ledger is locked\n.* failed \(1\)/s],
  ['--ledger', 'Warning: unknown chain', 'exit 0', /^Warning: unknown chain\n$/],
] as const

test('forge that finds no hardware wallet is a sentence, and says all else itself', async () => {
  const folder = testFolder({ forge: '#!/bin/sh\necho "$TEXT" >&2\neval "$END"\n' })
  chmodSync(join(folder, 'forge'), 0o755)
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    NODE: process.execPath,
    SOURCE: source,
    RUNS: JSON.stringify(runs),
  }
  const command = '"$NODE" --import tsx --input-type=module --eval "$SOURCE" 2>&1'
  const printed = (await run('sh', ['-c', command], { cwd: root, env })).split('next\n')
  for (const [index, [, , , said]] of runs.entries()) expect(printed[index]).toMatch(said)
})

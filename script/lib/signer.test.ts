import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../src/testing/testFolder.ts'
import { runForge } from './signer.ts'

test('forge that crashes without a hardware wallet is a sentence', async () => {
  // Without a device, forge panics, which aborts it.
  const folder = testFolder({ forge: '#!/bin/sh\nkill -ABRT $$\n' })
  chmodSync(join(folder, 'forge'), 0o755)
  const options = { env: { PATH: `${folder}:${process.env.PATH}` } }
  await expect(runForge(['script'], ['--ledger'], options)).rejects.toThrow('Forge finds no ledger: connect')
  await expect(runForge(['script'], ['--unlocked'], options)).rejects.toThrow('(SIGABRT)')
})

// `npm run mutate`: makes small mistakes in the contracts and in the app's pure functions, one at a time, and names
// those that no test notices.
import { parseArgs } from 'node:util'
import { runMain } from './lib/machine.ts'
import { mutateApp } from './mutate/app.ts'
import { mutateContracts } from './mutate/contracts.ts'
import { report } from './mutate/report.ts'

const PARTS = {
  contracts: { name: 'Contracts', mutate: mutateContracts },
  app: { name: 'App', mutate: mutateApp },
}

await runMain(async () => {
  const text = { type: 'string' } as const
  const { only, file, sample } = parseArgs({ options: { only: text, file: text, sample: text } }).values
  let isGoodEnough = true
  for (const [part, { name, mutate }] of Object.entries(PARTS)) {
    if (only && only !== part) continue
    const results = await mutate({ file, sample: sample ? Number(sample) : undefined })
    isGoodEnough = report(name, results) && isGoodEnough
  }
  return isGoodEnough ? 0 : 1
})

// @ts-nocheck
// `npm run mutate`: makes small mistakes in the contracts and in the app's pure functions, one at a time, and says which
// of them no test notices.
import { parseArgs } from 'node:util'
import { stopOnSignals, ToolError } from './lib/processes.ts'
import { mutateApp } from './mutate/app.ts'
import { mutateContracts } from './mutate/contracts.ts'
import { report } from './mutate/report.ts'

const PARTS = {
  contracts: { name: 'Contracts', mutate: mutateContracts },
  app: { name: 'App', mutate: mutateApp },
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    file: { type: 'string' },
    sample: { type: 'string' },
  },
})
stopOnSignals(undefined, 130)
try {
  for (const [part, { name, mutate }] of Object.entries(PARTS)) {
    if (values.only && values.only !== part) continue
    const results = await mutate({ file: values.file, sample: values.sample && Number(values.sample) })
    if (!report(name, results)) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof ToolError ? `${error.output}\n${error.message}` : error)
  process.exitCode = 1
}

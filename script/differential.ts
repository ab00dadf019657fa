// `npm run differential`: plays random calls on the pool and on a model of the design, and compares every outcome and
// every balance. `--calls` (default 100,000) and `--seed` (default: the present time) choose others.
import { parseArgs } from 'node:util'
import { compare, startStage } from './differential/compare.ts'
import { emptyChainState } from './lib/deployLocal.ts'
import { generate } from './lib/generate.ts'
import { runMain } from './lib/machine.ts'

await runMain(async () => {
  const { values } = parseArgs({ options: { calls: { type: 'string' }, seed: { type: 'string' } } })
  const { calls = '100000', seed = String(Math.floor(Date.now() / 1000)) } = values
  console.log(`${calls} calls from seed ${seed}`)
  await generate()
  const stage = await startStage(await emptyChainState())
  const onEpisode = (done: number) => done % 4_000 === 0 && console.log(`  ${done}`)
  const { accepted, refused } = await compare(stage, { calls: Number(calls), seed: Number(seed), onEpisode })
  await stage.stop()
  console.log(`The pool and the model agree: ${accepted} calls accepted, ${refused} refused.`)
  return 0
})

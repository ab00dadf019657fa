// Runs a TypeScript program of this folder: `node script/run.mjs <name> [flags]`. Plain JavaScript with Node's own
// modules only, because it also runs on a fresh clone, where it installs the packages first.
import { fileURLToPath } from 'node:url'
import { installPackages, nodeProblem, root } from './lib/bootstrap.mjs'
import { describePlan } from './lib/checks.mjs'

const problem = nodeProblem()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const [, , name] = process.argv
if (name === 'test') console.log(describePlan())
const code = await installPackages(root)
if (code !== 0) process.exit(code)

const { register } = await import('tsx/esm/api')
register()

// The program sees itself as the main script, with its own flags.
const program = new URL(`./${name}.ts`, import.meta.url)
process.argv.splice(1, 2, fileURLToPath(program))
await import(program.href)

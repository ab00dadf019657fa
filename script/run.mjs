// Runs a TypeScript program of this folder: `node script/run.mjs <name> [flags]`. Plain JavaScript with Node's own
// modules only, because it also runs on a fresh clone, where it installs the packages first.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installArguments, isInstalled, nodeProblem, root, withTarballs } from './lib/bootstrap.mjs'

const problem = nodeProblem()
if (problem) {
  console.error(problem)
  process.exit(1)
}
if (!isInstalled()) {
  console.log('Installing the packages')
  const npm = () => spawnSync('npm', installArguments, { cwd: root, stdio: 'inherit' })
  const { status } = await withTarballs(root, npm)
  if (status !== 0) process.exit(status ?? 1)
}
const { register } = await import('tsx/esm/api')
register()

// The program sees itself as the main script, with its own flags.
const program = new URL(`./${process.argv[2]}.ts`, import.meta.url)
process.argv.splice(1, 2, fileURLToPath(program))
await import(program.href)

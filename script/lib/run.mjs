import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The environment with the project's own tools first, as npm scripts have it. */
export function withTools(env = process.env) {
  return { ...env, PATH: join(root, 'node_modules', '.bin') + delimiter + env.PATH }
}

/** A tool that ended with an error. `output` is all that it printed. */
export class ToolError extends Error {
  /** @param {string} message @param {string} output */
  constructor(message, output) {
    super(message)
    this.name = 'ToolError'
    this.output = output
  }
}

/**
 * Runs a tool to its end and returns what it printed.
 * @param {string} tool a program in node_modules/.bin or on the PATH
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<string>}
 * @throws {ToolError}
 */
export function run(tool, args, { env, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      cwd,
      env: withTools({ ...process.env, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', () => reject(new ToolError(`${tool} is not installed.`, output)))
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output)
      else reject(new ToolError(`"${[tool, ...args].join(' ')}" failed (${signal ?? code}).`, output))
    })
  })
}

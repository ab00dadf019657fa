// `npm run lock`: completes the lock files of the app and of the indexer after a change of packages. A registry that lacks
// the builds for other platforms leaves them out, and "npm ci" then fails where they exist. With --check, only reports
// what is wrong, and packages under a license that test.yml doesn't allow.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/testing/processes.ts'

type Entry = {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
  engines?: Record<string, string>
}

type Packages = Record<string, Entry>

const workflow = readFileSync(join(root, '.github', 'workflows', 'test.yml'), 'utf8')
const licenses = /allow-licenses: (.+)/.exec(workflow)?.[1]?.split(', ') ?? []

/** Development packages that state their license, MIT and BSD-3-Clause, in a file but not in the field that npm reads. */
const licensedByFile = ['node_modules/memorystream', 'node_modules/parse-cache-control']

/** Asks for Node 22, of which npm would warn, and runs on Node 20, as its test shows. */
const newerNode = 'node_modules/@ethereum-sourcify/clear-signing'

// Both take part in `npm test`.
for (const folder of [root, join(root, 'script', 'indexer')]) complete(join(folder, 'package-lock.json'))

function complete(path: string) {
  const lock: { packages: Packages } = JSON.parse(readFileSync(path, 'utf8'))
  const missing = missingIn(lock.packages)
  const warned = lock.packages[newerNode]
  if (process.argv.includes('--check')) {
    if (missing.length > 0)
      fail(`${path} lacks ${missing.map(({ name }) => name).join(', ')}: run "npm run lock".`)
    if (warned?.engines) fail(`npm would warn of ${newerNode}: run "npm run lock".`)
    for (const [location, entry] of Object.entries(lock.packages)) {
      if (!isAllowed(location, entry))
        fail(`${location} in ${path} is under ${entry.license ?? 'no license'}.`)
    }
    return
  }
  if (missing.length === 0 && !warned?.engines) return
  delete warned?.engines
  for (const { name, version, dev } of missing) {
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), dev, optional: true }
  }
  const inOrder = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`)
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}

/** Returns `true` for builds for other platforms too, which `complete` adds without a license. */
function isAllowed(location: string, { license, optional = false }: Entry) {
  if (license === undefined) return optional || licensedByFile.includes(location)
  const choices = license.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((name) => licenses.includes(name)))
}

function missingIn(packages: Packages) {
  const missing: { name: string; version: string; dev?: boolean }[] = []
  for (const [location, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isLocked(packages, location, name)) missing.push({ name, version, dev: entry.dev })
    }
  }
  return missing
}

/** Looks a package up as Node does: from another one's folder upwards. */
function isLocked(packages: Packages, location: string, name: string): boolean {
  if (packages[`${location && `${location}/`}node_modules/${name}`]) return true
  const parent = location.slice(0, Math.max(0, location.lastIndexOf('/node_modules/')))
  return location !== '' && isLocked(packages, parent, name)
}

/** "@scope/tool-linux-arm64-musl" → { os: ["linux"], cpu: ["arm64"], libc: ["musl"] } */
function platformOf(name: string) {
  const words = name.split(/[/-]/)
  const pick = (known: Record<string, string>) => words.map((word) => known[word]).find(Boolean)
  const same = (...values: string[]) => Object.fromEntries(values.map((value) => [value, value]))
  const os = pick(same('linux', 'darwin', 'win32', 'android', 'freebsd', 'openharmony'))
  const cpu = pick({
    ...same('x64', 'arm64', 'arm', 'ia32', 's390x', 'riscv64', 'ppc64', 'loong64', 'wasm32'),
    amd64: 'x64',
  })
  const libc = pick({ musl: 'musl', musleabihf: 'musl', gnu: 'glibc', gnueabihf: 'glibc' })
  if (!cpu) throw new Error(`The name ${name} does not say for which platform it is.`)
  return { os: os && [os], cpu: [cpu], libc: libc && [libc] }
}

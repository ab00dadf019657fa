// Checks the lock files of the app and of the indexer, as part of `npm test`. Not by npm: on a registry without the builds for
// other platforms, it neither locks nor misses them. Nor by a license checker: those see installed packages, and bring a
// hundred of their own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/testing/processes.ts'

type Entry = {
  license?: string
  optional?: boolean
  optionalDependencies?: Record<string, string>
  engines?: object
}

type Packages = Record<string, Entry>

const licenses = `0BSD, Apache-2.0, Apache-2.0 AND MIT, Apache-2.0 OR MIT, BlueOak-1.0.0, BSD-2-Clause,
BSD-2-Clause OR MIT OR Apache-2.0, BSD-3-Clause, CC-BY-4.0, CC0-1.0, GPL-3.0, ISC, LGPL-3.0, MIT, MIT OR Apache-2.0,
MIT OR CC0-1.0, MPL-2.0, OFL-1.1, Python-2.0, Unlicense`.split(/,\s/)

/** Development packages that state their license, MIT and BSD-3-Clause, in a file but not in the field that npm reads. */
const licensedByFile = ['node_modules/memorystream', 'node_modules/parse-cache-control']

/** Asks for Node 22, of which npm would warn, and runs on Node 20, as its test shows. */
const newerNode = 'node_modules/@ethereum-sourcify/clear-signing'

for (const path of ['package-lock.json', 'script/indexer/package-lock.json']) {
  const { packages }: { packages: Packages } = JSON.parse(readFileSync(join(root, path), 'utf8'))
  for (const [location, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!isLocked(packages, location, name)) fail(`${path} lacks ${name}: "npm ci" fails where it exists.`)
    }
    if (!isAllowed(location, entry)) fail(`${location} in ${path} is under ${entry.license ?? 'no license'}.`)
  }
  if (packages[newerNode]?.engines) fail(`npm would warn of ${newerNode}: delete its engines from ${path}.`)
}

/** Returns `true` for builds for other platforms too, of which a registry without them knows no license. */
function isAllowed(location: string, { license, optional = false }: Entry): boolean {
  if (license === undefined) return optional || licensedByFile.includes(location)
  return licenses.includes(license.replace(/[()]/g, ''))
}

/** Looks a package up as Node does: from another one's folder upwards. */
function isLocked(packages: Packages, location: string, name: string): boolean {
  if (packages[`${location && `${location}/`}node_modules/${name}`]) return true
  const parent = location.slice(0, Math.max(0, location.lastIndexOf('/node_modules/')))
  return location !== '' && isLocked(packages, parent, name)
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}

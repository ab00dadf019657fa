// Checks the imports between folders, as part of `npm run lint`. Not by dependency-cruiser: it parses TypeScript by the
// compiler's API, which version 7 doesn't have, and its other parser, swc, reads no JSX.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'oxc-parser'
import { root } from '../src/testing/processes.ts'

/** `to` is a file of the repository, or a package. */
interface Import {
  from: string
  to: string
}

interface Rule {
  from: RegExp
  /** Forbidden. `$1` is the folder that `from` captures. */
  to: string
  message: string
}

const oneWay =
  'imports run routes → features → domain → i18n → chain → lib, routes, features, domain → ui → lib, and rescue → domain'

/** Each folder imports those after it. */
const chainStack = ['live', 'history', 'indexer', 'transactions', 'wallet', 'queries', 'network', 'config']

const rules: Rule[] = [
  { from: /^src\//, to: '^(script|e2e)/', message: 'the app imports no script' },
  { from: /^script\//, to: '^e2e/', message: 'scripts import no browser test' },
  { from: /^script\/verifyMatch\.ts$/, to: '^src/', message: 'it verifies the app without the app' },
  { from: /^src\/lib\//, to: '^(src/(?!lib/|testing/)|wagmi)', message: oneWay },
  { from: /^src\/ui\//, to: '^(src/(?!ui/|lib/|testing/)|wagmi)', message: oneWay },
  { from: /^src\/chain\//, to: '^src/(?!chain/|lib/|testing/)', message: oneWay },
  { from: /^src\/i18n\//, to: '^src/(?!i18n/|chain/|lib/|testing/)', message: oneWay },
  { from: /^src\/domain\//, to: '^src/(routes/|features/|[^/]+$)', message: oneWay },
  { from: /^src\/features\//, to: '^src/(routes/|[^/]+$)', message: oneWay },
  { from: /^src\/rescue\//, to: '^src/(routes/|features/|ui/|[^/]+$)', message: oneWay },
  { from: /^src\/(?!rescue\/)/, to: '^src/rescue/', message: 'the app imports nothing of rescue.html' },
  {
    from: /^src\/features\/([^/]+)\//,
    to: '^src/features/(?!$1/)',
    message: 'a feature imports no other: share through domain',
  },
  {
    from: /^src\/features\/admin\/([^/]+)\//,
    to: '^src/features/admin/(?!$1/|shared/)',
    message: 'a section of the admin area imports only its own files and those of shared',
  },
]

/** Tests and their fixtures are exempt. */
const appRules: Rule[] = [
  { from: /^src\/(?!testing\/)/, to: '^src/testing/', message: 'only tests import the test kit' },
  {
    from: /^script\/operate\/(?!testing\/)/,
    to: '^script/operate/testing/',
    message: 'only tests import the simulations',
  },
  ...chainStack.slice(1).map((folder, index) => ({
    from: new RegExp(`^src/chain/${folder}/`),
    to: `^src/chain/(${chainStack.slice(0, index + 1).join('|')}|[^/]+$)`,
    message: `src/chain is a stack: ${chainStack.join(' → ')}`,
  })),
]

const files = new Set(
  [...filesIn('src'), ...filesIn('script'), ...filesIn('e2e'), ...readdirSync(root)].filter((file) =>
    // The indexer has packages of its own.
    /^(?!script\/indexer\/).*\.(tsx?|mjs|cjs)$/.test(file),
  ),
)
const imports = [...files].flatMap(importsOf)
const appImports = imports.filter(({ from }) => !/\.(test|fixture)\.tsx?$/.test(from))

const problems = [
  ...brokenIn(imports, rules),
  ...brokenIn(appImports, appRules),
  ...circular(imports).map(({ from, to }) => `${from} → ${to} is part of a circle of files`),
  ...circular(appImports.flatMap(betweenFolders)).map(
    ({ from, to, example }) =>
      `${from} → ${to} is part of a circle of folders: ${example.from} → ${example.to}`,
  ),
]
for (const problem of new Set(problems)) console.error(problem)
if (problems.length > 0) process.exitCode = 1

function filesIn(folder: string) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  )
}

function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(from, text).module
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return [...new Set(requests)].flatMap((request) => (request ? { from, to: resolve(from, request) } : []))
}

function resolve(from: string, request: string): string {
  const path = request.startsWith('.') ? join(dirname(from), request) : request.replace(/^@\//, 'src/')
  return ['', '.ts', '.tsx'].map((extension) => path + extension).find((file) => files.has(file)) ?? path
}

function brokenIn(imports: readonly Import[], rules: readonly Rule[]): string[] {
  return imports.flatMap(({ from, to }) =>
    rules
      .filter((rule) => {
        const [start, folder = ''] = rule.from.exec(from) ?? []
        return start !== undefined && new RegExp(rule.to.replace('$1', folder)).test(to)
      })
      .map(({ message }) => `${from} → ${to}: ${message}`),
  )
}

/** Returns the import as one between neighbours: two folders of one folder, or one of them and its parent's own files. */
function betweenFolders(example: Import) {
  const [from, to] = [example.from, example.to].map((file) => [...dirname(file).split('/'), '*'])
  if (!from || !to || !files.has(example.to)) return []
  const parting = from.findIndex((name, depth) => name !== to[depth])
  const path = (folders: string[]) => folders.slice(0, parting + 1).join('/')
  return parting === -1 ? [] : [{ from: path(from), to: path(to), example }]
}

function circular<Edge extends Import>(edges: readonly Edge[]): Edge[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  const reached = new Map<string, Set<string>>()
  const reachableFrom = (node: string) => {
    const found = reached.get(node) ?? new Set([node])
    if (!reached.has(node))
      for (const each of found) for (const other of next.get(each) ?? []) found.add(other)
    reached.set(node, found)
    return found
  }
  return edges.filter(({ from, to }) => reachableFrom(to).has(from))
}

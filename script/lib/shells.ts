// @ts-nocheck
// What stands in a page until the app has started: the page as it is before anything is read. It is drawn when the site
// is built, has its styles inside, and asks at once for what it needs next.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/** An id that nothing has. It is taken out of what is drawn. */
const ANY_ID = '4242424242'

/**
 * The pages by the names of their files: the path that is drawn, and the file in src/routes. A page for any id stands at
 * `paths` instead. Hosts answer with `404` where there is no file.
 */
const pages = [
  { name: 'index', path: '', route: 'index' },
  { name: 'matches', path: 'matches', route: 'matches' },
  { name: 'match', path: `match/${ANY_ID}`, route: 'match.$id', paths: 'match/*' },
  { name: 'my-bets', path: 'my-bets', route: 'my-bets' },
  { name: 'tournaments', path: 'tournaments', route: 'tournaments.index' },
  { name: 'tournament', path: `tournaments/${ANY_ID}`, route: 'tournaments.$id', paths: 'tournaments/*' },
  { name: 'community', path: 'community', route: 'community' },
  { name: 'register', path: 'register', route: 'register' },
  { name: 'admin', path: 'admin', route: 'admin' },
  { name: '404', path: 'nowhere' },
]

/** Links lead on at once; what only the app can do cannot be pressed yet. */
const SHELL_START = '<fieldset data-shell disabled class="contents">'

/** What the build wrote into the page's head to fetch the app. The page itself fetches it after its first paint. */
const SCRIPT_TAG = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/**
 * Draws all pages of a site.
 * @param {import('vite').ResolvedConfig} config of the site's own build
 * @param {import('vite').Rolldown.OutputBundle} bundle what that build made
 * @param {string} origin where the site will be, if that is known
 * @returns {Promise<Map<string, string>>} texts by the names of the files that they belong into
 */
export async function drawShells(config, bundle, origin) {
  const { base } = config
  const template = bundle['index.html'].source
  const files = new Map()
  const drawing = await buildDrawing(config)
  for (const { name, path, route, paths } of pages) {
    const { html, areas } = await drawing.draw(path)
    const modules = [`/src/routes/${route}.tsx?`, ...areas.map((area) => `/src/i18n/en/${area}.ts`)]
    const page = pageOf(template, html.replaceAll(` ${ANY_ID}`, ''), {
      base,
      bundle,
      preloads: chunksOf(bundle, modules),
      canonical: origin && route && !paths ? origin + base + path : undefined,
    })
    files.set(`${name}.html`, page)
    // Some hosts look for matches.html, others for matches/index.html.
    if (path === name) files.set(join(name, 'index.html'), page)
  }
  await drawing.remove()
  // For hosts that read it, which is several: what is for any id.
  const rewrites = pages.flatMap(({ name, paths }) =>
    paths ? [`${base}${paths} ${base}${name}.html 200\n`] : [],
  )
  files.set('_redirects', rewrites.join(''))
  return files
}

/** Builds the app once more, to be run here. Each page gets an app of its own, as each visitor does. */
async function buildDrawing({ root, configFile, mode, base }) {
  const folder = await mkdtemp(join(tmpdir(), 'clutchpool-prerender-'))
  await build({
    root,
    configFile,
    mode,
    base,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
    },
  })
  return {
    draw: async (path) => {
      const { drawShell } = await import(`${pathToFileURL(join(folder, 'prerender.mjs'))}?${path}`)
      return drawShell(path)
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** The files that hold these modules, and what they import. */
function chunksOf(bundle, modules) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const holds = ({ moduleIds, facadeModuleId }) =>
    [...moduleIds, facadeModuleId].some((id) => modules.some((module) => id?.includes(module)))
  const found = new Set(chunks.filter(holds).map(({ fileName }) => fileName))
  for (const fileName of found) for (const imported of bundle[fileName].imports) found.add(imported)
  return [...found]
}

/** A page of the site: its name and what it is about in the head, and what was drawn in the body. */
function pageOf(template, drawn, { base, bundle, preloads, canonical }) {
  const [titleTag] = /<title>[^<]*<\/title>/.exec(drawn) ?? []
  const subtitle = /<\/h1><p\b[^>]*>([^<]*)<\/p>/.exec(drawn)?.[1]
  const canonicalLink = canonical ? `<link rel="canonical" href="${canonical}">` : ''
  const scripts = [
    ...(template.match(SCRIPT_TAG) ?? []),
    ...preloads
      .map((fileName) => base + fileName)
      .filter((url) => !template.includes(url))
      .map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
  ]
  const html = template
    .replaceAll(SCRIPT_TAG, '')
    .replace('<template id="app">', (tag) => tag + scripts.join(''))
    .replace(
      /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/,
      (_, url) => `<style>${bundle[url.slice(base.length)].source}</style>`,
    )
    .replace('</head>', () => `${canonicalLink}</head>`)
    .replace('<div id="root">', (root) => `${root}${SHELL_START}${drawn.replace(titleTag, '')}</fieldset>`)
  const named = titleTag ? html.replace(/<title>[^<]*<\/title>/, () => titleTag) : html
  return subtitle
    ? named.replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + subtitle)
    : named
}

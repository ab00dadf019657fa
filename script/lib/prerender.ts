// Prerenders each page in English, without wallet and chain data, with its styles inlined.
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type ResolvedConfig, type Rolldown } from 'vite'
import type { PrerenderedPage, prerender } from '../../src/prerender.tsx'
import { temporaryFolder } from './temporaryFolder.ts'

type Bundle = Rolldown.OutputBundle

/** Stands in for any id, and is cut out of the prerendered page. */
const ANY_ID = '4242424242'

interface Page {
  /** The file's name without `.html`. Static hosts answer with `404` for unknown paths. */
  name: string
  path: string
  /** The file in src/routes. */
  route?: string
  /** The paths that the host rewrites to this page. */
  rewrite?: string
}

const pages: readonly Page[] = [
  { name: 'index', path: '', route: 'index' },
  { name: 'matches', path: 'matches', route: 'matches' },
  // Above the match, whose rule would take its path.
  {
    name: 'check',
    path: `match/${ANY_ID}/check`,
    route: 'match.$id_.check',
    rewrite: 'match/:id/check',
  },
  { name: 'match', path: `match/${ANY_ID}`, route: 'match.$id', rewrite: 'match/*' },
  { name: 'my-bets', path: 'my-bets', route: 'my-bets' },
  { name: 'tournaments', path: 'tournaments', route: 'tournaments.index' },
  { name: 'tournament', path: `tournaments/${ANY_ID}`, route: 'tournaments.$id', rewrite: 'tournaments/*' },
  // Not an address, so the page is a skeleton.
  { name: 'bettor', path: `bettor/${ANY_ID}`, route: 'bettor.$address', rewrite: 'bettor/*' },
  { name: 'community', path: 'community', route: 'community' },
  { name: 'register', path: 'register', route: 'register.{-$referrer}', rewrite: 'register/*' },
  { name: 'admin', path: 'admin', route: 'admin' },
  { name: '404', path: 'nowhere' },
]

/** The tags with which Vite loads the app. index.html loads it after the first paint instead. */
const APP_TAGS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/**
 * Prerenders all pages of a site. Throws when one of them fails.
 * @param origin the site's public origin, or '' when unknown
 * @returns each file's content by its name
 */
export async function prerenderPages(config: ResolvedConfig, bundle: Bundle, origin: string) {
  const { base } = config
  const template = String(assetOf(bundle, 'index.html'))
  const files = new Map<string, string>()
  const app = await buildForNode(config)
  for (const { name, path, route } of pages) {
    const page = await app.prerender(path)
    const html = fillTemplate(template, page, {
      base,
      bundle,
      preloads: route ? chunksOf(bundle, `/src/routes/${route}.tsx?`) : [],
      canonical: origin && route && !path.includes(ANY_ID) ? `${origin}/${path}` : undefined,
    }).replaceAll(` ${ANY_ID}`, '')
    files.set(`${name}.html`, html)
    // Some hosts look for matches.html, others for matches/index.html.
    if (path === name) files.set(join(name, 'index.html'), html)
    // Gateways that serve a site below `/ipfs/` ignore `_redirects`.
    if (name === '404') files.set('ipfs-404.html', html)
  }
  app.remove()
  const rewrites = pages.flatMap(({ name, rewrite }) => (rewrite ? [`/${rewrite} /${name}.html 200\n`] : []))
  files.set('_redirects', `${rewrites.join('')}/* /404.html 404\n`)
  return files
}

async function buildForNode({ root, configFile, mode }: ResolvedConfig) {
  const folder = temporaryFolder()
  await build({
    root,
    configFile,
    mode,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder.path,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
    },
  })
  const url = pathToFileURL(join(folder.path, 'prerender.mjs'))
  return {
    /** Imports the app anew for each page, so that no page sees another's state. */
    prerender: async (path: string): Promise<PrerenderedPage> => {
      const app: { prerender: typeof prerender } = await import(`${url}?${path}`)
      return app.prerender(path)
    },
    remove: folder[Symbol.dispose],
  }
}

/** Returns the files of the chunks that hold a module, and of all their static imports. */
function chunksOf(bundle: Bundle, module: string): string[] {
  const found = new Set<string>()
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    const ids = [...output.moduleIds, output.facadeModuleId ?? '']
    if (ids.some((id) => id.includes(module))) found.add(output.fileName)
  }
  for (const fileName of found) {
    const chunk = bundle[fileName]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported)
  }
  return [...found]
}

interface TemplateOptions {
  base: string
  bundle: Bundle
  preloads: readonly string[]
  canonical: string | undefined
}

function fillTemplate(template: string, page: PrerenderedPage, options: TemplateOptions): string {
  const { base, bundle, preloads, canonical } = options
  // A link to any match leads nowhere before the app starts.
  const body = page.body
    .replaceAll(new RegExp(` href="/[^"]*${ANY_ID}"`, 'g'), '')
    .replaceAll(/ (href|src)="\//g, ` $1="${base}`)
  const shell = `<fieldset data-prerendered disabled class="contents">${body}</fieldset>`
  const fontFiles = Object.keys(bundle).filter((fileName) => fileName.endsWith('.woff2'))
  const fonts = fontFiles.map((fileName) => preloadFont(base + fileName)).join('')
  const appTags = [
    ...(template.match(APP_TAGS) ?? []),
    ...preloads
      .map((fileName) => base + fileName)
      .filter((url) => !template.includes(url))
      .map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
  ]
  return (
    template
      .replaceAll(APP_TAGS, '')
      .replace('<template id="app">', (tag) => tag + appTags.join(''))
      .replace(
        /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/,
        (_, url: string) => `<style>${inlined(url.slice(base.length), bundle)}</style>`,
      )
      .replace(/<title>.*<\/title>/, (tag) => page.title ?? tag)
      .replace(/<meta name="description"[^>]*>/, (tag) => page.description ?? tag)
      // Fonts arrive with the first paint: the browser would only find them in the styles then.
      .replace('</title>', (tag) => tag + fonts)
      .replace('</head>', (tag) => (canonical ? `<link rel="canonical" href="${canonical}">` : '') + tag)
      // Links work before the app starts; `disabled` blocks the controls that need it.
      .replace('<div id="root">', (tag) => `${tag}${shell}`)
  )
}

function inlined(fileName: string, bundle: Bundle) {
  return String(assetOf(bundle, fileName)).replaceAll('url(./', `url(./${dirname(fileName)}/`)
}

const preloadFont = (url: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`

function assetOf(bundle: Bundle, fileName: string) {
  const asset = bundle[fileName]
  if (asset?.type !== 'asset') throw new Error(`The build made no ${fileName}`)
  return asset.source
}

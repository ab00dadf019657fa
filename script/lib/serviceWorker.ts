import { hash } from 'node:crypto'
import { build, type ResolvedConfig, type Rolldown } from 'vite'

/**
 * Builds src/serviceWorker.ts with the list of the files that it keeps: all assets but WalletConnect, which needs a network
 * anyway, and the page for any path. Not by its name 404.html, which some hosts answer with that status.
 * @param anyPage the HTML of ipfs-404.html
 */
export async function buildServiceWorker(
  config: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
  anyPage: string,
) {
  // The names of assets contain their hash.
  const assets = Object.values(bundle)
    .filter(({ fileName }) => fileName.startsWith(`${config.build.assetsDir}/`))
    .filter((file) => !isWalletConnect(file))
    .map(({ fileName }) => fileName)
  const files = [
    ...assets.toSorted().map((url) => ({ url, revision: null })),
    { url: 'ipfs-404.html', revision: hash('sha256', anyPage) },
  ]
  await build({
    root: config.root,
    configFile: false,
    logLevel: 'error',
    define: { SITE_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: config.build.outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/serviceWorker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

function isWalletConnect(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return file.type === 'chunk' && file.moduleIds.some((id) => id.includes('/@walletconnect/'))
}

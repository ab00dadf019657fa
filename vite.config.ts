import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { site } from './script/lib/sitePlugin.ts'

const minute = 60_000

/** Tests with a DOM that contain no JSX. */
const domTests = [
  'src/chain/history/useLogs.test.ts',
  'src/chain/transactions/writes.test.ts',
  'src/chain/wallet/devWallet.test.ts',
  'src/domain/bet/dailyStakeLimit.test.ts',
  'src/i18n/messages.test.ts',
  'src/lib/storage.test.ts',
  'src/ui/forms/useForm.test.ts',
]

export default defineConfig({
  // A build works below any path: index.html finds its base.
  base: './',
  plugins: [
    // Before react(), which must see the split routes. Its settings: tsr.config.json.
    tanstackRouter({
      // A route's reads come with what it shows.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent', 'pendingComponent']],
      },
    }),
    react(),
    tailwindcss(),
    site(),
  ],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      // WalletConnect's own dialog, which package.json replaces by an empty package.
      '@reown/appkit/core': '@reown/appkit',
    },
    // wagmi pins a version of its own.
    dedupe: ['use-sync-external-store'],
  },
  build: {
    rolldownOptions: {
      output: {
        // What the entry needs, and no more: by default a group takes along all that its modules could import, and viem's and
        // wagmi's index files name everything. One file compresses better than many.
        codeSplitting: {
          groups: [{ name: 'app', tags: ['$initial'], includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
  test: {
    globalSetup: 'script/lib/provideChainState.ts',
    // Vitest leaves one core free by default.
    maxWorkers: '100%',
    // Against hangs only: no test depends on a fast machine.
    testTimeout: 10 * minute,
    hookTimeout: 10 * minute,
    teardownTimeout: minute,
    expect: { poll: { timeout: 2 * minute } },
    // A second after its start, WalletConnect's client handles each unacknowledged message again, even the one it is
    // handling.
    onUnhandledError: ({ message }) => !message.includes('Record was recently deleted - session'),
    projects: [
      // Files share a worker and its packages: most of their time went into imports.
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,script}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...domTests],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['src/**/*.test.tsx', ...domTests],
          isolate: false,
          environment: 'happy-dom',
          setupFiles: 'src/testing/setUpDom.ts',
        },
      },
    ],
  },
})

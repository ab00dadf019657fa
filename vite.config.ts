import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { site } from './script/lib/sitePlugin.ts'

const minute = 60_000

/** Tests with a DOM that contain no JSX. */
const domTests = [
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
        // One file for the home page compresses better than many, and all other pages need most of it.
        codeSplitting: {
          groups: [
            { name: 'app', test: /\/src\/(main|routes\/index)\.tsx?/, priority: 1 },
            { name: 'form', test: /\/src\/ui\/forms\/Field\.tsx/ },
            // Pages that write decode the events of a receipt, and need nothing else of what reads logs.
            {
              name: 'events',
              test: /\/(src\/chain\/queries\/generatedEvents\.ts|viem\/_esm\/utils\/abi\/decodeEventLog\.js)/,
              priority: 1,
            },
            // A group takes its dependencies along unless they have a group of their own.
            { name: 'database', test: /\/src\/lib\/database\.ts/, priority: 1 },
            // Every page that reads logs needs all of these.
            {
              name: 'logs',
              test: /\/(src\/chain\/history\/(useLogs|appLogs)\.ts|viem\/_esm\/utils\/formatters\/log\.js)/,
            },
            // Every page that writes needs all of these.
            {
              name: 'transaction',
              test: /\/src\/(chain\/transactions\/(useTransaction|types|transactionStore|resumeTransactions)|i18n\/describeProgress|ui\/forms\/ButtonNote)\.tsx?/,
            },
          ],
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

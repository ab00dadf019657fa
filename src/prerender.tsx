import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { ChainProvider } from './chain/ChainProvider'
import { queryClient } from './chain/queries/queryClient'
import { currentMessages } from './i18n/language'
import { createAppRouter } from './router'
import { PagePending } from './routes/-layout/page/PagePending'

// Part of the build alone: script/lib/shells.ts draws with it what stands in a page until the app has started.

/**
 * Draws a page in English, without a wallet, and before anything is read from the chain. A path that leads nowhere is
 * drawn as a page that is on its way.
 * @param path below the site's base
 * @returns the areas of words that it says, too
 */
export async function drawShell(path: string): Promise<{ html: string; areas: string[] }> {
  const nothing = async () => {}
  const shellRouter = createRouter({
    ...createAppRouter().options,
    history: createMemoryHistory({ initialEntries: [import.meta.env.BASE_URL + path] }),
    context: {
      queryClient: Object.assign(queryClient, { prefetchQuery: nothing, prefetchInfiniteQuery: nothing }),
    },
    scrollRestoration: false,
    defaultNotFoundComponent: PagePending,
  })
  await shellRouter.load()
  // Otherwise everybody would be told, at each start, that something went wrong.
  for (const { error } of shellRouter.state.matches) if (error) throw error
  const html = renderToString(
    <ChainProvider>
      <RouterProvider router={shellRouter} />
    </ChainProvider>,
  )
  return { html, areas: Object.keys(currentMessages()) }
}

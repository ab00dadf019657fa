import { createRouter } from '@tanstack/react-router'
import { queryClient } from './chain/queries/queryClient'
import { LocalizedUi } from './routes/-layout/LocalizedUi'
import { NotFound } from './routes/-layout/page/NotFound'
import { PagePending } from './routes/-layout/page/PagePending'
import { RouteError } from './routes/-layout/page/RouteError'
import { routeTree } from './routeTree.gen'

/** The app's routes; to be made once, since it writes into the browser's history. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    // The site may stand below a host's root.
    basepath: import.meta.env.BASE_URL,
    context: { queryClient },
    defaultPreload: 'intent',
    // Freshness is the query cache's matter alone.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    Wrap: LocalizedUi,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

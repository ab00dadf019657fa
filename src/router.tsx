import { createRouter } from '@tanstack/react-router'
import { queryClient } from './chain/queries/queryClient'
import { LocalizedUi } from './routes/-layout/LocalizedUi'
import { NotFound, PagePending, RouteError } from './routes/-layout/page/PageStates'
import { routeTree } from './routeTree.gen'

/** Creates the router. Call it once: it patches `window.history`. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    // The site may be served from a subpath.
    basepath: import.meta.env.SSR ? '/' : new URL(document.baseURI).pathname,
    context: { queryClient },
    // `fuzzy` would show match 1 at /match/1/x.
    notFoundMode: 'root',
    defaultPreload: 'intent',
    // TanStack Query decides what is fresh.
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

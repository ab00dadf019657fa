import { createMemoryHistory, createRouter, isNotFound, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ChainProvider } from './chain/ChainProvider'
import { queryClient } from './chain/queries/queryClient'
import { createAppRouter } from './router'
import { PagePending } from './routes/-layout/page/PageStates'

export interface PrerenderedPage {
  body: string
  title: string | undefined
  description: string | undefined
}

/**
 * Renders a page to HTML at build time: in English, without wallet and chain data. An unknown path shows a skeleton,
 * because the host may serve it for any URL.
 * @param path below the site's base, without a leading slash
 */
export async function prerender(path: string): Promise<PrerenderedPage> {
  const skip = async () => {}
  const router = createRouter({
    ...createAppRouter().options,
    history: createMemoryHistory({ initialEntries: [`/${path}`] }),
    context: {
      queryClient: Object.assign(queryClient, { prefetchQuery: skip, prefetchInfiniteQuery: skip }),
    },
    scrollRestoration: false,
    defaultNotFoundComponent: PagePending,
  })
  await router.load()
  const { matches } = router.state
  // An error page must stop the build instead of greeting every visitor.
  for (const { error } of matches) if (error && !isNotFound(error)) throw error
  const meta = matches.flatMap(({ meta = [] }) => meta)
  const title = meta.find((tag) => tag?.title)?.title
  const description = meta.find((tag) => tag?.name === 'description')
  const body = renderToString(
    <ChainProvider>
      <RouterProvider router={router} />
    </ChainProvider>,
  )
  // React swallows an error within `Suspense` and renders the fallback.
  if (body.includes('<!--$!-->')) throw new Error(`/${path} can't be prerendered.`)
  return {
    body,
    title: title && renderToStaticMarkup(<title>{title}</title>),
    description: description && renderToStaticMarkup(<meta {...description} />),
  }
}

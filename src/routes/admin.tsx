import { createFileRoute, Link } from '@tanstack/react-router'
import { AdminPanel, preloadSection } from '@/features/admin/AdminPanel'
import { parseAdminSearch, SECTIONS } from '@/features/admin/shared/adminSearch'
import { Login, useIsLoggedIn } from '@/features/admin/shared/Login'
import { loadAdminMessages, useAdminMessages } from '@/i18n/adminMessages'
import { PageTitle } from '@/ui/layout/PageTitle'
import { pageHead, searchChange, searchState } from './-layout/page/routeOptions'

export const Route = createFileRoute('/admin')({
  ...searchState(parseAdminSearch),
  loaderDeps: ({ search: { section } }) => ({ section }),
  loader: ({ cause, deps: { section } }) => {
    const code = preloadSection(section)
    // From one section to another, the panel stays in place.
    return Promise.all([loadAdminMessages(), cause === 'enter' && code])
  },
  head: pageHead(({ layout }) => ({ title: layout.footer.admin })),
  component: Admin,
})

function Admin() {
  const isLoggedIn = useIsLoggedIn()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { panel, login } = useAdminMessages().admin
  if (!isLoggedIn) {
    return (
      <div className="mx-auto flex w-full max-w-[26rem] flex-col gap-6 sm:pt-12">
        <PageTitle>{login.title}</PageTitle>
        <Login />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{panel.title}</PageTitle>
      <AdminPanel
        search={search}
        onSearch={(change) => void navigate(searchChange(change))}
        tabs={<Tabs />}
      />
    </div>
  )
}

/** A ref for the tabs: phones show some of them. */
const showActive = (tabs: HTMLElement | null) =>
  tabs?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })

function Tabs() {
  const { panel } = useAdminMessages().admin
  return (
    <nav ref={showActive} aria-label={panel.sections} className="-mx-4 overflow-x-auto px-2 sm:mx-0 sm:px-0">
      <ul className="flex min-w-max border-b sm:gap-1 border-line">
        {SECTIONS.map((section) => (
          <li key={section}>
            <Link
              from="/admin"
              to="/admin"
              search={(previous) => ({ ...previous, section })}
              resetScroll={false}
              onClick={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-1.5 text-14 font-medium text-secondary transition-colors hover:text-text sm:px-4"
              activeProps={{
                className:
                  'border-current! text-text! forced-colors:border-2! forced-colors:border-[Highlight]!',
              }}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {panel.names[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

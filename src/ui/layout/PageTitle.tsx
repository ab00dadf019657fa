import { type ReactNode, useEffect } from 'react'
import { cx } from '@/ui/classNames'
import { useUiMessages } from '@/ui/UiMessages'

interface PageTitleProps {
  children: string
  subtitle?: ReactNode
  size?: 'page' | 'hero'
}

/** Renders the page's `h1`, which takes the focus after a navigation, and sets the document's title. */
export function PageTitle({ children, subtitle, size = 'page' }: PageTitleProps) {
  useDocumentTitle(children)
  return (
    <div className="flex flex-col gap-2">
      <h1
        tabIndex={-1}
        className={cx(
          'font-semibold tracking-tight text-balance wrap-anywhere',
          size === 'hero' ? 'text-32 sm:text-44' : 'text-24 sm:text-32',
        )}
      >
        {children}
      </h1>
      {subtitle && <p className="max-w-160 text-16 text-secondary text-pretty">{subtitle}</p>}
    </div>
  )
}

export function useDocumentTitle(title: string): void {
  const { documentTitle } = useUiMessages()
  useEffect(() => {
    document.title = documentTitle(title)
  }, [documentTitle, title])
}

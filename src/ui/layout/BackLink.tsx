import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

type BackLinkProps = Pick<LinkProps, 'to' | 'params'> & { children: string }

export function BackLink({ children, ...target }: BackLinkProps) {
  return (
    <Link
      {...target}
      className="flex min-h-6 items-center gap-1 self-start rounded-sm text-14 text-secondary hover:text-text"
    >
      <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
      {children}
    </Link>
  )
}

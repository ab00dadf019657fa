import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

interface BackLinkProps {
  to: '/matches' | '/tournaments'
  children: string
}

export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="flex min-h-6 items-center gap-1 self-start rounded-sm text-14 text-secondary hover:text-text"
    >
      <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
      {children}
    </Link>
  )
}

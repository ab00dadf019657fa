import type { ReactNode } from 'react'
import { cx } from '@/ui/classNames'

interface BannerProps {
  tone?: 'info' | 'warning'
  /** `alert` interrupts screen readers, `status` waits. Leave it out for initial content. */
  role?: 'alert' | 'status'
  icon?: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function Banner({ tone = 'info', role, icon, action, children }: BannerProps) {
  return (
    <div
      role={role}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border px-4 py-3 text-14',
        tone === 'warning' ? 'border-warning/40 bg-warning/10' : 'border-line bg-raised',
      )}
    >
      {icon && (
        <span aria-hidden className={cx('*:size-4', tone === 'warning' ? 'text-warning' : 'text-secondary')}>
          {icon}
        </span>
      )}
      <div className="min-w-0 flex-1 basis-48 break-words">{children}</div>
      {action}
    </div>
  )
}

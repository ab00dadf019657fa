import { cx } from '@/ui/classNames'

export function StepList({ label, steps }: { label: string; steps: readonly string[] }) {
  if (steps.length < 2) return null
  return (
    <ol aria-label={label} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-12">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === 0 ? 'step' : undefined}
          className={cx('flex items-center gap-2', index === 0 ? 'font-medium text-text' : 'text-tertiary')}
        >
          <span
            aria-hidden
            className={cx(
              'grid size-5 place-items-center rounded-full border',
              index === 0 ? 'border-text bg-text text-background' : 'border-control',
            )}
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}

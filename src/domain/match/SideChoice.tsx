import { type ReactNode, useId } from 'react'
import { cx } from '@/ui/classNames'
import type { Side } from './match'
import { choiceNameClass, TeamName } from './TeamName'

interface SideOption {
  label: string
  team?: string
  detail?: ReactNode
}

interface SideChoiceProps {
  legend: string
  sides: readonly [SideOption, SideOption]
  value: Side | undefined
  onChange: (side: Side) => void
  disabled?: boolean
}

const looks = {
  1: {
    label: 'text-side-a',
    box: 'has-checked:border-side-a has-checked:bg-side-a/12 has-focus-visible:outline-text',
  },
  2: {
    label: 'text-side-b',
    box: 'has-checked:border-side-b has-checked:bg-side-b/12 has-focus-visible:outline-text',
  },
}

export function SideChoice({ legend, sides, value, onChange, disabled }: SideChoiceProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-2 text-14 font-medium">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2">
        {([1, 2] as const).map((side) => {
          const option = sides[side - 1]
          return (
            option && (
              <label
                key={side}
                className={cx(
                  'relative flex min-h-18 min-w-0 flex-col justify-center gap-0.5 rounded-md border border-control px-4 py-2 transition-colors forced-colors:has-checked:border-[Highlight] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:not-has-checked:opacity-50',
                  looks[side].box,
                )}
              >
                <input
                  type="radio"
                  name={name}
                  value={side}
                  className="peer absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
                  checked={side === value}
                  onChange={() => onChange(side)}
                />
                <span
                  className={cx(
                    'flex items-center justify-between gap-2 font-medium',
                    option.team ? 'text-12' : 'text-16',
                    looks[side].label,
                  )}
                >
                  {option.label}
                  <span
                    aria-hidden
                    className="grid size-4 shrink-0 place-items-center rounded-full border border-current"
                  >
                    {side === value && (
                      <span className="size-2 rounded-full bg-current forced-colors:bg-[Highlight]" />
                    )}
                  </span>
                </span>
                {option.team && <TeamName name={option.team} className={choiceNameClass} />}
                {option.detail && <span className="text-12 text-secondary">{option.detail}</span>}
              </label>
            )
          )
        })}
      </div>
    </fieldset>
  )
}

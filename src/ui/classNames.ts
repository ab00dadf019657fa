/** Joins class names, skipping falsy ones. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

export interface ButtonLook {
  /** One `primary` action per view; `quiet` has no background until hovered. */
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
}

// Transparent borders show up in forced-colors mode.
const variants = {
  primary:
    'border border-transparent bg-action text-on-action font-semibold enabled-hover:brightness-108 aria-disabled:bg-hover aria-disabled:text-secondary disabled:bg-hover disabled:text-secondary',
  secondary:
    'bg-raised text-text border border-line shadow-lift enabled-hover:border-control aria-disabled:text-tertiary disabled:text-tertiary',
  quiet: 'border border-transparent text-secondary enabled-hover:bg-hover enabled-hover:text-text',
}

const sizes = {
  sm: 'min-h-8 px-3 text-14 rounded-sm pointer-coarse:min-h-10',
  md: 'min-h-10 px-4 text-14 rounded-md pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 text-16 rounded-md',
}

export function buttonClass({ variant = 'secondary', size = 'md', block = false }: ButtonLook = {}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 font-medium text-center transition-[background-color,border-color,color,filter]',
    variants[variant],
    sizes[size],
    block && 'w-full',
  )
}

export const inputClass =
  'min-h-11 w-full min-w-0 rounded-md border border-control bg-background px-3 text-16 text-text placeholder:text-tertiary transition-[border-color] enabled-hover:border-secondary focus-visible:border-text aria-invalid:border-warning disabled:text-tertiary'

import { cx } from '@/ui/classNames'

/** A letter's average width in em, in capitals of the widest fallback font. */
const LETTER = 0.55

/** In a box of half a phone's card. */
export const choiceNameClass = 'leading-[1.4] [--room:6.75rem] [--size:1.25rem] sm:[--room:8rem]'

interface TeamNameProps {
  name: string
  /** The opponent, whose name gets the same size. */
  beside?: string
  /** Sets `--room`, the width of the name's box, and `--size`, the largest font size. */
  className: string
}

/** Breaks only between words: the text shrinks until the longest word fits. */
export function TeamName({ name, beside = '', className }: TeamNameProps) {
  const letters = Math.max(...`${name} ${beside}`.split(/\s/).map((word) => word.length))
  return (
    <span
      title={name}
      className={cx('max-w-full overflow-hidden text-ellipsis font-display', className)}
      style={{ fontSize: `clamp(0.875rem, (var(--room)) / ${letters * LETTER}, var(--size))` }}
    >
      <bdi>{name}</bdi>
    </span>
  )
}

import { type ReactNode, useState } from 'react'
import { useInView } from './useInView'

interface WhenSeenProps {
  className?: string
  /** Also renders them once this many pixels are missing. */
  ahead?: number
  /** As tall as the content, so that nothing shifts; else `className` reserves its height. */
  placeholder?: ReactNode
  children: ReactNode
}

/** Renders its children once its place is scrolled into view. */
export function WhenSeen({ className, ahead = 0, placeholder, children }: WhenSeenProps) {
  const { ref, isInView } = useInView(-ahead)
  const [isSeen, setSeen] = useState(false)
  if (isInView && !isSeen) setSeen(true)
  return (
    <div ref={isSeen ? undefined : ref} className={className}>
      {isSeen ? children : placeholder}
    </div>
  )
}

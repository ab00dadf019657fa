import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhenSeenProps {
  className?: string
  /** As tall as the content, so that nothing shifts; else `className` reserves its height. */
  placeholder?: ReactNode
  children: ReactNode
}

/** Renders its children once its place is scrolled into view. */
export function WhenSeen({ className, placeholder, children }: WhenSeenProps) {
  const [isSeen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])

  return (
    <div ref={place} className={className}>
      {isSeen ? children : placeholder}
    </div>
  )
}

import { useState } from 'react'

/**
 * Loads the page again after a failed import, which browsers keep until then. Without a connection that would lose the page,
 * so that it asks the server first.
 */
export function useReload() {
  const [isReloading, setReloading] = useState(false)
  async function reload() {
    setReloading(true)
    try {
      await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
      window.location.reload()
    } catch {
      setReloading(false)
    }
  }
  return { reload, isReloading }
}

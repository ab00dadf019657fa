interface Notice {
  title: string
  body: string
  /** A notification replaces an earlier one with the same tag. */
  tag: string
  /** The path that a press opens, relative to the site's folder. A press focuses the tab in any case. */
  path?: string
}

/** Shows a notification. Returns `false` if the browser doesn't. @param open called with the path once it is pressed */
export async function notify(notice: Notice, open?: (path: string) => void): Promise<boolean> {
  const { title, body, tag, path } = notice
  try {
    const notification = new Notification(title, { body, tag })
    notification.onclick = () => {
      window.focus()
      notification.close()
      if (path !== undefined) open?.(path)
    }
    return true
  } catch {
    // Chrome on Android shows notifications only by service workers. Ours calls `onPathOpened` back.
    const worker = await navigator.serviceWorker?.getRegistration()
    if (!worker?.active) return false
    await worker.showNotification(title, { body, tag, data: path })
    return true
  }
}

/** Calls back with the path of a notification that was pressed in the service worker. Returns the unsubscribe function. */
export function onPathOpened(open: (path: string) => void): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const listener = ({ data }: MessageEvent) => {
    if (typeof data?.openPath === 'string') open(data.openPath)
  }
  workers?.addEventListener('message', listener)
  return () => workers?.removeEventListener('message', listener)
}

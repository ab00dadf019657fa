// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askToNotifyOnce } from './notifications'
import { notify, onPathOpened } from './notify'

const requestPermission = vi.fn<() => Promise<NotificationPermission>>()
const notice = { title: 'Match started', body: 'T1 vs Gen.G', tag: 'started 1', path: 'match/1' }

function stubNotification(permission: NotificationPermission, construct: (...args: unknown[]) => void) {
  class Stub {
    static permission = permission
    static requestPermission = requestPermission
    onclick: (() => void) | null = null
    close = vi.fn()
    constructor(...args: unknown[]) {
      construct(...args)
      shown.push(this)
    }
  }
  const shown: Stub[] = []
  vi.stubGlobal('Notification', Stub)
  return shown
}

beforeEach(() => {
  localStorage.clear()
  requestPermission.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

describe('askToNotifyOnce', () => {
  test.each(['denied', 'default', 'granted'] as const)(
    'asks once, whether the answer is %s',
    async (answer) => {
      stubNotification('default', () => {})
      requestPermission.mockResolvedValue(answer)
      await askToNotifyOnce()
      await askToNotifyOnce()
      expect(requestPermission).toHaveBeenCalledOnce()
    },
  )

  test.each(['denied', 'granted'] as const)('asks nothing of a browser that says %s', async (permission) => {
    stubNotification(permission, () => {})
    await askToNotifyOnce()
    expect(requestPermission).not.toHaveBeenCalled()
  })
})

describe('notify', () => {
  test('focuses the tab and opens the path when pressed', async () => {
    const focus = vi.spyOn(window, 'focus').mockReturnValue()
    const construct = vi.fn()
    const [open, shown] = [vi.fn(), stubNotification('granted', construct)]
    expect(await notify(notice, open)).toBe(true)
    expect(construct).toHaveBeenCalledWith(notice.title, { body: notice.body, tag: notice.tag })
    shown[0]?.onclick?.()
    expect(focus).toHaveBeenCalledOnce()
    expect(open).toHaveBeenCalledWith('match/1')
  })

  test('asks the service worker where pages can’t, which calls back with the path', async () => {
    stubNotification('granted', () => {
      throw new TypeError('Illegal constructor')
    })
    const workers = Object.assign(new EventTarget(), { getRegistration: vi.fn() })
    vi.stubGlobal('navigator', { serviceWorker: workers })
    expect(await notify(notice)).toBe(false)

    const showNotification = vi.fn()
    workers.getRegistration.mockResolvedValue({ active: {}, showNotification })
    expect(await notify(notice)).toBe(true)
    expect(showNotification).toHaveBeenCalledWith(notice.title, {
      body: notice.body,
      tag: notice.tag,
      data: 'match/1',
    })

    const open = vi.fn()
    const unsubscribe = onPathOpened(open)
    const press = () => workers.dispatchEvent(new MessageEvent('message', { data: { openPath: 'match/1' } }))
    press()
    unsubscribe()
    press()
    workers.dispatchEvent(new MessageEvent('message', { data: 'other' }))
    expect(open.mock.calls).toEqual([['match/1']])
  })
})

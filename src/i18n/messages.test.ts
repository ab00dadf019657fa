// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { storage } from '@/lib/storage'
import { english } from './english.fixture'
import { formatAmount } from './format/amounts'
import {
  currentLanguage,
  currentMessages,
  languageStore,
  loadMessages,
  setLanguage,
  startLanguage,
} from './messages'

afterEach(async () => {
  vi.restoreAllMocks()
  await setLanguage('en')
  storage.removeItem('clutchpool.language')
})

test('loads the English messages of a page on demand', async () => {
  // Other files may have loaded them in this worker.
  vi.resetModules()
  const messages = await import('./messages')
  const { english: catalogue } = await import('./english.fixture')
  expect(messages.currentMessages().ui.close).toBe('Close')
  expect(() => messages.currentMessages().community).toThrow('Messages of "community" are not loaded')
  await messages.loadMessages('community')
  expect(messages.currentMessages().community).toBe(catalogue.community)
})

describe('another language', () => {
  test('loads the messages of the current page and of the next one', async () => {
    await loadMessages('matches')
    await setLanguage('es')
    expect(currentLanguage()).toBe('es')
    expect(currentMessages().ui.close).toBe('Cerrar')
    expect(currentMessages().matches.list.title).not.toBe(english.matches.list.title)
    await loadMessages('bets')
    expect(currentMessages().bets.max).toBe('Máx.')
  })

  test('notifies subscribers and updates the document', async () => {
    const listener = vi.fn()
    const unsubscribe = languageStore.subscribe(listener)
    await setLanguage('ar')
    expect(listener).toHaveBeenCalledOnce()
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    unsubscribe()
    await setLanguage('en')
    expect(listener).toHaveBeenCalledOnce()
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
  })

  test('changes number formats', async () => {
    await setLanguage('es')
    expect(formatAmount(1_500_000_000_000_000_000n)).toBe('1,5')
  })

  test('also loads the messages of a page that opens meanwhile', async () => {
    const changing = setLanguage('es')
    await Promise.all([loadMessages('tournaments'), changing])
    expect(currentMessages().tournaments.title).toBe('Torneos')
  })

  test('is stored for the next visit', async () => {
    await setLanguage('es')
    expect(storage.getItem('clutchpool.language')).toBe('es')
    await startLanguage()
    expect(currentLanguage()).toBe('es')
  })

  test('stays unchanged when the new one cannot be fetched', async () => {
    const { es } = await import('./es/catalogue')
    vi.spyOn(es, 'common').mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(setLanguage('es')).rejects.toThrow('Failed to fetch')
    expect(currentLanguage()).toBe('en')
    expect(storage.getItem('clutchpool.language')).toBeNull()
    storage.setItem('clutchpool.language', 'es')
    await startLanguage()
    expect(currentLanguage()).toBe('en')
  })
})

test('starts in Spanish when the browser prefers it', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-CL', 'en'])
  await startLanguage()
  expect(currentLanguage()).toBe('es')
})

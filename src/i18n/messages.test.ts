// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storage } from '@/lib/storage'

let app: typeof import('./messages')

/** A catalogue of one message. Its translations come by `fetch`. */
const createGreeting = (fetch: () => Promise<string>) =>
  app.createCatalogue('Hello', { es: fetch, ar: async () => 'مرحبا' })

// Catalogues keep what they have loaded, so each test has its own.
beforeEach(async () => {
  vi.resetModules()
  app = await import('./messages')
})

afterEach(() => {
  vi.restoreAllMocks()
  storage.removeItem('clutchpool.language')
})

test('starts in English, which needs no loading', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  await app.startLanguage()
  expect(app.currentMessages().community.title).toBe('Community')
})

test('starts in Spanish when the browser prefers it', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-CL', 'en'])
  await app.startLanguage()
  expect(app.currentLanguage()).toBe('es')
})

describe('another language', () => {
  test('replaces all messages, and loads once', async () => {
    const fetch = vi.fn(async () => 'Hola')
    const greeting = createGreeting(fetch)
    expect(fetch).not.toHaveBeenCalled()
    for (const language of ['es', 'en', 'es'] as const) await app.setLanguage(language)
    expect(fetch).toHaveBeenCalledOnce()
    expect(greeting.in(app.currentLanguage())).toBe('Hola')
    expect(app.currentMessages().ui.close).toBe('Cerrar')
    expect(app.currentMessages().bets.max).toBe('Máx.')
  })

  test('notifies subscribers once, and updates the document', async () => {
    const listener = vi.fn()
    app.languageStore.subscribe(listener)
    await app.setLanguage('ar')
    expect(listener).toHaveBeenCalledOnce()
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    await app.setLanguage('en')
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
  })

  test('changes number formats', async () => {
    const { formatAmount } = await import('./format/amounts')
    await app.setLanguage('es')
    expect(formatAmount(1_500_000_000_000_000_000n)).toBe('1,5')
  })

  test('is stored for the next visit', async () => {
    await app.setLanguage('es')
    expect(storage.getItem('clutchpool.language')).toBe('es')
    await app.startLanguage()
    expect(app.currentLanguage()).toBe('es')
  })

  test('stays unchanged when messages of an open page cannot be fetched', async () => {
    createGreeting(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(app.setLanguage('es')).rejects.toThrow('Failed to fetch')
    expect(app.currentLanguage()).toBe('en')
    expect(app.currentMessages().ui.close).toBe('Close')
    expect(storage.getItem('clutchpool.language')).toBeNull()
  })

  test('also loads the messages of a page that opens meanwhile', async () => {
    let opened: ReturnType<typeof createGreeting> | undefined
    createGreeting(async () => {
      opened = createGreeting(async () => 'Hola')
      return 'Hola'
    })
    await app.setLanguage('es')
    expect(opened?.in('es')).toBe('Hola')
  })

  test('gives way to English when it cannot be fetched at the start', async () => {
    createGreeting(() => Promise.reject(new TypeError('Failed to fetch')))
    storage.setItem('clutchpool.language', 'es')
    await app.startLanguage()
    expect(app.currentLanguage()).toBe('en')
  })
})

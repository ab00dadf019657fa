import { describe, expect, test } from 'vitest'
import { chooseLocale } from './languages'

describe('chooseLocale', () => {
  test('takes the first preferred language we have, with the formats of its region', () => {
    expect(chooseLocale(null, ['de-DE', 'es-MX', 'en-US'])).toEqual({
      language: 'es',
      locale: 'es-MX-u-nu-latn',
    })
  })

  test('takes the stored language before the preferred ones', () => {
    expect(chooseLocale('ar', ['en-GB', 'es-ES'])).toEqual({ language: 'ar', locale: 'ar-u-nu-latn' })
    expect(chooseLocale('es', ['en-GB', 'es-AR'])).toEqual({ language: 'es', locale: 'es-AR-u-nu-latn' })
  })

  test('takes English with the reader’s own formats when no language matches', () => {
    expect(chooseLocale(null, ['de-CH'])).toEqual({ language: 'en', locale: 'de-CH-u-nu-latn' })
  })

  test.each([null, '', 'xx', '__proto__', 'toString'])(
    'takes English when nothing is known: %o',
    (chosen) => {
      expect(chooseLocale(chosen, [])).toEqual({ language: 'en', locale: 'en-u-nu-latn' })
    },
  )

  test('skips invalid tags', () => {
    expect(chooseLocale(null, ['', 'C', 'not_a_tag', 'ES']).language).toBe('es')
  })
})

import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { setFormatLocale } from '@/i18n/format/locale'

// A busy machine is slow, not wrong: two minutes.
configure({ asyncUtilTimeout: 120_000 })

const clearStorage = () => {
  localStorage.clear()
  sessionStorage.clear()
}

beforeEach(clearStorage)
afterEach(() => {
  cleanup()
  // Files share a worker, and with it the language that a test has chosen.
  setFormatLocale('en')
  // Nothing follows a write any more that isn't stored.
  clearStorage()
})

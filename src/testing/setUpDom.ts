import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// A busy machine is slow, not wrong: two minutes.
configure({ asyncUtilTimeout: 120_000 })

const clearStorage = () => {
  localStorage.clear()
  sessionStorage.clear()
}

beforeEach(clearStorage)
afterEach(() => {
  cleanup()
  // Nothing follows a write any more that isn't stored.
  clearStorage()
})

import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// A busy machine is slow, not wrong: two minutes.
configure({ asyncUtilTimeout: 120_000 })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

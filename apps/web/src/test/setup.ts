import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// a loaded machine may take its time; a test that fails waits for it once
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  if (!('window' in globalThis)) return
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

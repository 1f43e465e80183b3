import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  if (!('window' in globalThis)) return
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { SupportOverlay } from './support-overlay.tsx'

afterEach(() => vi.unstubAllGlobals())

const frame = async () => {
  await showPage(<SupportOverlay close={() => {}} params={{}} />)
  return (await screen.findByTitle('Atendimento')).getAttribute('data-look')
}

test('[AUD-07] the chat within a look calls as the look, and elsewhere as the player', async () => {
  startServer({})
  expect(await frame()).toBeNull()
  cleanup()
  const look = document.createElement('iframe')
  look.setAttribute('data-look', 'look-token')
  vi.stubGlobal('frameElement', look)
  expect(await frame()).toBe('look-token')
})

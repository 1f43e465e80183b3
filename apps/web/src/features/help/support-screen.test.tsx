import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { SupportScreen } from './support-screen.tsx'

const channel = (email: string | null) => ({
  channel: () => ({ data: { supportId: 'jogada', email } }),
})

test('[R034] who cannot log in reads where to write to', async () => {
  startServer(channel('ajuda@apostas.example'))
  await show(<SupportScreen />)
  const link = await screen.findByRole('link', { name: /ajuda@apostas\.example/ })
  expect(link.getAttribute('href')).toBe('mailto:ajuda@apostas.example')
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeDefined()
})

test('no address is named where the operator has none', async () => {
  const { heard } = startServer(channel(null))
  await show(<SupportScreen />)
  await expect.poll(() => heard.length).toBe(1)
  expect(screen.queryByText(/Sem acesso/)).toBeNull()
})

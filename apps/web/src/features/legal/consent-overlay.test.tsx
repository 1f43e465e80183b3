import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { keepToken } from '../../session/session.ts'
import { ConsentOverlay } from './consent-overlay.tsx'

const terms = {
  document: 'terms',
  version: 2,
  effectiveAt: '2026-11-01T03:00:00Z',
  title: 'Termos de serviço',
  changes: 'Novo prazo de atendimento.',
  body: ['Atendimento', 'Respondemos em até doze horas.'],
}

test('[BR-10] what is new is shown, and agreeing names the version that was shown', async () => {
  const close = vi.fn<() => void>()
  const { heard } = startServer({
    documents: () => ({ data: [] }),
    consents: () => ({ data: { pending: [terms], accepted: [] } }),
    accept: () => ({ data: { pending: 0 } }),
  })
  await show(<ConsentOverlay params={{}} close={close} />)
  act(() => keepToken('token'))
  expect(await screen.findByText('Novo prazo de atendimento.', undefined)).toBeDefined()
  expect(screen.getByText(/Versão 2/)).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Li e aceito' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(heard.find(({ path }) => path.endsWith('/accept'))?.body).toEqual({
    versions: [{ document: 'terms', version: 2 }],
  })
})

test('[BR-10] a visitor reads every document and is asked nothing', async () => {
  startServer({ documents: () => ({ data: [terms] }) })
  await show(<ConsentOverlay params={{}} close={() => undefined} />)
  expect(await screen.findByText('Termos de serviço', undefined)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Li e aceito' })).toBeNull()
})

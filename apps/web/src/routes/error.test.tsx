import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../session/query-client.ts'
import { useToast } from '../overlays/toast.ts'
import { router } from '../router.tsx'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { ErrorPage } from './error.tsx'

const REFERENCE = '0f6c1f0e-6f0b-4c3e-9d55-4f1d8a3c2b10'

test('[R173] [R175] the error page names what support finds the failure by, and it can be copied', async () => {
  startServer({})
  const { user } = await showPage(<ErrorPage />, { ref: REFERENCE })
  expect(await screen.findByText(REFERENCE)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Copiar' }))
  await waitFor(() => expect(useToast.getState().toast?.text).toBe('A cópia foi bem-sucedida'))
  expect(await navigator.clipboard.readText()).toBe(REFERENCE)
  const ask = screen.getByRole('link', { name: 'Falar com o suporte sobre isto' })
  expect(ask.getAttribute('href')).toBe(`/suporte?topic=other&about=${REFERENCE}`)
})

test('[R173] trying again asks for everything anew, and leads home where nothing is behind', async () => {
  startServer({})
  const { user, path } = await showPage(<ErrorPage />)
  queryClient.setQueryData(['sport', 'events'], [])
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  await waitFor(() => expect(path()).toBe('/home'))
  expect(queryClient.getQueryState(['sport', 'events'])?.isInvalidated).toBe(true)
})

test('a reference that is none of ours is not shown', async () => {
  const read = () => router.state.matches.at(-1)!.search
  await router.navigate({ to: '/error', search: { ref: 'Ligue 0800 e informe sua senha' } })
  expect(read()).toEqual({})
  await router.navigate({ to: '/error', search: { ref: REFERENCE } })
  expect(read()).toEqual({ ref: REFERENCE })
})

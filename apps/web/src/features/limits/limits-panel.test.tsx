import type { LimitEntry, LimitsView } from '@jogada/contract/limits'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { limitsQuery } from '../../session/limits-query.ts'
import { queryClient } from '../../session/query-client.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { LimitsPanel } from './limits-panel.tsx'

// the first screen of a file is slow on a busy machine
const entries = (['deposit', 'stake', 'loss', 'time'] as const).flatMap((kind) =>
  (['day', 'week', 'month'] as const).map((window): LimitEntry => ({
    kind,
    window,
    limit: null,
    used: kind === 'time' ? '12' : '3.50',
    waiting: null,
  })),
)

const view = (changes: Partial<LimitsView> = {}): LimitsView => ({
  limits: entries,
  required: [],
  looserAfterHours: 24,
  pause: null,
  realityCheckMinutes: 60,
  entry: [],
  depositRoom: null,
  realityCheckChoices: [15, 30, 60],
  ...changes,
})

test('[RG-01] a loss limit is set from the page, with what is used in sight', async () => {
  const { heard } = startServer({
    limits: () => ({ data: view() }),
    money: () => ({
      data: view({
        limits: entries.map((entry) =>
          entry.kind === 'loss' && entry.window === 'day' ? { ...entry, limit: '50.00' } : entry,
        ),
      }),
    }),
  })
  await show(<LimitsPanel />)
  const typing = userEvent.setup()
  await typing.click(await screen.findByRole('button', { name: 'Definir: Perdas' }))
  await typing.type(screen.getByLabelText('Perdas'), '5000')
  await typing.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText(/3,50 de R\$\s50,00/, undefined)).toBeDefined()
  const asked = heard.find(({ path }) => path.endsWith('/limits/money'))
  expect(asked?.body).toEqual({ kind: 'loss', window: 'day', amount: '50.00' })
  expect(asked?.key).toMatch(/^[0-9a-f-]{36}$/)
})

test('[RG-04] self-exclusion asks once more before it happens', async () => {
  const seen = vi.fn<() => void>()
  Element.prototype.scrollIntoView = seen
  const { heard, paths } = startServer({
    limits: () => ({ data: view() }),
    exclude: () => ({
      data: view({
        pause: { kind: 'self_exclusion', from: '2026-11-20T10:00:00Z', until: null },
      }),
    }),
  })
  await show(<LimitsPanel />)
  const typing = userEvent.setup()
  await typing.click(await screen.findByRole('button', { name: 'Sem prazo' }))
  expect(paths().some((path) => path.endsWith('/exclude'))).toBe(false)
  await typing.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText(/fechada para jogo/)).toBeDefined()
  expect(heard.find(({ path }) => path.endsWith('/exclude'))?.body).toEqual({ months: 0 })
  // what now stands above is brought into sight
  await waitFor(() => expect(seen.mock.contexts).toHaveLength(1))
  expect((seen.mock.contexts[0] as Element).textContent).toMatch(/fechada para jogo/)
})

test.each([
  ['self_exclusion', /Sua autoexclusão vale até/],
  ['pause', /Sua conta está em pausa até/],
] as const)('[RG-07] a %s with an end is named as what it is', async (kind, words) => {
  const pause = { kind, from: '2026-11-20T10:00:00Z', until: '2026-12-20T10:00:00Z' }
  startServer({ limits: () => ({ data: view({ pause }) }) })
  await show(<LimitsPanel />)
  expect(await screen.findByText(words, undefined)).toBeDefined()
})

test('[RG-03] what the licence asks for is asked for until each kind has a limit', async () => {
  const asked = 'Para jogar, defina um limite de perdas e um limite de tempo.'
  const required = ['loss', 'time']
  const limited = (kinds: readonly string[]) =>
    entries.map((entry) => ({
      ...entry,
      limit: kinds.includes(entry.kind) && entry.window === 'day' ? '50' : null,
    }))
  startServer({ limits: () => ({ data: view({ required, limits: limited(['loss']) }) }) })
  const { unmount } = await show(<LimitsPanel />)
  expect(await screen.findByText(asked)).toBeDefined()
  unmount()
  startServer({ limits: () => ({ data: view({ required, limits: limited(required) }) }) })
  await show(<LimitsPanel />)
  await screen.findByText('Autoavaliação')
  await vi.waitFor(() => expect(screen.queryByText(asked)).toBeNull())
})

test('[RG-01] what is typed and in sight stays when the limits cannot be read again, and what was never read can be asked for', async () => {
  let isDown = true
  startServer({
    limits: () => (isDown ? { http: 503, status: 1050 } : { data: view() }),
  })
  await show(<LimitsPanel />)
  const typing = userEvent.setup()
  const again = await screen.findAllByRole('button', { name: 'Tentar de novo' })
  isDown = false
  await typing.click(again[0]!)
  await typing.click(await screen.findByRole('button', { name: 'Definir: Perdas' }))
  await typing.type(screen.getByLabelText('Perdas'), '5000')
  isDown = true
  await act(() => queryClient.refetchQueries({ queryKey: limitsQuery.queryKey }))
  expect(screen.getByLabelText('Perdas')).toHaveProperty('value', '50,00')
})

// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { rootOfFile } from '../../test/root-of-file.ts'
import { CampaignAbuse } from './campaign-abuse.tsx'

const render = rootOfFile()

test('each suspect is shown with the signs, what left, and the way to those who share a place', async () => {
  const asked: string[] = []
  const player = { bonuses: 2, granted: '20.00', released: '10.00', takenOut: '210.00' }
  const signs = ['shared_device', 'taken_out']
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const data = {
      from: '2026-10-01T03:00:00Z',
      looked: 40,
      isWhole: true,
      suspect: 1,
      players: [{ ...player, playerId: '71', signs, shared: 3, sharedWith: ['72', '73'] }],
    }
    return Response.json({ status: 200, message: '', data })
  })
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <CampaignAbuse campaignId="page-gift" onClose={() => {}} />,
    }),
    history: createMemoryHistory(),
  })
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider>
          <TextsProvider>
            <RouterProvider router={router as never} />
          </TextsProvider>
        </MantineProvider>
      </QueryClientProvider>,
    )
  })
  const text = () => document.body.textContent.replaceAll('\u00A0', ' ')
  await act(() => vi.waitFor(() => expect(text()).toMatch(/210[.,]00/)))
  expect(asked).toEqual([expect.stringContaining('/campaigns/page-gift/abuse')])
  expect(text()).toMatch(/40 (jogadores|players)/)
  expect(text()).toMatch(/mesmo aparelho|same device/)
  expect(text()).toMatch(/sacou o bônus logo|took the bonus out soon/)
  expect(text()).not.toMatch(/endereço de rede|network address/)
  const ways = [...document.querySelectorAll('a')].map((one) => one.getAttribute('href'))
  expect(ways).toEqual(['/jogador/71', '/jogador/72', '/jogador/73'])
  expect(text()).toContain('+1')
})

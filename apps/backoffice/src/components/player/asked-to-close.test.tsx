// @vitest-environment jsdom
import type { CallReply, ops } from '@jogada/contract'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { MeContext } from '../../me.ts'
import type { Me } from '../../me.ts'
import { rootOfFile } from '../../test/root-of-file.ts'
import { PlayerActions } from '../player-actions.tsx'
import { AskedToClose } from './asked-to-close.tsx'

type View = CallReply<typeof ops.players.view>

const render = rootOfFile()
const text = () => document.body.textContent

const closing = { askedAt: '2026-11-20T15:00:00Z' }
const suspended = { kind: 'suspended', reason: 'fraude', at: '2026-11-20T16:00:00Z' } as const
const ASKED = 'O jogador pediu o encerramento da conta em 20/11/2026'
const WAITS = 'liberada, o saldo vai para o CPF do jogador e a conta é encerrada.'

function show(changes: Partial<View>) {
  const view = { playerId: '7', restriction: null, closing: null, ...changes } as View
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <TextsProvider>
          <MeContext value={{ permissions: ['player.restrict'] } as unknown as Me}>
            <AskedToClose view={view} />
            <PlayerActions view={view} />
          </MeContext>
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
}

test('[ACC-10] of nobody is said that they asked for the end of the account who did not', () => {
  show({ restriction: suspended })
  expect(text()).not.toContain('encerramento')
})

test('[ACC-10] who asked for the end of the account is named, and what holds it where it is suspended', () => {
  show({ closing })
  expect(text()).toContain(ASKED)
  expect(text()).not.toContain(WAITS)
  show({ closing, restriction: suspended })
  expect(text()).toContain(ASKED)
  expect(text()).toContain(WAITS)
})

test('[ACC-10] who lifts a suspension is told first that the money leaves with it', async () => {
  show({ closing, restriction: suspended })
  const lift = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Liberar',
  )!
  act(() => lift.click())
  await vi.waitFor(() =>
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(WAITS),
  )
})

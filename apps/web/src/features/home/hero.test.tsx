import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { knownPlayer } from '../../session/player-queries.ts'
import { keepToken } from '../../session/session.ts'
import { somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { Hero } from './hero.tsx'

test.each([
  ['is invited to deposit', false],
  ['is not invited to deposit while play is paused', true],
])('[RG-04] a player %s', async (_what, barred) => {
  startServer({ userInfo: () => ({ data: somePlayer({ barred }) }) })
  keepToken('the-token')
  await showPage(<Hero />)
  await waitFor(() => expect(knownPlayer()?.barred).toBe(barred))
  expect(screen.queryByRole('button', { name: 'Depositar com PIX' }) === null).toBe(barred)
  expect(screen.getByRole('link', { name: 'Ver partidas' })).toBeDefined()
})

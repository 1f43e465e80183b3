import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HelpScreen } from '../features/help/help-screen.tsx'
import { trimOverlays, useOverlays } from '../overlays/overlay-store.ts'
import { keepToken } from '../session/session.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import type { GameCard } from './game-queries.ts'
import { gamesWithRules } from './game-rules.ts'
import { GameTile } from './game-tile.tsx'

const card = (code: string): GameCard => ({
  code,
  title: code,
  studio: 'Jogada',
  category: 'original',
  page: `/${code}`,
  rtp: 960_000,
})

const TITLES = ['Dados', 'Minas', 'Limbo', 'Double', 'Cor da Sorte', 'Andares']

/** Opens each of the rules and says which overlays that were. */
async function openAll(button: (title: string) => RegExp | string) {
  const opened = []
  for (const title of TITLES) {
    act(() => screen.getByRole('button', { name: button(title), hidden: true }).click())
    const { id, params } = useOverlays.getState().stack.at(-1)!
    opened.push({ id, ...params })
    act(() => trimOverlays())
  }
  return opened
}

const EVERY_RULES = [
  { id: 'diceRules' },
  { id: 'minesRules' },
  { id: 'limboRules' },
  { id: 'drawRules', game: 'double' },
  { id: 'drawRules', game: 'luckyColor' },
  { id: 'rowDoubleRules' },
]

test('[GAM-04] [R130] a visitor reads the rules of every game of the house from its tile, dice too', async () => {
  startServer({})
  await showPage(
    <>
      {gamesWithRules.map((code) => (
        <GameTile key={code} game={card(code)} />
      ))}
      <GameTile game={card('orla-feira')} />
    </>,
  )
  act(() => keepToken(null))
  await screen.findByRole('button', { name: 'Regras: Dados' })
  expect(screen.getAllByRole('button', { name: /^Regras:/ })).toHaveLength(TITLES.length)
  expect(await openAll((title) => `Regras: ${title}`)).toEqual(EVERY_RULES)
})

test('[R021] help leads a visitor to the rules of every game of the house', async () => {
  startServer({})
  await showPage(<HelpScreen />)
  act(() => keepToken(null))
  await screen.findByRole('button', { name: 'Dados' })
  expect(await openAll((title) => title)).toEqual(EVERY_RULES)
})

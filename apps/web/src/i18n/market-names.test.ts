import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CATALOGUE } from '@jogada/core/sports/markets/catalogue'
import { PART_NAMES } from '@jogada/core/sports/markets/parts'
import type { MarketNames } from '@jogada/messages/markets/market-names'
import { renderHook } from '@testing-library/react'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useMarketWords } from '../sports/use-market-words.ts'
import { chooseLanguage } from './language.ts'
import { Texts } from './texts.tsx'

const FOLDER = join(import.meta.dirname, '../../../../packages/messages/src/markets')

const english = new Set(
  [...[...CATALOGUE.values()].flat().map(({ name }) => name), ...PART_NAMES].map(
    (name) => name['en-us'],
  ),
)

afterEach(() => chooseLanguage('pt_BR'))

test.each(globSync('[a-z][a-z]-[a-z][a-z].ts', { cwd: FOLDER }).toSorted())(
  '[R072] %s names every market of the catalogue and every part of a match, and none more',
  async (file) => {
    const [names] = Object.values(
      (await import(join(FOLDER, basename(file)))) as Record<string, MarketNames>,
    )
    expect(Object.keys(names!).toSorted()).toEqual([...english].toSorted())
    expect(Object.entries(names!).filter(([, name]) => name.trim() === '')).toEqual([])
  },
)

test.each([
  ['pt_BR', 'Dupla chance'],
  ['en_US', 'Double chance'],
  ['zh_CN', '双重机会'],
])('[R072] a market is named in the chosen language, %s', async (key, name) => {
  expect((await wordsIn(key)).market('double_chance')).toBe(name)
})

test.each([
  ['pt_BR', 'volleyball', 'set_winner', { setnr: '3' }, 'Vencedor do set · Set 3'],
  [
    'pt_BR',
    'tennis',
    'game_winner',
    { setnr: '2', gamenr: '5' },
    'Vencedor do game · Set 2 · Game 5',
  ],
  [
    'pt_BR',
    'badminton',
    'game_total_points',
    { gamenr: '1', total: '40.5' },
    'Total de pontos por set · Set 1',
  ],
  ['ja_JP', 'snooker', 'frame_winner', { framenr: '4' }, 'フレーム勝者 · 第4フレーム'],
])(
  '[R072] [R087] a market on a part of a match says which, %s %s',
  async (key, sport, market, specifiers, name) => {
    expect((await wordsIn(key)).market(market, sport, specifiers)).toBe(name)
  },
)

async function wordsIn(key: string) {
  await chooseLanguage('ja_JP')
  await chooseLanguage(key)
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(Texts, null, children)
  const { result } = renderHook(useMarketWords, { wrapper })
  return result.current
}

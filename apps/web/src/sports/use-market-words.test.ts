import { renderHook } from '@testing-library/react'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { chooseLanguage } from '../i18n/language.ts'
import { Texts } from '../i18n/texts.tsx'
import { useMarketWords } from './use-market-words.ts'

async function sign(outcome: string, line: string | null, key: string) {
  await chooseLanguage('en_US')
  await chooseLanguage('pt_BR')
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(Texts, null, children)
  return renderHook(useMarketWords, { wrapper }).result.current.sign(outcome, line, key)
}

test.each([
  ['home', '0:1', '1 (0:1)'],
  ['draw', '0:1', 'X (0:1)'],
  ['away', '1:0', '2 (1:0)'],
])(
  '[R087] a price of the European handicap shows its line, %s %s',
  async (outcome, line, shown) => {
    expect(await sign(outcome, line, 'european_handicap')).toBe(shown)
  },
)

test('[R087] a price of the Asian handicap shows the side’s own line, one without a line none', async () => {
  expect(await sign('away', '-0.75', 'asian_handicap')).toBe('2 +0,75')
  expect(await sign('draw', null, '1x2')).toBe('X')
})

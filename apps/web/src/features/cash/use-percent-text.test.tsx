import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { usePercentText } from './use-percent-text.ts'

test.each([
  ['pt-BR', '2,5'],
  ['en-US', '2.5'],
])('[R193] [R196] in %s fee and discount are percentages such as %s', (locale, text) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <IntlProvider locale={locale} messages={{}}>
      {children}
    </IntlProvider>
  )
  const { current: percent } = renderHook(usePercentText, { wrapper }).result
  expect([0.1, 0.07, 0.025].map(percent)).toEqual(['10', '7', text])
})

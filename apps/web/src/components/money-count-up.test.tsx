import { reais, zero } from '@jogada/core'
import { act, render } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { MoneyCountUp } from './money-count-up.tsx'

afterEach(() => void vi.useRealTimers())

test('[R200] a count-up takes 2 s where nothing else is said, and is heard whole from the start', () => {
  vi.useFakeTimers()
  const { container } = render(
    <IntlProvider locale="pt-BR" messages={{}}>
      <MoneyCountUp from={zero} to={reais(100n)} />
    </IntlProvider>,
  )
  const shownAfter = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    const text = container.querySelector('[aria-hidden] .money')?.textContent ?? ''
    return Math.round(Number(/[\d,]+$/.exec(text)?.[0].replace(',', '.')))
  }
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('R$\u00a0100,00')
  expect(shownAfter(0)).toBe(0)
  const half = shownAfter(1000)
  expect(half).toBeGreaterThan(85)
  expect(half).toBeLessThan(89)
  expect(shownAfter(1000)).toBe(100)
})

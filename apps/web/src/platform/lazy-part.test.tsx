import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a part whose code does not arrive leaves the page as it is, and comes once it does', async () => {
  vi.useFakeTimers()
  let asked = 0
  const Part = lazyPart(async () => {
    asked += 1
    if (asked < 3) throw new TypeError('no network')
    return () => <p>a parte</p>
  })
  render(
    <main>
      <p>a página</p>
      <Suspense fallback={<p>o lugar</p>}>
        <Part />
      </Suspense>
    </main>,
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(9_999)
  expect(screen.getByText('a página')).toBeDefined()
  expect(screen.getByText('o lugar')).toBeDefined()
  await pass(1)
  expect(screen.getByText('a parte')).toBeDefined()
  expect(screen.queryByText('o lugar')).toBeNull()
})

import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '../i18n/language.ts'
import { Texts } from '../i18n/texts.tsx'
import { useKickOff } from '../sports/use-kick-off.ts'
import { someEvent } from '../test/event.ts'
import { useDay } from './use-day.ts'

const BEFORE_MIDNIGHT = new Date(2026, 10, 20, 23, 58, 30)

beforeEach(() => void vi.useFakeTimers({ now: BEFORE_MIDNIGHT }))

afterEach(() => void vi.useRealTimers())

const minutes = (count: number) => act(() => void vi.advanceTimersByTime(count * 60_000))

test('[R107] a match of tomorrow is one of today once midnight is past, on a page that stays open', async () => {
  const event = someEvent({ startsAt: new Date(2026, 10, 21, 16).toISOString() })
  const Day = () => useKickOff(event).day
  await chooseLanguage('pt_BR')
  render(
    <Texts>
      <Day />
    </Texts>,
  )
  expect(screen.getByText('Amanhã')).toBeDefined()
  minutes(1)
  expect(screen.getByText('Amanhã')).toBeDefined()
  minutes(1)
  expect(screen.getByText('Hoje')).toBeDefined()
})

test('what shows a day is drawn again by another day only, and one clock serves all of it', () => {
  const draw = vi.fn<(day: number) => number>((day) => day)
  const Day = () => draw(useDay((at) => at.getDate()))
  const { unmount } = render(
    <>
      <Day />
      <Day />
    </>,
  )
  expect(vi.getTimerCount()).toBe(1)
  minutes(1)
  expect(draw).toHaveBeenCalledTimes(2)
  minutes(1)
  expect(draw).toHaveBeenCalledTimes(4)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

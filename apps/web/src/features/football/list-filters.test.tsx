import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { someEvent } from '../../test/event.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { EventBrowser } from './event-browser.tsx'

vi.mock('../../realtime/live.ts', () => ({ watchEvents: () => () => {} }))

afterEach(() => void vi.useRealTimers())

test('[R107] the list is asked for no day that is over, however long the page stays open', async () => {
  vi.useFakeTimers({
    now: new Date('2026-11-21T02:58:30Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  const { heard } = startServer({
    sports: () => ({ data: [{ sport: 'football', live: 0, upcoming: 1, source: 'open_data' }] }),
    competitions: () => ({ data: [] }),
    board: () => ({ data: { events: [{ ...someEvent(), moreMarkets: 0 }], total: 1 } }),
  })
  const { user } = await showPage(<EventBrowser />)
  await user.click(await screen.findByRole('tab', { name: 'Próximos' }))
  const choice = await screen.findByLabelText<HTMLSelectElement>('Data')
  await user.selectOptions(choice, 'Hoje')
  const asked = () => heard.findLast(({ path }) => path.endsWith('/board'))?.query['date']
  await vi.waitFor(() => expect(asked()).toBe('2026-11-20'))
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(asked()).toBeUndefined()
  expect(choice.value).toBe('')
  await user.selectOptions(choice, 'Hoje')
  await vi.waitFor(() => expect(asked()).toBe('2026-11-21'))
})

test('[R107] the list is narrowed to what begins within the next hours', async () => {
  const { heard } = startServer({
    sports: () => ({ data: [{ sport: 'football', live: 0, upcoming: 1, source: 'open_data' }] }),
    competitions: () => ({ data: [] }),
    board: () => ({ data: { events: [{ ...someEvent(), moreMarkets: 0 }], total: 1 } }),
  })
  const { user } = await showPage(<EventBrowser />)
  await user.click(await screen.findByRole('tab', { name: 'Próximos' }))
  const choice = await screen.findByLabelText<HTMLSelectElement>('Data')
  const asked = () => heard.findLast(({ path }) => path.endsWith('/board'))?.query['withinHours']
  for (const hours of ['3', '12', '72']) {
    await user.selectOptions(choice, `Próximas ${hours} horas`)
    await vi.waitFor(() => expect(asked()).toBe(hours))
  }
})

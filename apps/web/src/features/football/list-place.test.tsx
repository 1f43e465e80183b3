import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { someEvent } from '../../test/event.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { EventBrowser } from './event-browser.tsx'

vi.mock('../../realtime/live.ts', () => ({
  watchEvents: () => () => {},
  watchMarkets: () => () => {},
}))

async function open(asked: Record<string, string>) {
  const { heard } = startServer({
    sports: () => ({
      data: ['football', 'basketball'].map((sport) => ({
        sport,
        live: 1,
        upcoming: 1,
        source: 'open_data',
      })),
    }),
    competitions: () => ({
      data: ['Liga A', 'Liga B'].map((competition) => ({ competition, live: 1, upcoming: 1 })),
    }),
    favourites: () => ({ data: { events: [], competitions: [] } }),
    board: ({ query }) => ({
      data: {
        events: [{ ...someEvent({ home: `${query['sport']} ${query['when']}` }), moreMarkets: 1 }],
        total: 1,
      },
    }),
  })
  const shown = await showPage(<EventBrowser />, asked)
  const asks = () => heard.filter(({ path }) => path.endsWith('/board')).map(({ query }) => query)
  return { ...shown, asks }
}

test('the list opens where its address says: sport, now or later, and league', async () => {
  const { asks } = await open({ sport: 'basketball', tab: 'upcoming', league: 'Liga B' })
  expect(await screen.findByText('basketball upcoming', { exact: false })).toBeDefined()
  expect(asks()).toMatchObject([{ sport: 'basketball', when: 'upcoming', competition: 'Liga B' }])
})

test('[R107] the address says day and market too, and keeps what else was chosen', async () => {
  const { asks } = await open({ tab: 'upcoming', league: 'Liga B', day: '12h', market: 'total' })
  expect(await screen.findByText('football upcoming', { exact: false })).toBeDefined()
  expect(asks()).toMatchObject([{ competition: 'Liga B', withinHours: '12', market: 'total' }])
})

test('an address of nonsense opens the list as it usually is', async () => {
  const { asks } = await open({ sport: 'xadrez', tab: 'yesterday', day: '2026-13-45', market: '?' })
  expect(await screen.findByText('football live', { exact: false })).toBeDefined()
  const [asked] = asks()
  expect(asked).toMatchObject({ sport: 'football', when: 'live' })
  expect(asked!['market']).toBeUndefined()
})

test.each(['2020-01-01', '2026-13-45', '99h'])(
  '[R107] a day that is no choice narrows nothing: %s',
  async (day) => {
    const { asks } = await open({ tab: 'upcoming', day })
    expect(await screen.findByText('football upcoming', { exact: false })).toBeDefined()
    expect(asks()[0]!['date']).toBeUndefined()
    expect(asks()[0]!['withinHours']).toBeUndefined()
  },
)

test('what is chosen stands in the address, so that the way back from a match finds it', async () => {
  const { user, search } = await open({})
  await user.click(await screen.findByRole('button', { name: /Basquete/ }))
  expect(await screen.findByText('basketball live', { exact: false })).toBeDefined()
  await user.click(screen.getByRole('tab', { name: /Próximos/ }))
  expect(await screen.findByText('basketball upcoming', { exact: false })).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Competição'), 'Liga B')
  await user.selectOptions(screen.getByLabelText('Data'), 'Próximas 3 horas')
  expect(search()).toEqual({ sport: 'basketball', tab: 'upcoming', league: 'Liga B', day: '3h' })
  await user.click(screen.getByRole('tab', { name: /Ao vivo/ }))
  expect(search()).toEqual({ sport: 'basketball', tab: 'live' })
})

import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { someLicence } from '../../test/licence.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { AgentScreen } from './agent-screen.tsx'

test.each([
  [true, [{ top: 0 }]],
  [false, []],
])('[R014] with moveTop %s the page of agents is moved to its top: %j', async (moveTop, moves) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  onTestFinished(() => scrollTo.mockRestore())
  startServer({})
  await showPage(<AgentScreen moveTop={moveTop} />)
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  const own = scrollTo.mock.calls.map(([to]) => to as unknown).filter(isOwn)
  expect(own).toEqual(moves)
})

const person = (id: number) => ({
  personId: String(id),
  name: `Jogador ${id}`,
  level: 1,
  joinedAt: '2026-03-01T12:00:00.000Z',
  played: '10.00',
  commission: '0.01',
  state: 'counts',
})

test('[R005] all invited players can be seen, a page after the other, and rates with all their digits', async () => {
  const ids = Array.from({ length: 35 }, (_, index) => 900 - index)
  const { heard } = startServer({
    licence: () => ({ data: someLicence() }),
    summary: () => ({
      data: {
        yqm: 'AMIGO9',
        levels: [1, 2, 3].map((level) => ({
          level,
          people: level === 1 ? ids.length : 0,
          played: '0.00',
          commission: '0.00',
          rate: 0.00125,
        })),
        paid: '0.00',
        pending: '0.00',
        days: [],
      },
    }),
    people: ({ query }) => {
      const after = ids.filter((id) => id < Number(query['before'] ?? 1000))
      return { data: after.slice(0, 30).map(person) }
    },
  })
  const { user } = await showPage(<AgentScreen moveTop={false} />)
  expect(await screen.findAllByText(/0,125%/)).toHaveLength(3)
  await screen.findByText('Jogador 871')
  expect(screen.queryByText('Jogador 870')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ver mais' }))
  expect(await screen.findByText('Jogador 866')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull()
  expect(heard.filter(({ path }) => path.includes('people'))).toHaveLength(2)
})

/** The router moves pages too, to both their edges. */
const isOwn = (to: unknown) => typeof to === 'object' && to !== null && !('left' in to)

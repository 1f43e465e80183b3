import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dayOf } from '../../components/period.ts'
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

const aTree = (people: number, joined = people) => ({
  yqm: 'AMIGO9',
  levels: [1, 2, 3].map((level) => ({
    level,
    people: level === 1 ? people : 0,
    joined: level === 1 ? joined : 0,
    played: '0.00',
    commission: '0.00',
    paid: '0.00',
    pending: '0.00',
    rate: 0.00125,
  })),
  paid: '0.00',
  pending: '0.00',
  days: [],
})

test('[R005] all invited players can be seen, a page after the other, and rates with all their digits', async () => {
  const ids = Array.from({ length: 35 }, (_, index) => 900 - index)
  const { heard } = startServer({
    licence: () => ({ data: someLicence() }),
    summary: () => ({ data: aTree(ids.length) }),
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

const startTree = () => {
  const { heard } = startServer({
    licence: () => ({ data: someLicence() }),
    summary: ({ query }) =>
      query['from'] && query['to'] && query['from'] > query['to']
        ? { http: 400 }
        : { data: query['from'] === undefined ? aTree(40) : aTree(40, 7) },
    people: () => ({ data: [person(900)] }),
  })
  const askedOf = (name: string) => heard.findLast(({ path }) => path.endsWith(name))?.query
  return { summary: () => askedOf('/summary'), people: () => askedOf('/people') }
}

test('[R005] the tree is narrowed to a period by keyboard, which the address keeps, and widened again', async () => {
  const asked = startTree()
  const { user, search } = await showPage(<AgentScreen moveTop={false} />)
  expect(await screen.findByText('40')).toBeDefined()
  expect(asked.summary()).toEqual({})
  const period = screen.getByRole('combobox', { name: 'Período' })
  period.focus()
  await user.selectOptions(period, 'Hoje')
  expect(await screen.findByText('7')).toBeDefined()
  expect(screen.getAllByText('Chegaram')).toHaveLength(3)
  expect(screen.getByText(/Os dias são os de Brasília/)).toBeDefined()
  expect(screen.getByText('Nenhuma comissão nestes dias.')).toBeDefined()
  const today = dayOf(new Date())
  expect(asked.summary()).toEqual({ from: today, to: today })
  await waitFor(() => expect(asked.people()).toEqual({ level: '1', from: today, to: today }))
  expect(search()).toEqual({ from: today, to: today })
  // what was chosen stays under the player's hands
  expect(document.activeElement).toBe(period)
  await user.selectOptions(period, 'Este mês')
  await waitFor(() => expect(search()).toEqual({ from: `${today.slice(0, 8)}01`, to: today }))
  await user.selectOptions(period, 'Todos')
  expect(await screen.findByText('40')).toBeDefined()
  expect(search()).toEqual({})
  expect(screen.queryByText(/Os dias são os de Brasília/)).toBeNull()
})

test('[R005] days of an address narrow the tree, and what is none there does not', async () => {
  const asked = startTree()
  const { user, search } = await showPage(<AgentScreen moveTop={false} />, {
    from: '2026-03-01',
    to: 'yesterday',
  })
  expect(await screen.findByText('7')).toBeDefined()
  expect(asked.summary()).toEqual({ from: '2026-03-01' })
  expect(screen.getByLabelText<HTMLInputElement>('De').value).toBe('2026-03-01')
  await user.type(screen.getByLabelText('Até'), '2026-02-01')
  expect(await screen.findByText(/A primeira data vem depois da última/)).toBeDefined()
  // a refusal leaves the way to other days
  await screen.findByRole('button', { name: 'Tentar de novo' })
  await user.clear(screen.getByLabelText('Até'))
  expect(await screen.findByText('7')).toBeDefined()
  expect(search()).toEqual({ from: '2026-03-01' })
})

/** The router moves pages too, to both their edges. */
const isOwn = (to: unknown) => typeof to === 'object' && to !== null && !('left' in to)

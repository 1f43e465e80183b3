import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { someEvent } from '../../test/event.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { HomeModules } from './home-modules.tsx'
import { inOrder } from './module-order.ts'

/** Home where so many events are live, each list with one event more that is not shown. */
const homeWith = async (live: number, order: readonly string[] = []) => {
  const comes = [1, 2, 3, 4, 5].map((at) => someEvent({ eventId: `next-${at}`, home: `Vem ${at}` }))
  const runs = [1, 2].map((at) =>
    someEvent({ eventId: `live-${at}`, home: `Joga ${at}`, phase: 1 }),
  )
  startServer({
    footer: () => ({
      data: { about: null, law: null, regulated: null, pages: [], home: order },
    }),
    front: ({ query }) => ({ data: query['when'] === 'live' ? runs.slice(0, live) : comes }),
  })
  await showPage(<HomeModules />)
}

test('[R010] home shows what is live first and what comes below the games', async () => {
  await homeWith(2)
  expect(await screen.findByText('Joga 1')).toBeDefined()
  expect(await screen.findByText('Vem 4')).toBeDefined()
  await screen.findByRole('heading', { name: 'Como a prova funciona' })
  expect(screen.queryByText('Joga 2')).toBeNull()
  const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)
  expect(heads.indexOf('Ao vivo agora')).toBeLessThan(heads.indexOf('Jogos da casa'))
  expect(heads.indexOf('Jogos da casa')).toBeLessThan(heads.indexOf('Próximos jogos'))
})

test('[R010] home shows what comes in its place where nothing is live', async () => {
  await homeWith(0)
  expect(await screen.findByText('Vem 2')).toBeDefined()
  // the last module is drawn after all others
  await screen.findByRole('heading', { name: 'Como a prova funciona' })
  expect(screen.queryByText('Vem 3')).toBeNull()
  const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)
  expect(heads).not.toContain('Ao vivo agora')
  expect(heads.indexOf('Próximos jogos')).toBeLessThan(heads.indexOf('Jogos da casa'))
  expect(heads.filter((head) => head === 'Próximos jogos')).toHaveLength(1)
})

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)

test('home stands in the order that operators set: below the first screen at once, and whole the next time', async () => {
  const order = ['fair', 'what nobody knows', 'upcoming', 'originals', 'live']
  await homeWith(2, order)
  expect(await screen.findByText('Vem 4')).toBeDefined()
  await waitFor(() => {
    const heads = headings()
    expect(heads[0]).toBe('Ao vivo agora')
    expect(heads.indexOf('Próximos jogos')).toBeLessThan(heads.indexOf('Jogos da casa'))
  })
  cleanup()

  // it is known now, before the server has answered
  await homeWith(2, [])
  expect(await screen.findByText('Joga 1')).toBeDefined()
  const heads = headings()
  expect(heads.indexOf('Jogos da casa')).toBeLessThan(heads.indexOf('Ao vivo agora'))
})

test('an order that names modules nobody knows, some twice and not all of them still shows each once', () => {
  expect(inOrder(['a', 'b', 'c'], [])).toEqual(['a', 'b', 'c'])
  expect(inOrder(['a', 'b', 'c'], ['c', 'x', 'c', 'a'])).toEqual(['c', 'a', 'b'])
})

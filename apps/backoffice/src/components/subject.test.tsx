// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { expect, test } from 'vitest'
import { rootOfFile } from '../test/root-of-file.ts'
import { theme } from '../theme.ts'
import { Subject } from './subject.tsx'

const render = rootOfFile()

async function addressOf(subject: string) {
  const root = createRootRoute()
  const routes = ['/', '/mercados/$eventId', '/jogador/$playerId'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => <Subject subject={subject} />,
    }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await act(async () =>
    render(
      <MantineProvider key={subject} theme={theme}>
        <RouterProvider router={router as never} />
      </MantineProvider>,
    ),
  )
  return document.querySelector('a')?.getAttribute('href') ?? null
}

test('[SPB-14] the subject of an alert leads to its event, also where it names one outcome of it', async () => {
  expect(await addressOf('event:match-7')).toBe('/mercados/match-7')
  expect(await addressOf('outcome:match-7/1x2/@away')).toBe('/mercados/match-7')
})

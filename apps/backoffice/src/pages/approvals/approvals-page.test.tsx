// @vitest-environment jsdom
import { ops } from '@jogada/contract'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { MeContext } from '../../me.ts'
import type { Me } from '../../me.ts'
import { rootOfFile } from '../../test/root-of-file.ts'
import { ApprovalsPage } from './approvals-page.tsx'

const render = rootOfFile()

const requestOf = (values: object) => ({
  approvalId: '7',
  kind: 'offer',
  subject: 'campaign:boas-vindas',
  before: {},
  after: {},
  reason: 'mais verba',
  maker: 'ana@example.com',
  isMine: true,
  mayApprove: true,
  madeAt: '2026-07-01T12:00:00.000Z',
  expiresAt: '2026-07-02T12:00:00.000Z',
  state: 'open',
  checker: null,
  decidedAt: null,
  note: '',
  failure: null,
  ...values,
})

let rows: unknown[]
let asked: string[]
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ status: 200, message: '', data: rows })
  })
})
afterEach(() => void vi.unstubAllGlobals())

async function buttonsFor(role: ops.Role) {
  const me = { permissions: [...ops.permissionsOfRole[role]], roles: [role] } as unknown as Me
  const routeTree = createRootRoute({ component: ApprovalsPage })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider>
          <MeContext value={me}>
            <RouterProvider router={router as never} />
          </MeContext>
        </TextsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  await expect.poll(() => document.body.textContent).toContain('mais verba')
  const labels = [...document.querySelectorAll('button')].map((one) => one.textContent)
  return labels.filter((label) => /^(Aprovar|Recusar)/.test(label))
}

test('[WAL-13] whoever may not decide takes their own request back', async () => {
  rows = [requestOf({})]
  expect(await buttonsFor('crm')).toEqual(['Recusar'])
})

test('[WAL-13] of a request of somebody else whoever may not decide is offered nothing', async () => {
  rows = [requestOf({ isMine: false })]
  expect(await buttonsFor('crm')).toEqual([])
})

test('[WAL-13] whoever may decide approves and refuses what others asked for', async () => {
  rows = [requestOf({ isMine: false })]
  expect(await buttonsFor('finance')).toEqual(['Aprovar', 'Recusar'])
})

test('[AUD-10] the file of the requests is that of the list that is shown', async () => {
  rows = [requestOf({})]
  await buttonsFor('admin')
  const file = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Exportar CSV',
  )!
  await act(async () => file.click())
  await expect
    .poll(() => asked.filter((path) => path.includes('/export/')))
    .toEqual(['/api/ops/export/approvals?list=waiting'])
})

// @vitest-environment jsdom
import { ops } from '@jogada/contract'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rootOfFile } from '../test/root-of-file.ts'
import { SessionQueries } from './session-queries.tsx'
import { token } from './token.ts'
import { useCall } from './use-call.ts'

const render = rootOfFile()

let isAnswered: boolean
beforeEach(() => {
  isAnswered = true
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    const { authorization } = headers as Record<string, string>
    const data = { email: `${authorization}@example.com` }
    return isAnswered
      ? Response.json({ status: 200, message: '', data })
      : new Promise<Response>(() => {})
  })
})
afterEach(() => {
  act(() => token.clear())
  vi.unstubAllGlobals()
})

function Seen() {
  const { data } = useCall(ops.opsAccount.me, {})
  return <output>{data?.email ?? 'nada'}</output>
}

const seen = () => document.querySelector('output')!.textContent

test('[SEC-04] who signs in next at the same tab sees nothing of what the one before saw', async () => {
  token.keep('ana')
  render(
    <SessionQueries>
      <Seen />
    </SessionQueries>,
  )
  await expect.poll(seen).toBe('ana@example.com')
  isAnswered = false
  act(() => token.keep('bia'))
  expect(seen()).toBe('nada')
})

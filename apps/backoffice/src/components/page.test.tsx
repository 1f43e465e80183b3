// @vitest-environment jsdom
import { ops } from '@jogada/contract'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCall } from '../api/use-call.ts'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { rootOfFile } from '../test/root-of-file.ts'
import { Loaded } from './page.tsx'

const render = rootOfFile()

/** What the server says next; null where it says nothing. */
let answer: { readonly http: number; readonly message: string; readonly data: unknown } | null
let queries: QueryClient
beforeEach(() => {
  answer = { http: 200, message: '', data: [{ name: 'Bia' }] }
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('Sem rede')
    const { http, message, data } = answer
    return Response.json({ status: http === 200 ? 200 : 7000, message, data }, { status: http })
  })
})
afterEach(() => void vi.unstubAllGlobals())

function People() {
  const query = useCall(ops.opsAccount.listStaff, {})
  return (
    <Loaded query={query} isEmpty={(people) => people.length === 0}>
      {(people) => people.map(({ name }) => <input key={name} aria-label={name} />)}
    </Loaded>
  )
}

const text = () => document.body.textContent
const box = () => document.querySelector('input')
const readAgain = () => act(async () => queries.invalidateQueries())

async function show() {
  render(
    <QueryClientProvider client={queries}>
      <MantineProvider env="test">
        <TextsProvider>
          <People />
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
  await expect.poll(() => box()?.ariaLabel ?? box()?.getAttribute('aria-label')).toBe('Bia')
}

test('what could not be read again stays, and says that it is old and of when', async () => {
  await show()
  const before = box()
  expect(text()).not.toContain('o que se vê é de')
  answer = null
  await readAgain()
  await expect.poll(text).toMatch(/Sem rede · o que se vê é de \d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d/)
  // what was typed into it is not lost over it
  expect(box()).toBe(before)
  answer = { http: 200, message: '', data: [] }
  await readAgain()
  await expect.poll(text).not.toContain('Sem rede')
})

test.each([401, 403])(
  '[SEC-06] what may no longer be seen is gone, although it was seen before: %s',
  async (http) => {
    await show()
    answer = { http, message: 'Sem permissão.', data: null }
    await readAgain()
    await expect.poll(text).toContain('Sem permissão.')
    expect(box()).toBe(null)
  },
)

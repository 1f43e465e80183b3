// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { rootOfFile } from '../../test/root-of-file.ts'
import { LiveDesk } from './live-desk.tsx'
import { phasesOf, phaseWord } from './live-phases.ts'

const render = rootOfFile()

const queries = new QueryClient()
const shown = (event: object) => {
  render(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <TextsProvider>
          <LiveDesk event={{ eventId: 'm', sport: 'football', ...event } as never} />
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
  return texts()
}
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
const texts = () => inputs().map(({ value }) => value)

test('[SPB-06] what is said of a match begins with what was said last, so that no score falls back to nothing', () => {
  expect(shown({ phase: 3, minute: 61, score: { home: 2, away: 1 } })).toEqual([
    '2º tempo',
    '61',
    '2-1',
  ])
  expect(shown({ phase: 0, minute: null, score: null })).toEqual(['1º tempo', '', '0-0'])
})

test('[R084] a sport without halves is under way, and nothing is said of halves', () => {
  expect(shown({ sport: 'tennis', phase: 1, minute: null, score: { home: 1, away: 0 } })).toEqual([
    'Em andamento',
    '',
    '1-0',
  ])
  expect(phasesOf('tennis').map((phase) => phaseWord(phase, 'tennis'))).toEqual([
    'not_open',
    'under_way',
    'interrupted',
  ])
})

test('[SPB-06] what was just said stands in the fields until the event shows it', async () => {
  const said: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    said.push(JSON.parse(body as string))
    return Response.json({ status: 200, message: '', data: null })
  })
  const before = { phase: 3, minute: 61, score: { home: 2, away: 1 } }
  shown(before)
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', '3-1', inputs()[2])
    inputs()[2]!.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const press = () => act(async () => document.querySelector('button')!.click())
  await press()
  await expect.poll(() => said.length).toBe(1)
  await act(async () => {})
  // a look that began before it still shows the score of then
  expect(shown({ ...before })).toEqual(['2º tempo', '61', '3-1'])
  await press()
  expect(said[1]).toEqual({ phase: 'second_half', minute: 61, score: { home: 3, away: 1 } })
  await act(async () => {})
  expect(shown({ ...before, score: { home: 3, away: 1 } })).toEqual(['2º tempo', '61', '3-1'])
  expect(shown({ ...before, score: { home: 3, away: 2 } })).toEqual(['2º tempo', '61', '3-2'])
  vi.unstubAllGlobals()
})

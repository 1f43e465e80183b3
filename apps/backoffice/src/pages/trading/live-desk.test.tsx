// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { rootOfFile } from '../../test/root-of-file.ts'
import { LiveDesk } from './live-desk.tsx'
import { phasesOf, phaseWord } from './live-phases.ts'

const render = rootOfFile()

const shown = (event: object) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <TextsProvider>
          <LiveDesk event={{ eventId: 'm', sport: 'football', ...event } as never} />
        </TextsProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
  return [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].map(
    ({ value }) => value,
  )
}

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

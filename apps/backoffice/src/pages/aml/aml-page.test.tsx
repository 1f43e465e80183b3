// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { expect, test } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { rootOfFile } from '../../test/root-of-file.ts'
import { WhatIsDue } from './aml-page.tsx'

const render = rootOfFile()

const summary = {
  open: 3,
  overdue: 1,
  reviewsDue: 2,
  yearly: { year: 2026, dueOn: '2027-02-01' },
  years: [
    { year: 2027, opened: 9, reported: 9, archived: 9 },
    { year: 2026, opened: 7, reported: 4, archived: 2 },
  ],
}

const shown = (of: typeof summary) => {
  render(
    <MantineProvider env="test">
      <TextsProvider>
        <WhatIsDue summary={of} />
      </TextsProvider>
    </MantineProvider>,
  )
  return document.body.textContent
}

test('[BR-11] the head of the page says what is due, with the counts of the year to be reported', () => {
  const text = shown(summary)
  expect(text).toContain('Casos em aberto: 3. Comunicações em atraso: 1. Revisões vencidas: 2.')
  expect(text).toContain(
    'Relatório anual de 2026 à SPA até 01/02/2027: casos abertos 7, comunicações 4, arquivados 2.',
  )
  expect(shown({ ...summary, years: [] })).toContain('casos abertos 0, comunicações 0')
})

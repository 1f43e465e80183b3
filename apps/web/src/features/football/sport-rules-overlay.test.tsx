import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '../../i18n/language.ts'
import { show } from '../../test/show.tsx'
import { SportRulesOverlay } from './sport-rules-overlay.tsx'

afterEach(() => chooseLanguage('pt_BR'))

test('[R021] [R072] the rules of a sport and the names of its markets change with the language', async () => {
  await show(<SportRulesOverlay params={{ sport: 'football' }} close={() => undefined} />)
  expect(await screen.findByText(/90 minutos mais os acréscimos/)).toBeDefined()
  expect(screen.getByText(/^Handicap asiático\./)).toBeDefined()
  await act(() => chooseLanguage('de_DE'))
  expect(await screen.findByText(/90 Minuten mit Nachspielzeit/)).toBeDefined()
  expect(screen.getByText(/^Ecken - Handicap\./)).toBeDefined()
  await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'tennis')
  expect(screen.getByText(/Tiebreak zählt als ein Spiel/)).toBeDefined()
  // the entry of Nigeria reads English
  await act(() => chooseLanguage('nr_NR'))
  expect(await screen.findByText('A tie-break counts as one game.')).toBeDefined()
})

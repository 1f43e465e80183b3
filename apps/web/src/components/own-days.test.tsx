import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '../test/show-page.tsx'
import { OwnDays } from './own-days.tsx'

const words = () => screen.queryByText('A primeira data vem depois da última. Troque uma delas.')

test.each([
  ['2026-11-24', '2026-11-23', true],
  ['2026-11-23', '2026-11-23', false],
  ['2026-11-24', undefined, false],
] as const)(
  '[R082] a period from %s to %s says whether its days are the wrong way round',
  async (from, to, isBackwards) => {
    await showPage(<OwnDays days={{ from, to }} choose={() => undefined} />)
    await screen.findByLabelText('De')
    expect(words() !== null).toBe(isBackwards)
  },
)

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { someEvent } from '../../test/event.ts'
import { showPage } from '../../test/show-page.tsx'
import { MarketsView } from './markets-view.tsx'

const page = (phase: number) => ({
  ...someEvent({ phase }),
  markets: [],
  groups: [],
  // as they were when the page was opened, before the kick-off
  delayMs: 0,
  inPlayDelayMs: 6000,
})

test('[R084] a page that was opened before kick-off says how long a bet waits once play begins', async () => {
  await showPage(<MarketsView event={page(0)} />)
  expect(screen.queryByText(/6 s/)).toBeNull()
  await showPage(<MarketsView event={page(1)} />)
  expect(await screen.findByText(/6 s/)).toBeDefined()
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { OnlineCount } from './online-count.tsx'

test.each([
  [37, '37 online agora'],
  [12_345, '12,3K online agora'],
  [2_590_000, '2,5M online agora'],
])('[R199] %i players online read “%s”', async (players, text) => {
  startServer({ online: () => ({ data: { players } }) })
  await showPage(<OnlineCount />)
  expect(await screen.findByText(text)).toBeDefined()
})

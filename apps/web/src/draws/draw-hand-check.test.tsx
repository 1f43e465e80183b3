import { DOUBLE_VECTORS, LUCKY_VECTORS } from '@jogada/core/games/draws/draw-vectors'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../test/show.tsx'
import { DrawHandCheck } from './draw-hand-check.tsx'

const cases = [
  ...DOUBLE_VECTORS.map((vector) => ({ ...vector, outcomes: 15 })),
  ...LUCKY_VECTORS.map((vector) => ({ ...vector, outcomes: 10 })),
]

test('every draw that other programs agree on comes out here, and nobody is asked', async () => {
  const asked = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', asked)
  for (const { seed, salt, outcome, outcomes } of cases) {
    const { unmount } = await show(<DrawHandCheck seed={seed} salt={salt} outcomes={outcomes} />)
    expect((await screen.findByRole('status')).textContent).toMatch(new RegExp(`${outcome}$`))
    unmount()
  }
  expect(asked).not.toHaveBeenCalled()
})

test('another seed gives what belongs to it, and half a seed gives nothing', async () => {
  const [first, second] = DOUBLE_VECTORS
  await show(<DrawHandCheck seed={first!.seed} salt={first!.salt} outcomes={15} />)
  const user = userEvent.setup()
  const field = await screen.findByLabelText('Semente da rodada')
  await user.clear(field)
  await user.type(field, second!.seed.slice(0, 20))
  expect(screen.getByText('Verifique as informações digitadas')).toBeDefined()
  await user.type(field, second!.seed.slice(20))
  expect(screen.getByRole('status').textContent).toMatch(new RegExp(`${second!.outcome}$`))
})

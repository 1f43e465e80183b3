import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { LevelProgress } from './level-progress.tsx'

const player = somePlayer({
  level: 1,
  // what was ever paid in and staked, of which not all counts
  paySumAmount: '900.00',
  gameSumAmount: '900.00',
  nextlevel: { paySumAmount: '500.00', gameSumAmount: '1000.00' },
})

const standing = (played: string) => ({
  level: 1,
  deposited: '400.00',
  played,
  lent: null,
  reached: [],
})

const words = async (pattern: RegExp) =>
  (await screen.findByText(pattern)).textContent.replaceAll('\u00a0', ' ')

function Panel() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        panel
      </button>
      {isOpen && <LevelProgress player={player} />}
    </>
  )
}

test('[R041] what is missing to the next level is what counts towards it, and is asked anew when shown', async () => {
  let played = '100.00'
  startServer({ status: () => ({ data: standing(played) }) })
  const { user } = await showPage(<Panel />)
  expect(await words(/900,00/)).toBe(
    'Faltam R$ 100,00 em depósitos e R$ 900,00 em jogadas para o nível 2',
  )
  const button = screen.getByRole('button')
  await user.click(button)
  played = '640.00'
  await user.click(button)
  expect(await words(/360,00/)).toBe(
    'Faltam R$ 100,00 em depósitos e R$ 360,00 em jogadas para o nível 2',
  )
})

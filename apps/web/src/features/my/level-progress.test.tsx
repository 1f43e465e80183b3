import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../session/query-client.ts'
import { statusQuery } from '../../session/vip-query.ts'
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

const standing = (played: string) => ({ level: 1, deposited: '400.00', played, reached: [] })

const words = async (pattern: RegExp) => (await screen.findByText(pattern)).textContent

test('[R041] what is missing to the next level is what counts towards it, and is asked anew when shown', async () => {
  queryClient.setQueryData(statusQuery.queryKey, standing('100.00'))
  startServer({ status: () => ({ data: standing('640.00') }) })
  await showPage(<LevelProgress player={player} />)
  expect((await words(/360,00/))?.replaceAll('\u00a0', ' ')).toBe(
    'Faltam R$ 100,00 em depósitos e R$ 360,00 em jogos para o nível 2',
  )
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../test/show.tsx'
import { Fact } from './fact.tsx'

test('[R001] a seed with its button is a term and what describes it, and nothing between them and their list', async () => {
  await show(
    <dl>
      <Fact name="Sua semente" value="8226a768" copy="8226a768" />
    </dl>,
  )
  const group = screen.getByRole('term').parentElement!
  expect(group.parentElement!.tagName).toBe('DL')
  expect([...group.children].map(({ tagName }) => tagName)).toEqual(['DT', 'DD', 'DD'])
  expect(screen.getByRole('button', { name: 'Copiar: Sua semente' })).toBeDefined()
})

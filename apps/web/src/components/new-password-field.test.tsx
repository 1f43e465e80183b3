import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../test/show.tsx'
import { NewPasswordField } from './new-password-field.tsx'

function Chosen() {
  const [value, setValue] = useState('')
  return (
    <NewPasswordField
      label="Senha"
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

test('[R112] a password that is chosen shows in a bar and in words how hard it is to guess', async () => {
  const { container } = await show(<Chosen />)
  const field = screen.getByLabelText('Senha')
  const reached = () => container.querySelectorAll('[data-reached]').length
  expect(screen.queryByText(/Força/)).toBeNull()
  const typing = userEvent.setup()
  await typing.type(field, '12345678')
  expect(reached()).toBe(1)
  expect(screen.getByText('Força da senha: fraca')).toBeDefined()
  await typing.type(field, ' tubo velho')
  expect(screen.getByText('Força da senha: razoável')).toBeDefined()
  await typing.type(field, ' na lua de noite')
  expect(reached()).toBe(3)
  expect(screen.getByText('Força da senha: forte')).toBeDefined()
})

import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { ClosingForm } from './closing-form.tsx'

test('[LGPD-03] the form that closes the account comes into sight when it unfolds', async () => {
  const seen = vi.fn<() => void>()
  Element.prototype.scrollIntoView = seen
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  const idle = vi.fn<() => void>()
  await show(
    <ClosingForm
      state={{ state: 'open', cash: '10.00', bonus: '0.00' } as never}
      closing={{ close: idle, isPending: false, error: null }}
      pwd=""
      onPwd={idle}
      onBack={idle}
    />,
  )
  expect(seen.mock.contexts).toEqual([screen.getByText(/R\$\s10,00/).closest('form')])
})

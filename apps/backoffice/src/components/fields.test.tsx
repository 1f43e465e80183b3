// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { rootOfFile } from '../test/root-of-file.ts'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { AmountField } from './amount-field.tsx'
import { NumberField } from './number-field.tsx'

const render = rootOfFile()

const kept: { amount?: string; parts?: number } = {}

function Form() {
  const [amount, setAmount] = useState('3000.00')
  const [parts, setParts] = useState(50)
  Object.assign(kept, { amount, parts })
  return (
    <MantineProvider>
      <TextsProvider>
        <AmountField label="valor" value={amount} onChange={setAmount} />
        <NumberField
          label="taxa"
          parts={1000}
          unit="%"
          max={2000}
          value={parts}
          onChange={setParts}
        />
      </TextsProvider>
    </MantineProvider>
  )
}

const inputs = () => [...document.querySelectorAll('input')]
const texts = () => inputs().map(({ value }) => value)
const marked = () => inputs().map((input) => input.getAttribute('aria-invalid') === 'true')

function type(place: number, text: string) {
  const input = inputs()[place]!
  for (let length = 1; length <= text.length; length++) {
    act(() => {
      // past React's own notice of the value, as a key press goes
      Reflect.set(HTMLInputElement.prototype, 'value', text.slice(0, length), input)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

test('a comma begins the decimals of an amount and of a share, and both are shown with one', () => {
  render(<Form />)
  expect(texts()).toEqual(['3.000,00', '0,05'])
  type(0, '7,5')
  type(1, '0,075')
  expect(kept).toEqual({ amount: '7.50', parts: 75 })
  expect(texts()).toEqual(['7,5', '0,075'])
  expect(marked()).toEqual([false, false])
})

test('what cannot be read, or lies outside, is marked and never taken for another number', () => {
  render(<Form />)
  type(0, '1.000.50')
  type(1, '0,00001')
  expect(kept).toEqual({ amount: '1.000.50', parts: Number.NaN })
  expect(texts()).toEqual(['1.000.50', '0,00001'])
  expect(marked()).toEqual([true, true])
  type(1, '2,5')
  expect([kept.parts, marked()[1]]).toEqual([2500, true])
})

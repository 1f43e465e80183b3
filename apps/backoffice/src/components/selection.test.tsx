// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { expect, test } from 'vitest'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { rootOfFile } from '../test/root-of-file.ts'
import { Rows } from './rows.tsx'
import { useSelection } from './selection.tsx'

const render = rootOfFile()

/** A queue in which the rows in capitals are not for whoever looks. */
function Queue({ rows }: { readonly rows: readonly string[] }) {
  const selection = useSelection(
    rows,
    (row) => row,
    (row) => row === row.toLowerCase(),
  )
  return (
    <>
      <Rows
        rows={rows}
        rowKey={(row) => row}
        selection={selection}
        columns={[{ head: 'row', render: (row) => row }]}
      />
      <output>{selection.rows.join(' ')}</output>
    </>
  )
}

const show = (rows: readonly string[]) =>
  render(
    <MantineProvider>
      <TextsProvider>
        <Queue rows={rows} />
      </TextsProvider>
    </MantineProvider>,
  )
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const press = (box: HTMLInputElement) => act(() => box.click())
const chosen = () => document.querySelector('output')!.textContent

test('all means those that can be chosen, and the others show that they cannot', () => {
  show(['one', 'TWO', 'three'])
  expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, true, false])
  press(boxes()[0]!)
  expect(chosen()).toBe('one three')
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, false, true])
  expect(boxes()[0]!.indeterminate).toBe(false)
  press(boxes()[1]!)
  expect([chosen(), boxes()[0]!.indeterminate]).toEqual(['three', true])
  show(['TWO'])
  expect([chosen(), boxes()[0]!.disabled, boxes()[0]!.checked]).toEqual(['', true, false])
})

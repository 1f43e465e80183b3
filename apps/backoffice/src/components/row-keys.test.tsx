// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { rootOfFile } from '../test/root-of-file.ts'
import { useRowKeys } from './row-keys.ts'

let done: string[] = []
beforeEach(() => {
  done = []
})
const render = rootOfFile()

/** As the dialogs of the back office say what they are. */
const asDialog = { role: 'dialog' }

/** A list as the queues have it: a tab, a field, a checkbox and a button beside its rows. */
function List({
  rows,
  isAsking,
}: {
  readonly rows: readonly string[]
  readonly isAsking: boolean
}) {
  const { chosen } = useRowKeys(
    rows,
    (row) => row,
    (row) => done.push(`open ${row}`),
    { a: (row) => done.push(`approve ${row}`), r: (row) => done.push(`refuse ${row}`) },
  )
  return (
    <>
      <input type="radio" />
      <input type="checkbox" />
      <input type="text" />
      <textarea />
      <button type="button">Aprovar</button>
      {isAsking && <section {...asDialog} />}
      <table>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row}
              className={row === chosen ? 'chosen' : undefined}
              tabIndex={row === chosen ? -1 : undefined}
            />
          ))}
        </tbody>
      </table>
      <output>{chosen ?? 'none'}</output>
    </>
  )
}

const show = (rows: readonly string[], isAsking = false) =>
  render(<List rows={rows} isAsking={isAsking} />)
const chosen = () => document.querySelector('output')!.textContent
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)!.focus()

function press(key: string) {
  const code = key.length === 1 ? `Key${key.toUpperCase()}` : key
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event))
  return event
}

test.each(['input[type=radio]', 'input[type=checkbox]'])(
  'the keys go to the rows while %s has the focus, as after a click on it',
  (selector) => {
    show(['one', 'two', 'three'])
    focus(selector)
    press('j')
    press('r')
    press('Enter')
    press('k')
    press('a')
    expect(done).toEqual(['refuse two', 'open two', 'approve one'])
  },
)

test.each(['input[type=text]', 'textarea'])('what is typed into %s moves nothing', (selector) => {
  show(['one', 'two'])
  focus(selector)
  const typed = ['j', 'a', 'r', 'Enter'].map(press)
  expect([chosen(), done]).toEqual(['one', []])
  expect(typed.some(({ defaultPrevented }) => defaultPrevented)).toBe(false)
})

test('Enter on a button presses it and opens no row', () => {
  show(['one'])
  focus('button')
  expect(press('Enter').defaultPrevented).toBe(false)
  expect(done).toEqual([])
})

test('the focus goes along with J and K, so that Enter opens the row and presses nothing', () => {
  show(['one', 'two'])
  focus('button')
  press('j')
  press('Enter')
  expect(document.activeElement?.className).toBe('chosen')
  expect(done).toEqual(['open two'])
})

test('nothing below an open dialog is decided', () => {
  show(['one', 'two'], true)
  for (const key of ['j', 'a', 'r', 'Enter']) press(key)
  expect([chosen(), done]).toEqual(['one', []])
})

test('the choice stays on its row when others come above it, and goes on when its row leaves', () => {
  show(['one', 'two', 'three'])
  press('j')
  show(['zero', 'one', 'two', 'three'])
  expect(chosen()).toBe('two')
  show(['zero', 'one', 'three'])
  press('a')
  expect(done).toEqual(['approve three'])
  show([])
  press('a')
  expect([chosen(), done]).toEqual(['none', ['approve three']])
})

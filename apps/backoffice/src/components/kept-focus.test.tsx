// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { rootOfFile } from '../test/root-of-file.ts'
import { CONTENT_ID, useKeptFocus } from './kept-focus.ts'

const render = rootOfFile()

type Shown = {
  readonly path?: string
  readonly rows?: readonly string[]
  readonly dialog?: string | null
}

const asDialog = { role: 'dialog' }

function Desk({ path = '/saques', rows = ['one', 'two'], dialog = null }: Shown) {
  useKeptFocus(path)
  return (
    <>
      <a href="#saques">Saques</a>
      <main id={CONTENT_ID} tabIndex={-1}>
        <table>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row} className={at === 0 ? 'chosen' : undefined} tabIndex={-1}>
                <td>
                  <button type="button">{row}</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
      {dialog && (
        <section {...asDialog} tabIndex={-1}>
          <button key={dialog} type="button">
            {dialog}
          </button>
        </section>
      )}
    </>
  )
}

/** Shows it, and lets the observer look. */
const show = (shown: Shown = {}) => act(async () => render(<Desk {...shown} />))
const focus = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('a, button')]
    .find(({ textContent }) => textContent === text)!
    .focus()
const focused = () => document.activeElement!.textContent

test('another page takes the keyboard into its own part, and the first one leaves it', async () => {
  await show()
  focus('Saques')
  await show({ rows: ['one'] })
  expect(focused()).toBe('Saques')
  await show({ path: '/depositos' })
  expect(document.activeElement!.id).toBe(CONTENT_ID)
})

test('a dialog that closes gives the keyboard back to where it was opened', async () => {
  await show()
  focus('two')
  await show({ dialog: 'Abrir foto' })
  focus('Abrir foto')
  await show({ dialog: 'Aprovar' })
  expect(document.activeElement!.getAttribute('role')).toBe('dialog')
  await show()
  expect(focused()).toBe('two')
})

test('when the row that has the keyboard leaves, the chosen one has it', async () => {
  await show()
  document.querySelector<HTMLElement>('tr')!.focus()
  await show({ rows: ['two', 'three'] })
  expect(document.activeElement!.className).toBe('chosen')
})

test('when the row that was decided has left, the chosen one has the keyboard', async () => {
  await show()
  focus('one')
  await show({ dialog: 'Aprovar' })
  focus('Aprovar')
  await show({ rows: ['two', 'three'] })
  expect(document.activeElement!.className).toBe('chosen')
})

// @vitest-environment jsdom
import { ops } from '@jogada/contract'
import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { rootOfFile } from '../test/root-of-file.ts'
import { Rows } from './rows.tsx'
import { useEach, useSelection } from './selection.tsx'

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

/** Closes alerts, and shows which are left. */
function Closing({ alertIds }: { readonly alertIds: readonly string[] }) {
  const [left, setLeft] = useState(alertIds)
  const close = useEach(
    ops.care.closeAlert,
    () => setLeft([]),
    (inputs) => setLeft(inputs.map(({ params }) => params.alertId)),
  )
  const body = { note: 'conferido' }
  return (
    <>
      <button
        type="button"
        onClick={() => close.mutate(left.map((alertId) => ({ params: { alertId }, body })))}
      >
        Fechar
      </button>
      <output>{left.join(' ')}</output>
    </>
  )
}

test('what a lost connection leaves undone stays chosen, and whoever asked hears how much was done', async () => {
  const asked: string[] = []
  let fails = 'alerts/close/3'
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path.split('/').at(-1)!)
    if (path.endsWith(fails)) throw new TypeError('sem rede')
    const isGone = path.endsWith('/2')
    const status = isGone ? 404 : 200
    return Response.json({ status, message: isGone ? 'Sumiu.' : '', data: null }, { status })
  })
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider>
          <Notifications />
          <Closing alertIds={['1', '2', '3', '4']} />
        </TextsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  act(() => document.querySelector('button')!.click())
  await expect.poll(chosen).toBe('3 4')
  const said = [...document.querySelectorAll('.mantine-Notification-description')]
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Interrompido: 1 feitos, 1 recusados; 2 seguem por fazer. Sumiu. · sem rede',
  ])
  fails = 'none'
  act(() => document.querySelector('button')!.click())
  await expect.poll(chosen).toBe('')
  expect(asked).toEqual(['1', '2', '3', '3', '4'])
  act(() => notifications.clean())
  vi.unstubAllGlobals()
})

test.each([500, 503, 429])(
  'a server that fails cuts many acts off, and the rest stays chosen: %s',
  async (status) => {
    vi.stubGlobal('fetch', async (path: string) =>
      path.endsWith('/2')
        ? Response.json({ status, message: 'Tente de novo.', data: null }, { status })
        : Response.json({ status: 200, message: '', data: null }),
    )
    render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <TextsProvider>
            <Notifications />
            <Closing alertIds={['1', '2', '3']} />
          </TextsProvider>
        </QueryClientProvider>
      </MantineProvider>,
    )
    act(() => document.querySelector('button')!.click())
    await expect.poll(chosen).toBe('2 3')
    const said = [...document.querySelectorAll('.mantine-Notification-description')]
    expect(said.map(({ textContent }) => textContent)).toEqual([
      'Interrompido: 1 feitos, 0 recusados; 2 seguem por fazer. Tente de novo.',
    ])
    act(() => notifications.clean())
    vi.unstubAllGlobals()
  },
)

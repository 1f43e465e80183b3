// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { MeContext } from '../me.ts'
import type { Me } from '../me.ts'
import { rootOfFile } from '../test/root-of-file.ts'
import { Rows } from './rows.tsx'

const render = rootOfFile()

beforeEach(() => {
  localStorage.clear()
})

const operator = (staffId: string) => ({ staffId, permissions: [] }) as unknown as Me

const show = (staffId: string, heads: readonly string[] = ['Valor', 'Estado']) =>
  render(
    <MantineProvider env="test">
      <TextsProvider>
        <MeContext value={operator(staffId)}>
          <Rows
            key={`${staffId} ${heads.join()}`}
            list="withdrawals"
            rows={[{ amount: '10', state: 'paid' }]}
            rowKey={({ amount }) => amount}
            columns={[
              { head: heads[0], render: ({ amount }) => amount },
              { head: heads[1], render: ({ state }) => state },
              { kind: 'actions', render: () => <button type="button">Abrir</button> },
            ]}
          />
        </MeContext>
      </TextsProvider>
    </MantineProvider>,
  )

const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent)
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((one) => name.test(one.textContent ?? ''))!
const box = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
    (one) => one.labels?.[0]?.textContent === name,
  )!
const press = (element: HTMLElement) => act(async () => element.click())

test('an operator chooses the columns of a list, and finds them chosen the next time', async () => {
  show('1')
  expect(heads()).toEqual(['Valor', 'Estado', 'Ações'])
  await press(button(/^Colunas/))
  await press(box('Estado'))
  expect(heads()).toEqual(['Valor', 'Ações'])
  expect(button(/^Colunas/).textContent).toBe('Colunas: 1 de 2')
  // the last one stays, and what is done to a row is no column that can go
  expect(box('Valor').disabled).toBe(true)

  show('2')
  expect(heads()).toEqual(['Valor', 'Estado', 'Ações'])
  show('1')
  expect(heads()).toEqual(['Valor', 'Ações'])
  await press(button(/^Colunas/))
  await press(button(/^Mostrar todas/))
  expect(heads()).toEqual(['Valor', 'Estado', 'Ações'])
})

test('columns that are called otherwise are shown, and so is a list of which all were hidden', async () => {
  localStorage.setItem('jogada.ops.columns.1.withdrawals', '["Estado","Valor"]')
  show('1')
  expect(heads()).toEqual(['Valor', 'Estado', 'Ações'])
  show('1', ['Bruto', 'Estado'])
  expect(heads()).toEqual(['Bruto', 'Ações'])
  localStorage.setItem('jogada.ops.columns.1.withdrawals', 'not a list')
  show('1', ['Bruto', 'Fim'])
  expect(heads()).toEqual(['Bruto', 'Fim', 'Ações'])
})

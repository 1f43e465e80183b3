// @vitest-environment jsdom
import type { CallReply, ops } from '@jogada/contract'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { MeContext } from '../../me.ts'
import { rootOfFile } from '../../test/root-of-file.ts'
import { DayOfFiles } from './day-of-files.tsx'

const render = rootOfFile()

type OfDay = CallReply<typeof ops.regulator.days>['days'][number]

const file = {
  kind: 'wallet' as const,
  records: 3,
  sums: { in: '5.00', out: '1234.50', closing: '13.00', opening: '10.00' },
  digest: 'ab',
  receipt: null,
  reasons: [],
  at: null,
} satisfies Partial<OfDay['files'][number]>

const day: OfDay = {
  day: '2026-11-30',
  madeAt: '2026-12-01T03:10:00.000Z',
  isLate: true,
  files: [
    { ...file, fileId: 'wallet-2026-11-30-1', part: 1, state: 'accepted', receipt: 'R-77' },
    {
      ...file,
      fileId: 'wallet-2026-11-30-2',
      part: 2,
      state: 'refused',
      reasons: ['record 3: cpf is not valid'],
    },
    { ...file, fileId: 'bettor-2026-11-30-1', kind: 'bettor', part: 1, sums: {}, state: 'waiting' },
  ],
}

function shown(permissions: readonly ops.Permission[], of = day) {
  const me = { staffId: '1', email: 'a@b.c', name: 'Ana', roles: [], permissions: [...permissions] }
  render(
    <MantineProvider env="test">
      <TextsProvider>
        <QueryClientProvider client={new QueryClient()}>
          <MeContext value={me}>
            <DayOfFiles of={of} />
          </MeContext>
        </QueryClientProvider>
      </TextsProvider>
    </MantineProvider>,
  )
  return document.body.textContent
}

test('[BR-04] a day says what became of each file, by part, with receipts, reasons and totals', () => {
  const text = shown(['regulator.view'])
  for (const words of [
    'Atrasado',
    'Carteiras, parte 1',
    'Carteiras, parte 2',
    'R-77',
    'record 3: cpf is not valid',
    'Saldo inicial 10,00 · Entradas 5,00 · Saídas 1.234,50 · Saldo final 13,00',
    'Aguardando',
    'Recusado',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('Apostadores, parte')
})

test('[BR-04] only who may send is offered a file, and sending again where one was refused', () => {
  expect(shown(['regulator.view'])).not.toMatch(/Reenviar|Baixar/)
  expect(shown(['regulator.view', 'regulator.send'])).toMatch(/Reenviar.*Baixar/)
  const taken = { ...day, files: day.files.slice(0, 1) }
  expect(shown(['regulator.view', 'regulator.send'], taken)).not.toContain('Reenviar')
})

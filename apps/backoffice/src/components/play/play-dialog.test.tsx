// @vitest-environment jsdom
import type { ops } from '@jogada/contract'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { rootOfFile } from '../../test/root-of-file.ts'
import { OpenedPlay } from './opened-play.tsx'
import { readPlay } from './read-play.ts'
import { BET, DRAW, ROUND } from './stories-testkit.ts'
import { deskAt } from './testkit.tsx'

const asked: string[] = []
const ANSWERS = { '/bet/': BET, '/round/': ROUND, '/draw/': DRAW }
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const [, data] = Object.entries(ANSWERS).find(([part]) => path.includes(part))!
    return Response.json({ status: 200, message: '', data })
  })
})
const render = rootOfFile()

const Shown = () => <OpenedPlay playerId="7" />
const dialog = () => document.querySelector('[role=dialog]')
const rowsOf = (title: string) =>
  [...dialog()!.querySelectorAll(`section[aria-label="${title}"] tbody tr`)].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.trim()),
  )
const links = () => [...dialog()!.querySelectorAll('a')].map((link) => link.getAttribute('href'))

async function open(play: string, permissions: readonly ops.Permission[], until: string) {
  const desk = deskAt(`/jogador/7?tab=notes&play=${play}`, Shown, permissions)
  await act(async () => render(desk.shown))
  await vi.waitFor(() => expect(dialog()?.textContent).toContain(until))
  return desk
}

test('[R135] a bet is read whole: its selections, lines, sales and all that became of it', async () => {
  await open('sport:41', ['player.view'], 'Bahia')
  expect(asked).toEqual(['/api/ops/plays/bet/7/41'])
  expect(dialog()!.textContent).toContain('Aposta 41')
  expect(dialog()!.textContent).toContain('Sistema de 2/3, 3 linhas')
  const [first, second, third] = rowsOf('Seleções')
  expect(first!.join('|')).toContain('Bahia – Coritiba')
  expect(first![2]).toContain('Bahia')
  expect(first![4]).toBe('Antes do início')
  expect(first![5]).toBe('Ganhoufator 2,00')
  expect(second![5]).toBe('Reembolsofator 1,00 · anulada pela casa · “cotação errada”')
  expect(third!.slice(3, 6)).toEqual(['2,10viu 2,00', '1º tempo · 31’ · 0–1', 'Perdeufator 0,00'])
  expect(rowsOf('Linhas do sistema')).toEqual([
    ['1 + 2', '4,00', '2,00'],
    ['1 + 3', '4,20', '0,00'],
    ['2 + 3', '4,20', '0,00'],
  ])
  expect(rowsOf('Encerramentos antecipados')[0]!.slice(1)).toEqual([
    '100 %',
    'R$ 7,50',
    'não vendida · o jogo mudou durante o atraso',
    '–',
  ])
  expect(rowsOf('O que aconteceu, na ordem').map((cells) => cells[1])).toEqual([
    'Aposta feita',
    'Liquidada: Ganhou',
    'Liquidação desfeita: Ganhouficou devendo R$ 5,00',
    'Liquidada: Perdeu metadedescontou R$ 5,00 de dívida',
  ])
})

test('[R135] nothing leads to pages that whoever looks may not see', async () => {
  await open('sport:41', ['player.view'], 'Bahia')
  expect(links()).toEqual([])
})

test('[R135] whoever reads the ledger follows each command of a bet into it', async () => {
  await open('sport:41', ['player.view', 'ledger.view', 'trading.view'], 'Bahia')
  expect(links()).toEqual([
    '/mercados/a',
    '/mercados/b',
    '/mercados/c',
    ...['41', '43', '44', '45'].map((command) => `/razao?player=7&command=${command}`),
  ])
})

test('[R135] [GAM-01] an open ladder is read step by step, and its board and seed stay hidden', async () => {
  await open('casino:51', ['player.view'], 'Rodada 51')
  await vi.waitFor(() => expect(dialog()!.textContent).toContain('minha-semente'))
  expect(rowsOf('Passos').map((cells) => cells.slice(2))).toEqual([
    ['Início', ''],
    ['Casa aberta', 'casa 7'],
    ['Casa aberta', 'casa 12, sorteada'],
  ])
  for (const text of [
    '3 minas',
    'Oculto até a rodada terminar',
    'a1b2c3',
    'Selada até o jogador',
  ]) {
    expect(dialog()!.textContent).toContain(text)
  }
})

test('[R135] a draw is read with its number, what came, and every choice of the player', async () => {
  await open('draw:61', ['player.view', 'ledger.view'], '20261120000042')
  expect(dialog()!.textContent).toContain('9 preto')
  expect(rowsOf('Escolhas do jogador').map((cells) => [cells[1], cells[4], cells[5]])).toEqual([
    ['preto', 'Ganhou', 'R$ 2,00'],
    ['branco', 'Perdeu', 'R$ 0,00'],
  ])
  expect(dialog()!.textContent).toContain('d4e5f6')
  expect(rowsOf('Comandos no razão').map((cells) => cells[1])).toEqual(['Aposta', 'Pagamento'])
})

test('[R135] closed, the address keeps the tab and forgets the bet', async () => {
  const desk = await open('sport:41', ['player.view'], 'Bahia')
  await act(async () => dialog()!.querySelector<HTMLElement>('button.mantine-Modal-close')!.click())
  await vi.waitFor(() => expect(desk.address()).toBe('/jogador/7?tab=notes'))
  await vi.waitFor(() => expect(dialog()).toBeNull())
})

test('only bets and rounds of the house are opened', () => {
  expect(readPlay('draw:61')).toEqual({ source: 'draw', id: '61' })
  for (const ref of ['provider:9', 'sport:', 'sport:1x', 'e12', 'casino:12345678901234567890']) {
    expect(readPlay(ref)).toBeNull()
  }
})

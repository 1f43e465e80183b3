import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { game, sport, support } from '@jogada/contract'
import { createPool, runningPostgresUrl } from '@jogada/postgres'
import { ask, newPlayer } from './player.ts'
import type { Player } from './player.ts'
import { cleanInBothThemes } from './desk-themes.ts'
import { shot } from './page.ts'

/** What an operator may have in hand of a player. */
type Known = { readonly playerId: string; readonly inHand: Readonly<Record<string, string>> }

/** A player who paid, played a round and asked the support desk twice. */
export async function knownPlayer(): Promise<Known> {
  const player = await newPlayer({ deposit: '20.00' })
  const stake = { stake: '1.00', target: 9_800, direction: 'under' } as const
  const { round } = await ask(game.betDice, { body: stake }, player)
  for (const text of ['Onde está o meu Pix?', 'O código não chegou.']) {
    const body = { topic: 'deposit' as const, about: randomUUID(), text }
    await ask(support.openTicket, { body }, player)
  }
  const bet = await betOnAnything(player)
  const url = await runningPostgresUrl(join(process.env['E2E_DATA_DIR']!, 'postgres'))
  const owner = createPool({ url: url!, as: 'owner', max: 1 })
  const { rows } = await owner.query<{ player: bigint; txid: string; e2e: string }>(
    `SELECT p.player_id AS player, o.txid, f.end_to_end_id AS e2e
       FROM account.player p JOIN deposit.order o USING (player_id)
       JOIN deposit.payment f ON f.player_id = o.player_id AND f.order_id = o.order_id
      WHERE p.email = $1`,
    [player.email],
  )
  await owner.end()
  const { player: playerId, txid, e2e } = rows[0]!
  return {
    playerId: String(playerId),
    inHand: {
      number: String(playerId),
      email: player.email,
      cpf: player.cpf,
      txid,
      endToEndId: e2e,
      bet,
      round: round.roundId,
    },
  }
}

/** Bets on the first outcome that takes a bet, and gives its number. */
async function betOnAnything(player: Player): Promise<string> {
  const events = await ask(sport.sportEvents, { query: { when: 'upcoming' } }, player)
  for (const event of events) {
    for (const { outcomes } of event.markets) {
      for (const { outcomeId, odds } of outcomes) {
        const body = { stake: '1.00', outcomeId, seenOdds: odds, oddsPolicy: 'any' as const }
        const placed = await ask(sport.placeBet, { body }, player).catch(() => null)
        if (placed) return placed.bet.betId
      }
    }
  }
  throw new Error('no outcome takes a bet')
}

/** Each thing that is in hand leads to the player’s page, and a bet or round to itself. */
export async function findByEverything(desk: Page, { playerId, inHand }: Known) {
  const search = desk.getByRole('textbox', { name: /^Jogador, e-mail, CPF/ })
  for (const [what, typed] of Object.entries(inHand)) {
    await desk.goto('/ops')
    await search.fill(typed)
    const option = desk.getByRole('option').filter({ hasText: `#${playerId} ` })
    await expect(option, what).toHaveCount(1)
    if (what === 'endToEndId') await shot(desk, 'ops-search')
    await option.click()
    const isPlay = what === 'bet' || what === 'round'
    const play = isPlay ? String.raw`\?play=\w+%3A\d+` : ''
    await expect(desk, what).toHaveURL(new RegExp(`/ops/jogador/${playerId}${play}$`))
    if (isPlay) await readPlay(desk, what)
  }
}

/** What was found is read over the player’s page, which Escape leads back to. */
async function readPlay(desk: Page, what: string) {
  const dialog = desk.getByRole('dialog', { name: /^(Aposta|Rodada) \d+$/ })
  await expect(dialog.getByRole('table').first()).toBeVisible()
  await cleanInBothThemes(desk, `ops-play-${what}`)
  await desk.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(desk).toHaveURL(/\/ops\/jogador\/\d+$/)
}

/** Answers several tickets with one text. */
export async function answerTogether(desk: Page, { playerId }: Known) {
  await desk
    .getByRole('link', { name: /^Atendimento/ })
    .first()
    .click()
  const own = desk.getByRole('row').filter({ hasText: `#${playerId}` })
  await expect(own).toHaveCount(2)
  for (const row of await own.all()) await row.getByRole('checkbox').check()
  await expect(desk.getByText('2 escolhidos')).toBeVisible()
  await shot(desk, 'ops-bulk')
  await desk.getByRole('button', { name: 'Responder', exact: true }).first().click()
  const dialog = desk.getByRole('dialog', { name: /^Responder 2 atendimentos/ })
  await dialog.getByLabel('Texto').fill('Chegou agora. Obrigado!')
  await dialog.getByRole('button', { name: /Responder|Confirmar|Enviar/ }).click()
  await expect(desk.getByText('2 feitos.')).toBeVisible()
  await expect(own).toHaveCount(0)
}

/** Takes the occurrences away as a file, which says whose and when. */
export async function takeFile(desk: Page, email: string) {
  await desk.getByRole('link', { name: 'Ocorrências' }).click()
  await expect(desk.getByText('Servidor entrou no ar').first()).toBeVisible()
  await shot(desk, 'ops-occurrences')
  const download = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Exportar CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^jogada-occurrences-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n')[0]).toContain(email)
  expect(text).toContain('service_started')
}

/** Talks to a player and keeps a note of it. */
export async function careFor(desk: Page, { playerId }: Known) {
  await desk.goto(`/ops/jogador/${playerId}`)
  await desk.getByRole('tab', { name: 'Jogo responsável' }).click()
  await desk.getByRole('button', { name: 'Agir' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByText('Conversa', { exact: true }).click()
  await dialog.getByLabel('Motivo').fill('liguei e combinamos um limite')
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByText('liguei e combinamos um limite')).toBeVisible()
  await shot(desk, 'ops-wellbeing')
}

/** Writes the next version of the terms; it waits for somebody else. */
export async function draftTerms(admin: Page) {
  await admin.getByRole('link', { name: 'Termos' }).click()
  await admin.getByRole('button', { name: 'Escrever a próxima versão' }).click()
  const line = `Respondemos em até dois dias úteis (${Date.now()}).`
  const body = admin.getByLabel(/^Texto, um parágrafo por linha/)
  await body.fill(`${await body.inputValue()}\n${line}`)
  await admin.getByLabel(/^O que muda/).fill('Mudou o prazo de resposta.')
  await expect(admin.locator('ins').filter({ hasText: line })).toBeVisible()
  await admin.getByRole('button', { name: 'Guardar rascunho' }).click()
  await expect(admin.getByRole('button', { name: 'Jogar fora' })).toBeVisible()
  await shot(admin, 'ops-terms-draft')
  await admin.getByRole('button', { name: 'Pedir publicação' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel(/^Vale a partir de/).fill('2099-01-01T12:00')
  await dialog.getByLabel('Motivo').fill('novo prazo do atendimento')
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(admin.getByText('Espera por uma segunda pessoa')).toBeVisible()
  await expect(admin.locator('ins').filter({ hasText: line })).toBeVisible()
  await shot(admin, 'ops-terms-waiting')
  await admin.getByRole('link', { name: 'Decidir' }).click()
  // who asked is not the one who approves
  const asked = admin.getByRole('heading', { name: 'Segunda pessoa' })
  await expect(asked).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)
}

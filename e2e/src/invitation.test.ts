import { randomInt } from 'node:crypto'
import { game } from '@jogada/contract'
import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { register } from './steps/account.ts'
import { depositByPix, passKyc } from './steps/money.ts'
import { balance, closeOverlays, freshCpf, withoutGift } from './steps/page.ts'
import { ask, enterAs, newPlayer } from './steps/player.ts'

/** Plays dice at the best chance, as often as makes `rounds` stakes of 20.00. */
async function play(page: Page, rounds: number) {
  const token = await page.evaluate(() => localStorage.getItem('jogada.token')!)
  const body = { stake: '20.00', target: 200, direction: 'over' } as const
  for (let round = 0; round < rounds; round++) await ask(game.betDice, { body }, { token })
}

test('[R005] [R013] an invited friend who deposits and plays brings the one who invited a bonus', async ({
  browser,
}) => {
  const ana = await (await browser.newContext()).newPage()
  // a friend at another address, as the proxy before the product tells it: at the same one nobody counts
  const elsewhere = { 'x-forwarded-for': `203.0.113.${randomInt(1, 255)}` }
  const bia = await (await browser.newContext({ extraHTTPHeaders: elsewhere })).newPage()
  const cpf = freshCpf()

  const link = await test.step('the invitation stands as a link', async () => {
    await enterAs(ana, await newPlayer(), '/share')
    return ana
      .getByText(/\/y[A-Za-z0-9]+$/)
      .first()
      .innerText()
  })

  await test.step('the friend follows it, registers, deposits and plays', async () => {
    await withoutGift(bia)
    await bia.goto(link)
    await expect(bia.getByRole('dialog').getByLabel('Código de convite')).not.toHaveValue('')
    await closeOverlays(bia)
    await register(bia, `convite${Date.now()}@example.com`)
    await passKyc(bia, cpf)
    await depositByPix(bia, bia.context(), cpf)
    await play(bia, 9)
  })

  const first = ana.getByRole('listitem').filter({ hasText: /^1 pessoa/ })
  await test.step('short of what counts the bonus stays locked, and says what is missing', async () => {
    await ana.goto('/ladderBonus')
    await expect(ana.getByText('Nenhuma pessoa conta ainda')).toBeVisible()
    await expect(
      ana.getByText(/tem a conta aberta, depositou R\$\s50,00 e jogou R\$\s200,00/),
    ).toBeVisible()
    await expect(first.getByText('Bloqueado')).toBeVisible()
  })

  await test.step('it opens with the last round, and is received once', async () => {
    await play(bia, 1)
    await ana.reload()
    await expect(ana.getByText('1 pessoa já conta')).toBeVisible()
    expect(await balance(ana)).toBe(0)
    await first.getByRole('button', { name: 'Receber' }).click()
    await expect(ana.getByText(/R\$\s5,00 no seu saldo/)).toBeVisible()
    await expect.poll(() => balance(ana)).toBe(500)
    await expect(first.getByText('Recebido')).toBeVisible()
    await ana.reload()
    await expect(first.getByText('Recebido')).toBeVisible()
    await expect(first.getByRole('button')).toHaveCount(0)
  })

  await test.step('the tree names the friend masked, with nothing against them', async () => {
    await ana.goto('/agentJl')
    await expect(ana.getByText(/: não conta/)).toHaveCount(0)
    await expect(ana.getByText('Ninguém neste nível ainda.')).toHaveCount(0)
  })
  await Promise.all([ana, bia].map((page) => page.context().close()))
})

import { expect, test } from './test.ts'
import { game } from '@jogada/contract'
import { CAPTCHA, PASSWORD } from './steps/page.ts'
import { ask, enterAs, newPlayer } from './steps/player.ts'

test('[ACC-10] a player closes the account: the money leaves for the own CPF, then nobody can log in', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '20.00' })
  // a deposit that was never played is looked at by a person before it leaves
  for (let round = 0; round < 2; round++) {
    const body = { stake: '10.00', target: 9800, direction: 'under' } as const
    await ask(game.betDice, { body }, player)
  }
  await enterAs(page, player)
  await page.getByRole('button', { name: 'Abrir minha conta' }).click()
  await page.getByRole('button', { name: 'Segurança' }).click()
  const security = page.getByRole('dialog', { name: 'Segurança' })
  await security.getByRole('button', { name: 'Encerrar minha conta' }).click()
  await expect(security.getByText(/^Você recebe R\$/)).toBeVisible()
  await security.getByLabel('Digite sua senha para confirmar').fill(PASSWORD)
  await security.getByRole('button', { name: 'Encerrar a conta' }).click()
  const loggedOut = page.getByRole('dialog').getByLabel('E-mail', { exact: true })
  // a bank that pays at once leaves no time to read it
  await expect(security.getByText('Encerramento em andamento.').or(loggedOut)).toBeVisible()

  // once the bank has paid, every session ends and the app says so
  await expect(loggedOut).toBeVisible({ timeout: 240_000 })
  const form = page.getByRole('dialog').last()
  await form.getByLabel('E-mail', { exact: true }).fill(player.email)
  await form.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Código da imagem', { exact: true }).fill(CAPTCHA)
  await form.locator('form').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('E-mail ou senha incorretos.')).toBeVisible()
})

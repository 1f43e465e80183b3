import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { game, wallet } from '@jogada/contract'
import {
  CAPTCHA,
  balance,
  balanceButton,
  closeOverlays,
  PASSWORD,
  withoutGift,
  wholeHome,
} from './steps/page.ts'
import { mailedCode } from './steps/mail.ts'
import { ask, enterAs, newPlayer } from './steps/player.ts'
import type { Player } from './steps/player.ts'

const NEW_PASSWORD = 'outra-onda-de-pedra-7'

async function logIn(page: Page, email: string, password: string) {
  const form = page.getByRole('dialog')
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  await form.getByLabel('Senha', { exact: true }).fill(password)
  await expect(form.getByAltText('Imagem com o código de verificação')).toBeVisible()
  await form.getByLabel('Código da imagem', { exact: true }).fill(CAPTCHA)
  await form.locator('form').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(balanceButton(page)).toBeVisible()
}

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Abrir minha conta' }).click()
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page.getByRole('dialog').getByLabel('E-mail', { exact: true })).toBeVisible()
}

/** Plays dice at the best chance until the deposit was wagered: only then it may leave. */
async function wager({ token }: Player, times: number) {
  for (let round = 0; round < times; round++) {
    await ask(
      game.betDice,
      { body: { stake: '10.00', target: 9800, direction: 'under' } },
      { token },
    )
  }
}

test('[R045] [R097] [R149] [R150] [R151] a forgotten password is set anew by a mailed code, the e-mail is changed, and a passkey opens the account', async ({
  page,
  context,
}) => {
  await withoutGift(page)
  const player = await newPlayer()
  await test.step('the code comes by mail, and the new password opens the account', async () => {
    await page.goto('/home')
    await page.getByRole('button', { name: 'Entrar' }).first().click()
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
    const reset = page.getByRole('dialog', { name: 'Redefinir senha' })
    await reset.getByLabel('E-mail', { exact: true }).fill(player.email)
    await reset.getByRole('button', { name: 'Enviar código' }).click()
    await reset.getByLabel('Código do e-mail').fill(await mailedCode(player.email))
    await reset.getByRole('button', { name: 'Confirmar código' }).click()
    await reset.getByLabel('Nova senha').fill(NEW_PASSWORD)
    await reset.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(reset).toBeHidden()
    await logIn(page, player.email, NEW_PASSWORD)
  })
  await test.step('[R021] another e-mail takes the code that went to it, and opens the account from then on', async () => {
    const next = `outro-${player.email}`
    await closeOverlays(page)
    await page.getByRole('button', { name: 'Abrir minha conta' }).click()
    await page.getByRole('button', { name: 'Segurança' }).click()
    await page.getByRole('button', { name: 'Trocar de e-mail' }).click()
    const sheet = page.getByRole('dialog', { name: 'Trocar de e-mail' })
    await sheet.getByLabel('E-mail', { exact: true }).fill(next)
    await sheet.getByLabel('Sua senha').fill(NEW_PASSWORD)
    await sheet.getByRole('button', { name: 'Enviar código' }).click()
    await sheet.getByLabel('Código do e-mail').fill(await mailedCode(next))
    await sheet.getByRole('button', { name: 'Confirmar código' }).click()
    await expect(sheet).toBeHidden()
    await closeOverlays(page)
    await page.getByRole('button', { name: 'Abrir minha conta' }).click()
    await expect(page.getByText(next)).toBeVisible()
    await page.getByRole('button', { name: 'Sair da conta' }).click()
    await logIn(page, next, NEW_PASSWORD)
  })
  await test.step('a passkey is made on this device and opens the account without a password', async () => {
    const client = await context.newCDPSession(page)
    await client.send('WebAuthn.enable')
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await closeOverlays(page)
    await page.getByRole('button', { name: 'Abrir minha conta' }).click()
    await page.getByRole('button', { name: 'Segurança' }).click()
    const security = page.getByRole('dialog', { name: 'Segurança' })
    await security.getByRole('button', { name: 'Criar chave neste aparelho' }).click()
    await security.getByLabel('Sua senha').fill(NEW_PASSWORD)
    await security.getByRole('button', { name: 'Continuar' }).click()
    await expect(security.getByRole('button', { name: /^Remover a chave/ })).toBeVisible()
    await closeOverlays(page)
    // this device takes at once what its browser offers at the e-mail
    const taken = page.waitForResponse(/\/passkey\/login$/)
    await logOut(page)
    expect((await taken).status()).toBe(200)
    await expect(balanceButton(page)).toBeVisible()
  })
})

test('[R004] [R013] a transfer reaches the other player, and an invited friend stands in the tree', async ({
  page,
  browser,
}) => {
  const [sender, recipient] = [await newPlayer({ deposit: '100.00' }), await newPlayer()]
  await wager(sender, 10)
  await enterAs(page, sender, '/registros?view=transfer')
  const held = await balance(page)

  await test.step('a transfer is confirmed by the password', async () => {
    await page.getByLabel('Usuário de quem recebe').fill(recipient.email)
    await page.getByLabel('Valor da transferência').fill('10,00')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(
      page.getByText('Depois de enviada, a transferência não pode ser desfeita.'),
    ).toBeVisible()
    await page.getByLabel('Sua senha').fill(PASSWORD)
    await page.getByRole('button', { name: /^Transferir R\$/ }).click()
    await expect(page.getByText('Transferência enviada')).toBeVisible()
    await expect.poll(() => balance(page)).toBe(held - 1000)
    await expect
      .poll(async () => (await ask(wallet.locks, {}, { token: recipient.token })).balance)
      .toBe('10.00')
  })

  await test.step('the link of the invitation leads a friend into the tree', async () => {
    await page.goto('/share')
    const link = await page
      .getByText(/\/y[A-Za-z0-9]+$/)
      .first()
      .innerText()
    const code = /\/y([A-Za-z0-9]+)$/.exec(link)![1]!
    const visit = await browser.newContext()
    const friend = await visit.newPage()
    await friend.goto(`/y${code}`)
    await expect(friend.getByRole('dialog').getByLabel('Código de convite')).toHaveValue(code)
    await visit.close()
    await newPlayer({ inviteCode: code })
    await page.goto('/agentJl')
    await expect(page.getByText('Mesmo endereço: não conta')).toBeVisible()
  })
})

test('[R078] [R122] a parlay of two matches is placed and sold back', async ({ page }) => {
  await enterAs(page, await newPlayer({ deposit: '100.00' }))
  await wholeHome(page)
  const rows = page.getByRole('region', { name: 'Próximos jogos' }).getByRole('article')
  await expect(rows.nth(1)).toBeVisible()
  for (const row of [rows.nth(0), rows.nth(1)]) {
    await row
      .getByRole('button', { name: /, cotação \d/ })
      .first()
      .click()
  }
  await page.getByRole('button', { name: /Cupom/ }).first().click()
  const slip = page.getByRole('dialog')
  await slip.getByRole('button', { name: 'Múltipla' }).click()
  await slip.getByLabel('Valor da aposta').fill('5,00')
  await slip.getByRole('button', { name: /^Apostar/ }).click()
  await expect(slip.getByText('Aposta feita')).toBeVisible()
  await expect.poll(() => balance(page)).toBe(9500)
  await slip.getByRole('button', { name: 'Minhas apostas' }).click()
  await page.getByRole('button', { name: 'Ver oferta de cash-out' }).first().click()
  await page.getByRole('button', { name: /^Cash-out R\$/ }).click()
  await page.getByRole('button', { name: /^Confirmar e receber R\$/ }).click()
  await expect(page.getByText(/^Você recebeu R\$/)).toBeVisible()
  await expect.poll(() => balance(page)).toBeGreaterThan(9500)
})

import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { beginWork, FIRST_OPERATOR, hire, signIn, typeCode } from './steps/operator.ts'
import { cleanInBothThemes } from './steps/desk-themes.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const PASSWORD = 'pedra-do-sal-88-ondas'

async function givePassword(desk: Page, email: string) {
  await desk.getByRole('button', { name: 'Sair' }).click()
  await desk.getByLabel(/^E-mail/).fill(email)
  await desk.getByLabel(/^Senha/).fill(PASSWORD)
  await desk.getByRole('button', { name: 'Entrar' }).click()
  await expect(desk.getByRole('button', { name: 'Voltar' })).toBeVisible()
}

test('[AUD-07] an operator makes a passkey on the own device, signs in by it in the place of the code, and removes it', async ({
  page: admin,
  browser,
}) => {
  const email = `chave${Date.now()}@example.com`
  await signIn(admin, FIRST_OPERATOR)
  const desk = await beginWork(
    browser,
    email,
    await hire(admin, { email, name: 'Mesa de Teste' }, ['Suporte']),
  )
  const client = await desk.context().newCDPSession(desk)
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
  const use = desk.getByRole('button', { name: 'Usar chave de acesso' })
  const row = desk.getByRole('row').filter({ hasText: 'Notebook da mesa' })
  const dialog = desk.getByRole('dialog')
  const confirmIt = async () => {
    await typeCode(desk, email)
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('the code confirms a new passkey', async () => {
    await desk.getByRole('link', { name: 'Minha conta' }).first().click()
    await desk.getByRole('button', { name: 'Nova chave' }).click()
    await dialog.getByLabel('Nome da chave').fill('Notebook da mesa')
    await confirmIt()
    await expect(row).toBeVisible()
    await cleanInBothThemes(desk, 'ops-account')
  })
  await test.step('the passkey opens the desk after the password', async () => {
    await givePassword(desk, email)
    await cleanInBothThemes(desk, 'ops-login-passkey')
    await use.click()
    await expect(desk.getByRole('heading', { name: 'Minha conta' })).toBeVisible()
  })
  await test.step('a removed one is offered no more', async () => {
    await row.getByRole('button', { name: 'Remover' }).click()
    await confirmIt()
    await expect(row).toBeHidden()
    await givePassword(desk, email)
    await expect(use).toBeHidden()
  })
  await desk.context().close()
})

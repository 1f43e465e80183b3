import { devices, expect, test } from './test.ts'
import type { Browser } from '@playwright/test'
import { register } from './steps/account.ts'
import { passKyc } from './steps/money.ts'
import {
  answerTogether,
  careFor,
  draftTerms,
  findByEverything,
  knownPlayer,
  takeFile,
} from './steps/desk.ts'
import { keepTheTheme, lookInBothThemes } from './steps/desk-themes.ts'
import { confirm, FIRST_OPERATOR, hire, signIn } from './steps/operator.ts'
import { closeOverlays, freshCpf, NAME, shot } from './steps/page.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

/** A player who is who they say, and has sent a picture of a document. */
async function sendDocument(browser: Browser, email: string) {
  const context = await browser.newContext({ ...devices['Pixel 5'], locale: 'pt-BR' })
  const player = await context.newPage()
  await player.goto('/home')
  await register(player, email)
  await passKyc(player, freshCpf())
  await closeOverlays(player)
  await player.goto('/identidade')
  const picture = { name: 'rg.png', mimeType: 'image/png', buffer: await player.screenshot() }
  // the list of what was sent before has an address like the picture's
  const sent = player.waitForResponse(
    (response) => response.url().includes('/kyc/') && response.request().method() === 'POST',
  )
  await player.locator('input[type=file]').first().setInputFiles(picture)
  await sent
  await context.close()
}

test('[AUD-05] [AUD-07] an operator signs in with a second factor, decides an identity, suspends a match and finds both in the log, and works the queues', async ({
  page: admin,
  browser,
}) => {
  const at = Date.now()
  const email = `mesa${at}@example.com`
  await signIn(admin, FIRST_OPERATOR)
  const password = await hire(admin, { email, name: 'Mesa de Teste' }, [
    'Risco',
    'Trader',
    'Auditoria',
    'Limites',
    'Prevenção à lavagem',
  ])
  await sendDocument(browser, `cliente${at}@example.com`)

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const desk = await context.newPage()
  await signIn(desk, { email, password, newPassword: 'pedra-do-sal-88-ondas' })
  await shot(desk, 'ops-home')

  await test.step('an address that leads nowhere says so, and leads back to the queues', async () => {
    await desk.goto('/ops/nao-existe')
    await expect(desk.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible()
    await shot(desk, 'ops-nowhere')
    await desk.getByRole('link', { name: 'Ir para as filas' }).click()
    await expect(desk).toHaveURL(/\/ops\/?$/)
  })

  await test.step('a page whose code does not arrive says so, and is there once it does', async () => {
    const missing = /audit-page-.*\.js/
    await desk.route(missing, (route) => route.abort())
    await desk.goto('/ops/auditoria')
    await expect(desk.getByRole('heading', { name: 'Não foi possível carregar.' })).toBeVisible()
    await shot(desk, 'ops-failed')
    await desk.unroute(missing)
    const again = desk.getByRole('button', { name: 'Tentar de novo' })
    const arrived = desk.getByRole('heading', { name: 'Auditoria', exact: true })
    await expect(again.or(arrived).first()).toBeVisible()
    if (!(await arrived.isVisible())) await again.click()
    await expect(arrived).toBeVisible()
    await desk.goto('/ops')
  })

  await test.step('the picture is looked at and approved', async () => {
    await desk
      .getByRole('link', { name: /^Identidade/ })
      .first()
      .click()
    await desk.getByRole('button', { name: 'Abrir foto' }).first().click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Abrir foto' }).click()
    await expect(dialog.getByText(new RegExp(NAME))).toBeVisible()
    await dialog.getByRole('button', { name: 'Aprovar' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('a match is suspended', async () => {
    await desk.getByRole('link', { name: 'Mercados' }).click()
    // the oldest of the list may end before it is suspended
    await desk.locator('tbody a').last().click()
    await desk.getByRole('button', { name: 'Suspender', exact: true }).first().click()
    await confirm(desk, 'gol em revisão')
    await expect(desk.getByRole('button', { name: 'Reabrir' }).first()).toBeVisible()
    await shot(desk, 'ops-suspended')
  })

  await test.step('both are in the log, whose chain is whole', async () => {
    await desk.getByRole('link', { name: 'Auditoria', exact: true }).click()
    const line = (text: string) => desk.getByRole('row').filter({ hasText: text }).first()
    await expect(line('gol em revisão')).toContainText(email)
    await expect(
      desk.getByRole('row').filter({ hasText: 'aprovou uma foto' }).first(),
    ).toContainText(email)
    await desk.getByRole('button', { name: 'Verificar tudo' }).click()
    await expect(desk.getByText(/A corrente confere/).first()).toBeVisible()
    await shot(desk, 'ops-audit')
  })
  const known = await knownPlayer()
  await test.step('a player is found by whatever is in hand', () => findByEverything(desk, known))
  await test.step('two tickets are answered at once', () => answerTogether(desk, known))
  await test.step('a conversation is kept with the player’s days', () => careFor(desk, known))
  await test.step('both themes are clean, and the chosen one is kept', async () => {
    await lookInBothThemes(desk, known.playerId)
    await keepTheTheme(desk)
  })
  await test.step('what happened is taken away as a file', () => takeFile(desk, email))
  await test.step('the next terms wait for a second person', () => draftTerms(admin))
  await context.close()
})

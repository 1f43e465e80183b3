import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { ops } from '@jogada/contract'
import { knownPlayer } from './steps/desk.ts'
import { press } from './steps/keyboard.ts'
import { FIRST_OPERATOR, hire, signIn } from './steps/operator.ts'
import { cleanInBothThemes } from './steps/desk-themes.ts'
import { shot } from './steps/page.ts'
import { ask } from './steps/player.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const row = (desk: Page) => desk.locator('.chosen:focus')

/** Whoever works here for the first time, signed in by typing; the page is theirs. */
async function deskOf(admin: Page, page: Page, email: string, roles: string[]) {
  const password = await hire(admin, { email, name: 'Mesa de Teste' }, roles)
  await signIn(page, { email, password, newPassword: 'pedra-do-sal-88-ondas' })
}

test('[AUD-05] the desk is worked by the keyboard alone: search, rows, several at once, views, a second person', async ({
  page: admin,
  browser,
}) => {
  const at = Date.now()
  const [context, other] = [await browser.newContext(), await browser.newContext()]
  const desk = await context.newPage()
  const second = await other.newPage()
  for (const page of [desk, second]) await page.setViewportSize({ width: 1280, height: 800 })
  await desk.goto('/ops')
  await cleanInBothThemes(desk, 'ops-keys-login')
  await signIn(admin, FIRST_OPERATOR)
  await deskOf(admin, desk, `teclas${at}@example.com`, ['Risco', 'Financeiro'])
  await deskOf(admin, second, `outra${at}@example.com`, ['Financeiro'])
  const known = await knownPlayer()
  const dialog = desk.getByRole('dialog')

  await test.step('Ctrl K finds a player, says by what, and Enter goes there', async () => {
    await desk.keyboard.press('Control+k')
    await desk.keyboard.type(known.inHand['cpf']!)
    const option = desk.locator('[role=option][data-combobox-selected]')
    await expect(option).toHaveText(new RegExp(`^#${known.playerId} Ana .*pelo CPF$`))
    await cleanInBothThemes(desk, 'ops-keys-search')
    await desk.keyboard.press('Enter')
    await expect(desk).toHaveURL(new RegExp(`/jogador/${known.playerId}$`))
    await expect(desk.locator('main')).toBeFocused()
  })

  await test.step('a filter is kept as a view and taken up again', async () => {
    await desk.goto('/ops/atendimento')
    const views = desk.getByRole('button', { name: 'Visões' })
    await press(desk, views)
    await expect(dialog.getByLabel('Guardar este filtro')).toBeFocused()
    await desk.keyboard.type('abertos')
    await desk.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'abertos', exact: true })).toBeVisible()
    await shot(desk, 'ops-keys-views')
    for (let stop = 0; stop < 6; stop++) await desk.keyboard.press('Tab')
    expect(await desk.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(true)
    await desk.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(views).toBeFocused()
    await desk.keyboard.press('Enter')
    await press(desk, dialog.getByRole('button', { name: 'abertos', exact: true }))
    await expect(dialog).toBeHidden()
  })

  await test.step('a filter stands in the address, which leads back to it', async () => {
    await desk.getByRole('radio', { name: 'Respondidos' }).focus()
    await desk.keyboard.press('ArrowRight')
    await expect(desk).toHaveURL(/\/atendimento\?state=\w+$/)
    const url = desk.url()
    await desk.goto('/ops')
    await desk.goto(url)
    await expect(desk.getByRole('radio', { name: 'Encerrados' })).toBeChecked()
    await press(desk, desk.getByRole('link', { name: /^Atendimento/ }).first())
    await expect(desk.getByRole('radio', { name: 'Esperam' })).toBeChecked()
  })

  await test.step('two rows are chosen and answered at once; Escape gives the row back', async () => {
    await expect(desk.locator('tr.chosen')).toBeVisible()
    await desk.keyboard.press('j')
    await expect(row(desk)).toBeVisible()
    await desk.keyboard.press('Enter')
    await expect(dialog.getByLabel('Responder')).toBeFocused()
    await desk.keyboard.press('Escape')
    await expect(row(desk)).toBeVisible()
    await desk.keyboard.press('k')
    await desk.keyboard.press('x')
    await desk.keyboard.press('j')
    await desk.keyboard.press('x')
    await expect(desk.getByText('2 escolhidos')).toBeVisible()
    await shot(desk, 'ops-keys-chosen')
    const answer = desk.locator('.selection').getByRole('button', { name: 'Responder' })
    await answer.focus()
    await desk.keyboard.press('Enter')
    await expect(dialog.getByLabel('Texto')).toBeFocused()
    await desk.keyboard.type('Chegou. Obrigado!')
    await press(desk, dialog.getByRole('button', { name: 'Responder' }))
    await expect(desk.getByText('2 feitos.')).toBeVisible()
  })

  await test.step('what a second person asked for is approved after a look at it', async () => {
    const token = await second.evaluate(() => sessionStorage.getItem('jogada.ops.token')!)
    const reason = `bilhete pago a menos ${at}`
    const body = { playerId: known.playerId, direction: 'credit', amount: '7.00', reason } as const
    await ask(ops.approvals.askAdjustment, { body }, { token })
    await desk.goto('/ops/segunda-pessoa')
    const request = desk.locator('.chosen').filter({ hasText: reason })
    await expect(request).toBeVisible()
    await desk.keyboard.press('k')
    await expect(request).toBeFocused()
    await desk.keyboard.press('a')
    await expect(dialog.getByLabel('Anotação')).toBeFocused()
    await expect(dialog.getByText('R$ 7,00')).toBeVisible()
    await shot(desk, 'ops-keys-approve')
    await desk.keyboard.press('Escape')
    await expect(request).toBeFocused()
    await desk.keyboard.press('a')
    await expect(dialog.getByLabel('Anotação')).toBeFocused()
    await desk.keyboard.type('conferi o bilhete')
    await desk.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(desk.getByText(reason)).toBeHidden()
    await desk.getByRole('radio', { name: 'Esperando' }).focus()
    await desk.keyboard.press('ArrowRight')
    await expect(desk.getByText(reason)).toBeVisible()
    await expect(desk.getByText(/conferi o bilhete/)).toBeVisible()
    await shot(desk, 'ops-keys-decided')
  })
  await context.close()
  await other.close()
})

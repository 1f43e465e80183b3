import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { game } from '@jogada/contract'
import { press, reach, type } from './steps/keyboard.ts'
import {
  balance,
  balanceButton,
  CAPTCHA,
  closeOverlays,
  PASSWORD,
  withoutGift,
} from './steps/page.ts'
import { ask, newPlayer } from './steps/player.ts'
import { cutOff } from './steps/sideways.ts'

// a window of 1280 × 800 at 200 %
test.use({ viewport: { width: 640, height: 400 }, isMobile: false, hasTouch: false })

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

const whole = async (page: Page) => expect(await cutOff(page)).toEqual([])

test('[R001] the six ways of money are walked by the keyboard alone, at 200 %', async ({
  page,
}) => {
  const [player, friend] = [await newPlayer({ deposit: '100.00' }), await newPlayer()]
  for (let round = 0; round < 10; round++) {
    const body = { stake: '10.00', target: 9800, direction: 'under' as const }
    await ask(game.betDice, { body }, { token: player.token })
  }

  await withoutGift(page)
  await test.step('log in', async () => {
    await page.goto('/home')
    await press(page, button(page, 'Entrar'))
    const form = page.getByRole('dialog')
    await expect(form.getByAltText('Imagem com o código de verificação')).toBeVisible()
    await type(page, form.getByLabel('E-mail', { exact: true }), player.email)
    await type(page, form.getByLabel('Senha', { exact: true }), PASSWORD)
    await type(page, form.getByLabel('Código da imagem', { exact: true }), CAPTCHA)
    await whole(page)
    await page.keyboard.press('Enter')
    await expect(balanceButton(page)).toBeVisible()
  })

  await test.step('deposit, up to the code to pay', async () => {
    await closeOverlays(page)
    await press(page, button(page, /^Depositar/))
    await press(page, button(page, 'Depósito'))
    await press(page, button(page, 'Confirme Para Pagar'))
    const copy = page
      .frameLocator('iframe')
      .getByRole('button', { name: /Copiar/ })
      .first()
    await reach(page, copy)
    await whole(page)
    await page.goto('/home')
  })

  await test.step('a bet on a match', async () => {
    // what comes next is drawn as one comes near
    await reach(page, page.getByRole('link', { name: /^Cor da sorte/i }).first())
    const next = page.getByRole('region', { name: 'Próximos jogos' })
    await press(page, next.getByRole('button', { name: /, cotação \d/ }).first())
    await press(page, button(page, /Cupom/))
    const slip = page.getByRole('dialog')
    await type(page, slip.getByLabel('Valor da aposta'), '5,00')
    await whole(page)
    await press(page, slip.getByRole('button', { name: /^Apostar/ }))
    await expect(slip.getByText('Aposta feita')).toBeVisible()
    await closeOverlays(page)
  })

  await test.step('a round of a game', async () => {
    await page.goto('/dice')
    await type(page, page.getByLabel('Valor da aposta'), '1,00')
    await whole(page)
    await press(page, button(page, /^Apostar/))
    await expect(page.getByLabel(/^Rodada 1[12]?:/).first()).toBeVisible()
    // the focus is back on the button: the same key plays on
    await expect(button(page, /^Apostar/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^Rodada 1[23]?:/).first()).toBeVisible()
  })

  await test.step('transfer', async () => {
    await page.goto('/registros?view=transfer')
    await type(page, page.getByLabel('Usuário de quem recebe'), friend.email)
    await type(page, page.getByLabel('Valor da transferência'), '10,00')
    await press(page, button(page, 'Continuar'))
    await type(page, page.getByLabel('Sua senha'), PASSWORD)
    await whole(page)
    await press(page, button(page, /^Transferir R\$/))
    await expect(page.getByText('Transferência enviada')).toBeVisible()
  })

  await test.step('withdraw', async () => {
    await page.goto('/conta')
    await reach(page, page.getByRole('tab', { selected: true }).first())
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await type(page, page.getByLabel('Valor do saque'), '50,00')
    await press(page, button(page, /^CPF .*Alterar/))
    await type(page, page.getByLabel('WhatsApp'), '11987654321')
    await whole(page)
    await press(page, button(page, 'Salvar'))
    const before = await balance(page)
    await press(page, button(page, 'Retirar'))
    await expect(page.getByText('Solicitação de saque bem-sucedida!')).toBeVisible()
    await press(page, button(page, 'Eu entendi'))
    await expect.poll(() => balance(page)).toBe(before - 5000)
  })
})

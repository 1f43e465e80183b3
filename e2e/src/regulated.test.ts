import { expect, test } from './test.ts'
import type { Browser, Page } from '@playwright/test'
import { textedCode } from './steps/mail.ts'
import { askForWithdrawal, depositByPix, openWithdrawals } from './steps/money.ts'
import { FIRST_OPERATOR, hire, signIn } from './steps/operator.ts'
import {
  atRest,
  balance,
  balanceButton,
  CAPTCHA,
  closeOverlays,
  freshCpf,
  NAME,
  PASSWORD,
  shot,
  wholeHome,
} from './steps/page.ts'
import { cutOff } from './steps/sideways.ts'

/** Nobody's yet, also when the test runs again: the newest text to it is this run's. */
const PHONE = `119${String(Date.now()).slice(-8)}`
const ITEMS = ['document_front', 'document_back', 'selfie'] as const
/** The next thing that the licence asks for, taken from the list of first steps. */
async function takeStep(page: Page, title: string) {
  await page.goto('/signInSheet')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button', { name: 'Fazer agora' }).click()
}

const isDone = async (page: Page, title: string) => {
  await page.goto('/signInSheet')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row.getByText('Feito')).toBeAttached()
}

async function look(page: Page, name: string) {
  await atRest(page)
  expect(await cutOff(page), name).toEqual([])
  await shot(page, `br-${name}`)
}

async function approvePictures(browser: Browser) {
  const at = Date.now()
  const desktop = { viewport: { width: 1280, height: 800 } }
  const admin = await (await browser.newContext(desktop)).newPage()
  await signIn(admin, FIRST_OPERATOR)
  const email = `identidade${at}@example.com`
  const password = await hire(admin, { email, name: 'Identidade de Teste' }, ['Risco'])
  const desk = await (await browser.newContext(desktop)).newPage()
  await signIn(desk, { email, password, newPassword: 'pedra-do-sal-88-ondas' })
  await desk.goto('/ops/identidade')
  await desk.getByRole('button', { name: 'Abrir foto' }).first().click()
  const dialog = desk.getByRole('dialog')
  const open = dialog.getByRole('button', { name: 'Abrir foto' })
  const done = desk.getByText('Nada por aqui.').nth(1)
  // one that is decided makes room for the next
  do {
    await open.click()
    await expect(dialog.getByText(new RegExp(NAME))).toBeVisible()
    await dialog.getByRole('button', { name: 'Aprovar' }).click()
    await expect(open.or(done)).toBeVisible()
  } while (await open.isVisible())
}

test('[R002] [BR-02] under the licence of Brazil a new player goes through every step, pays, bets, plays and withdraws', async ({
  page,
  context,
  browser,
}) => {
  const cpf = freshCpf()
  const email = `licenca${Date.now()}@example.com`

  await test.step('nobody becomes a player without agreeing by an act of their own', async () => {
    await page.goto('/home')
    await page.getByRole('button', { name: 'Registrar' }).first().click()
    const form = page.getByRole('dialog')
    await form.getByLabel('E-mail', { exact: true }).fill(email)
    await form.getByLabel('Celular').fill(PHONE)
    await form.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await form.getByLabel('Repita a senha').fill(PASSWORD)
    await form.getByLabel('Código da imagem', { exact: true }).fill(CAPTCHA)
    const agreed = form.getByRole('checkbox')
    await expect(agreed).not.toBeChecked()
    const create = form.getByRole('button', { name: 'Criar minha conta' })
    await create.click()
    await expect(page.getByText('Por favor, aceite os termos de serviço')).toBeVisible()
    await page.getByRole('button', { name: 'Eu entendi' }).click()
    await agreed.check()
    await look(page, 'register')
    await create.click()
    await expect(balanceButton(page)).toBeVisible()
    await closeOverlays(page)
  })

  await test.step('name, CPF and birth date', async () => {
    await takeStep(page, 'Confirmar nome e CPF')
    await page.getByLabel('Nome completo').fill(NAME)
    await page.getByLabel('CPF', { exact: true }).fill(cpf)
    await page.getByLabel('Data de nascimento').fill('1990-04-12')
    await look(page, 'person')
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await isDone(page, 'Confirmar nome e CPF')
    await look(page, 'steps')
  })

  await test.step('pictures of document and face, on which staff decides', async () => {
    await takeStep(page, 'Enviar fotos do documento e do rosto')
    for (const [at, item] of ITEMS.entries()) {
      // one picture does not serve for two items
      const clip = { x: 0, y: 40 * at, width: 393, height: 500 }
      const buffer = await page.screenshot({ clip })
      const sent = page.waitForResponse((response) => response.url().endsWith(`/${item}`))
      await page
        .locator(`input[data-item=${item}]`)
        .setInputFiles({ name: `${item}.png`, mimeType: 'image/png', buffer })
      await sent
    }
    await expect(page.getByText('Em análise')).toHaveCount(3)
    await look(page, 'pictures')
    await approvePictures(browser)
    await isDone(page, 'Enviar fotos do documento e do rosto')
  })

  await test.step('the phone, by a code that it is sent', async () => {
    await takeStep(page, 'Confirmar o telefone')
    await page.getByRole('button', { name: 'Enviar código por SMS' }).click()
    await page.getByLabel('Código do SMS').fill(await textedCode(`+55${PHONE}`))
    await look(page, 'phone')
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await isDone(page, 'Confirmar o telefone')
  })

  await test.step('address and gender', async () => {
    await takeStep(page, 'Informar endereço e gênero')
    await page.getByLabel('CEP').fill('22070-900')
    await page.getByLabel('Rua ou avenida').fill('Avenida Atlântica')
    await page.getByLabel('Número').fill('1702')
    await page.getByLabel('Bairro').fill('Copacabana')
    await page.getByLabel('Cidade').fill('Rio de Janeiro')
    await page.getByLabel('Estado').selectOption('RJ')
    await page.getByLabel('Prefiro não dizer').check()
    await look(page, 'address')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await isDone(page, 'Informar endereço e gênero')
  })

  await test.step('a limit of losses and one of time', async () => {
    await takeStep(page, 'Definir limite de perdas e de tempo')
    await page.getByRole('button', { name: 'Definir: Perdas' }).click()
    await page.getByLabel('Perdas', { exact: true }).fill('200,00')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText(/de R\$\s200,00/)).toBeVisible()
    await page.getByRole('button', { name: 'Definir: Tempo de jogo' }).click()
    await page.getByLabel('Limite em minutos').fill('120')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('0 min de 120 min')).toBeVisible()
    await look(page, 'limits')
    await isDone(page, 'Definir limite de perdas e de tempo')
  })

  await test.step('pays by PIX from an account of the own CPF', async () => {
    await page.goto('/home')
    await page.getByRole('button', { name: 'Depositar' }).first().click()
    await look(page, 'deposit')
    await depositByPix(page, context, cpf)
  })

  await test.step('bets on a match and plays a round, and the bar says what the day came to', async () => {
    await page.goto('/home')
    await expect(page.getByRole('button', { name: 'Nada jogado hoje' })).toBeVisible()
    await wholeHome(page)
    const price = page.getByRole('main').getByRole('button', { name: /, cotação \d/ })
    await price.first().click()
    await page.getByRole('button', { name: /Cupom/ }).first().click()
    const slip = page.getByRole('dialog')
    await slip.getByLabel('Valor da aposta').fill('5,00')
    await look(page, 'slip')
    await slip.getByRole('button', { name: /^Apostar/ }).click()
    await expect(slip.getByText('Aposta feita')).toBeVisible()
    await page.goto('/dice')
    await page.getByRole('button', { name: /^Apostar/ }).click()
    await expect(page.getByText(/^Saiu /).first()).toBeAttached()
    await look(page, 'dice')
    await expect(page.getByRole('button', { name: 'Nada jogado hoje' })).toHaveCount(0)
  })

  await test.step('withdraws to an account of the own CPF, and to none other', async () => {
    const before = await balance(page)
    await openWithdrawals(page)
    await askForWithdrawal(page, '50,00', cpf)
    await expect.poll(() => balance(page)).toBe(before - 5000)
    await openWithdrawals(page)
    await expect(page.getByText('Pago', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
    await look(page, 'withdrawn')
  })
})

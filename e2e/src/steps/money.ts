import { expect } from '@playwright/test'
import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { maskCpf, normalizeCpf } from '@jogada/core/documents/cpf'
import { balance, CPF, closeOverlays, NAME, shot } from './page.ts'

export async function passKyc(page: Page, cpf = CPF) {
  await closeOverlays(page)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Depositar' }).first().click()
  await page.getByLabel('Nome completo').fill(NAME)
  await page.getByLabel('CPF', { exact: true }).fill(cpf)
  await shot(page, 'kyc')
  await page.getByRole('button', { name: 'Confirmar' }).click()
}

export async function depositByPix(page: Page, context: BrowserContext, cpf = CPF) {
  await page.getByRole('button', { name: 'Depósito', exact: true }).click()
  await shot(page, 'deposit-confirm')
  await page.getByRole('button', { name: 'Confirme Para Pagar' }).click()
  const payment = page.frameLocator('iframe')
  const { width, height } = page.viewportSize()!
  const popup = page.getByRole('dialog', { name: 'Deposit' })
  await expect.poll(() => popup.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  await expect(payment.getByText('R$ 100,00').first()).toBeVisible()
  await shot(page, 'payment')
  await payAtTheBank(payment, context, cpf)
  await expect.poll(() => balance(page), { timeout: 20_000 }).toBe(10_000)
  await shot(page, 'deposited')
  await closeOverlays(page)
}

async function payAtTheBank(payment: FrameLocator, context: BrowserContext, cpf: string) {
  const opening = context.waitForEvent('page')
  await payment.getByRole('link', { name: /Pagar no banco de testes/ }).click()
  const bank = await opening
  await bank.getByLabel('CPF do pagador').fill(cpf)
  await bank.getByRole('button', { name: /^Pagar R\$/ }).click()
  await expect(bank.getByRole('heading', { name: 'Pix enviado' })).toBeVisible()
  await shot(bank, 'bank')
  await bank.close()
}

/** The account's page with the withdrawals, fetched anew. */
export async function openWithdrawals(page: Page) {
  await page.goto('/conta')
  await page.getByRole('tab', { name: 'Sacar' }).click()
}

/** Asks for a withdrawal to the own CPF, which is known by then, until the app says that it is asked for. */
export async function askForWithdrawal(page: Page, amount: string, cpf: string) {
  await page.getByLabel('Valor do saque').fill(amount)
  await expect(
    page.getByRole('button', { name: `CPF ${maskCpf(normalizeCpf(cpf)!)}` }),
  ).toBeVisible()
  await shot(page, 'withdraw')
  await page.getByRole('button', { name: 'Retirar' }).click()
  await expect(page.getByText('Solicitação de saque bem-sucedida!')).toBeVisible()
  await page.getByRole('button', { name: 'Eu entendi' }).click()
  await expect(page).toHaveURL(/\/home$/)
}

export async function withdraw(page: Page) {
  await openWithdrawals(page)
  await page.getByLabel('Valor do saque').fill('49,99')
  await page.getByRole('button', { name: 'Retirar' }).click()
  await expect(page.getByText('Montante mínimo de retirada:R$50')).toBeVisible()
  await page.getByRole('button', { name: 'Eu entendi' }).click()

  const before = await balance(page)
  await askForWithdrawal(page, '50,00', CPF)
  await expect.poll(() => balance(page)).toBe(before - 5000)

  await openWithdrawals(page)
  await expect(page.getByText('Pago', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await shot(page, 'withdrawn')
}

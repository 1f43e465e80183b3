import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { balance, balanceButton, CAPTCHA, closeOverlays, PASSWORD, shot } from './page.ts'

export async function register(page: Page, email: string) {
  await page.getByRole('button', { name: 'Registrar' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('E-mail', { exact: true }).fill(email.toUpperCase())
  await form.getByLabel('Celular').fill('11987654321')
  await form.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Repita a senha').fill(PASSWORD)
  await expect(form.getByAltText('Imagem com o código de verificação')).toBeVisible()
  await form.getByLabel('Código da imagem', { exact: true }).fill(CAPTCHA)
  // it is ticked by itself once the licence is known to allow that
  await form.getByRole('checkbox').check()
  await shot(page, 'register')
  await form.getByRole('button', { name: 'Criar minha conta' }).click()
  await expect(balanceButton(page)).toBeVisible()
  expect(await balance(page)).toBe(0)
}

export async function logOutAndIn(page: Page, email: string) {
  await page.goto('/home')
  await page.getByRole('button', { name: 'Abrir minha conta' }).click()
  await shot(page, 'my-panel')
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  await form.getByLabel('Senha', { exact: true }).fill('errada de propósito')
  const image = form.getByAltText('Imagem com o código de verificação')
  const first = await image.getAttribute('src')
  await form.getByLabel('Código da imagem', { exact: true }).fill(CAPTCHA)
  const submit = form.locator('form').getByRole('button', { name: 'Entrar', exact: true })
  await submit.click()
  await expect(page.getByText('E-mail ou senha incorretos.')).toBeVisible()
  await page.getByRole('button', { name: 'Eu entendi' }).click()
  await expect(image).not.toHaveAttribute('src', first!)
  await expect(form.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await form.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Código da imagem', { exact: true }).fill(CAPTCHA)
  await submit.click()
  await expect(balanceButton(page)).toBeVisible()
  await closeOverlays(page)
  await shot(page, 'back-again')
}

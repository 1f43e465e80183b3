import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { register } from './steps/account.ts'
import { failing } from './steps/faults.ts'
import { closeOverlays } from './steps/page.ts'

const AVATAR = /\/user\/setHeader\//

/** Asks the server for something that is no bet: another avatar. */
async function chooseAvatar(page: Page) {
  await page.goto('/home')
  await page.getByRole('button', { name: 'Abrir minha conta' }).click()
  await page.getByRole('button', { name: 'Trocar avatar' }).click()
  await page.getByRole('button', { name: 'Avatar 4', exact: true }).click()
}

test('[R170] [R172] [R173] [R174] [R175] each failure of a call does what the catalogue says', async ({
  page,
}) => {
  await page.goto('/home')
  await register(page, `erros${Date.now()}@example.com`)
  await closeOverlays(page)

  await test.step('[R172] 9999 outside a bet is said, and the deposit comes after Eu entendi', async () => {
    const mend = await failing(page, AVATAR, { http: 500, status: 9999, message: 'Falta saldo' })
    await chooseAvatar(page)
    await expect(page.getByText('Falta saldo')).toBeVisible()
    await page.getByRole('button', { name: 'Eu entendi' }).click()
    // who is not verified yet says first who they are
    await expect(page.getByLabel('Nome completo')).toBeVisible()
    await mend()
  })

  await test.step('[R174] another failure is said in the words of the server', async () => {
    const mend = await failing(page, AVATAR, { http: 409, status: 4321, message: 'Agora não dá' })
    await chooseAvatar(page)
    await expect(page.getByText('Agora não dá')).toBeVisible()
    await page.getByRole('button', { name: 'Eu entendi' }).click()
    await expect(page.getByText('Agora não dá')).toBeHidden()
    await expect(page).toHaveURL(/\/home$/)
    await mend()
  })

  for (const { row, status } of [
    { row: 'R173', status: 1403 },
    { row: 'R175', status: 5000 },
  ]) {
    await test.step(`[${row}] ${status} without words leads to the error page`, async () => {
      const mend = await failing(page, AVATAR, { http: 500, status, message: '' })
      await chooseAvatar(page)
      await expect(page).toHaveURL(/\/error$/)
      await mend()
      await page.getByRole('link', { name: 'Voltar ao início' }).click()
      await expect(page).toHaveURL(/\/home$/)
    })
  }

  await test.step('[R179] no answer at all is told as slow internet', async () => {
    await page.route(AVATAR, (route) => route.abort('timedout'))
    await chooseAvatar(page)
    await expect(page.getByText('Internet lenta, tente novamente mais tarde')).toBeVisible()
    await page.unroute(AVATAR)
  })

  await test.step('[R170] 401 logs out and opens the login', async () => {
    // the page before would hear of it too, and log out before the next one is there
    await page.goto('about:blank')
    await failing(page, /\/user\/getBalance/, { http: 401, status: 40101, message: '' })
    await page.goto('/home')
    await expect(page.getByRole('dialog').getByLabel('E-mail', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('jogada.token'))).toBeNull()
  })
})

test('[R030] Back closes the overlays one by one and then leaves the page', async ({ page }) => {
  await page.goto('/footballPage')
  await page.goto('/home')
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('button', { name: 'Segurança' }).click()
  const form = page.getByRole('dialog').getByLabel('E-mail', { exact: true })
  await expect(form).toBeVisible()
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByRole('dialog', { name: /senha/i }).last()).toBeVisible()
  await page.goBack()
  await expect(form).toBeVisible()
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/home$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/footballPage/)
})

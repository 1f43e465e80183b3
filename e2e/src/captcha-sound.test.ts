import { expect, test } from '@playwright/test'
import { visit } from './steps/page.ts'

test('[R043] the code of the image can be heard by whoever cannot see it', async ({ page }) => {
  await page.addInitScript(() => {
    const media = HTMLMediaElement.prototype
    const play = Object.getOwnPropertyDescriptor(media, 'play')!.value as () => Promise<void>
    media.play = async function played() {
      await Reflect.apply(play, this, [])
      Object.assign(window, { heardSeconds: this.duration })
    }
  })
  await visit(page, '/home')
  await page.getByRole('button', { name: 'Entrar' }).first().click()
  const listen = page.getByRole('button', { name: 'Ouvir o código' })
  const hear = async () => {
    // while one sound is under way no other is asked for
    await expect(listen).toHaveAttribute('aria-busy', 'false')
    const answer = page.waitForResponse('**/captcha/*/sound')
    await listen.click()
    return (await answer).headers()['content-type']
  }
  for (let time = 0; time < 5; time++) expect(await hear()).toBe('audio/wav')
  await expect
    .poll(() => page.evaluate(() => Number(Object(window)['heardSeconds'])))
    .toBeGreaterThan(3)
  await hear()
  await expect(page.getByRole('alert')).toContainText('O som não veio')
  await page.getByRole('button', { name: 'Trocar a imagem' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  expect(await hear()).toBe('audio/wav')
})

import { expect, test } from './test.ts'
import { bet, checkSettled } from './steps/bet.ts'
import { logOutAndIn, register } from './steps/account.ts'
import { depositByPix, passKyc, withdraw } from './steps/money.ts'
import { playDice, unlockByPlay } from './steps/dice.ts'
import { closeOverlays, shot, wholeHome } from './steps/page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('[R002] a new player registers, deposits, plays, bets, is paid, withdraws and comes back', async ({
  page,
  context,
}) => {
  const email = `jornada${Date.now()}@example.com`
  const failures: Error[] = []
  page.on('pageerror', (error) => failures.push(error))

  await test.step('[R010] a visitor lands on home with fixtures and a live replay', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('heading', { name: 'Ao vivo agora' })).toBeVisible()
    await expect(page.getByText('Reprise').first()).toBeVisible()
    await wholeHome(page)
    // The home league, another one, or replays between seasons: always something to bet on.
    const next = page.getByRole('region', { name: 'Próximos jogos' })
    await expect(next.getByRole('button', { name: /, cotação \d/ }).first()).toBeVisible()
    await shot(page, 'home')
  })

  await test.step('[R020] a page for players sends a visitor to the login', async () => {
    await page.goto('/dice')
    await expect(page.getByText('Por favor, faça login primeiro')).toBeVisible()
    await page.getByRole('button', { name: 'Eu entendi' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await closeOverlays(page)
  })

  await test.step('[R044] registers and is logged in', () => register(page, email))
  await test.step('[R103] the first deposit asks who the player is', () => passKyc(page))
  await test.step('[R053] pays by PIX in the bank and the balance rises by itself', () =>
    depositByPix(page, context))
  await test.step('plays dice, sees the seal before and checks the round in the browser', () =>
    playDice(page))
  await test.step('[R078] puts a single bet on a real match that is shown again', () => bet(page))
  await test.step('[R083] is paid when the replay ends', () => checkSettled(page))
  await test.step('wagers the deposit once', () => unlockByPlay(page))
  await test.step('[R118] [R159] withdraws to the own CPF with the specified checks', () =>
    withdraw(page))
  await test.step('[R091] [R099] logs out, fails once with a new captcha, and logs in', () =>
    logOutAndIn(page, email))
  expect(failures).toEqual([])
})

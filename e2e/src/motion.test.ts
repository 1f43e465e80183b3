import { expect, test } from './test.ts'
import type { CDPSession, Page } from '@playwright/test'
import { INSTANT_GAMES } from '@jogada/core/games/house-games'
import { enterAs, newPlayer } from './steps/player.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** What changes once or twice around a result: the phase, the balance, the strip. */
const FEW_LAYOUTS = 8
/** Fewer frames than this would prove nothing: the round is played again. */
const ENOUGH_FRAMES = 24

/** Long enough for several draws. */
const DRAWS_MS = 150_000

async function layoutsSoFar(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'LayoutCount')!.value
}

/** Lets the page paint frames for a while and counts them, and the layouts done meanwhile. */
async function watchFrames(page: Page, client: CDPSession, forMs: number) {
  const before = await layoutsSoFar(client)
  const frames = await page.evaluate(
    (length) =>
      new Promise<number>((resolve) => {
        let shown = 0
        let firstMs: number | undefined
        const next = (nowMs: number) => {
          firstMs ??= nowMs
          shown++
          if (nowMs - firstMs < length) requestAnimationFrame(next)
          else resolve(shown)
        }
        requestAnimationFrame(next)
      }),
    forMs,
  )
  return { frames, layouts: (await layoutsSoFar(client)) - before }
}

/** Plays until a round was watched in enough frames. */
async function provedStill(watch: () => Promise<{ frames: number; layouts: number }>) {
  await expect
    .poll(
      async () => {
        const { frames, layouts } = await watch()
        if (frames < ENOUGH_FRAMES) return 'too few frames'
        return layouts <= FEW_LAYOUTS ? 'still' : `${layouts} layouts in ${frames} frames`
      },
      { timeout: DRAWS_MS },
    )
    .toBe('still')
}

const betButton = (page: Page) => page.getByRole('button', { name: /^Apostar/ })

async function answered(page: Page, path: RegExp, act: () => Promise<unknown>) {
  const answer = page.waitForResponse((response) => path.test(response.url()))
  await act()
  await answer
}

test('no game of the house lays the page out while its result moves', async ({ page, context }) => {
  await enterAs(page, await newPlayer({ deposit: '100.00' }))
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')

  for (const game of INSTANT_GAMES) {
    await test.step(game, async () => {
      await page.goto(`/${game}`)
      await provedStill(async () => {
        await expect(betButton(page)).toBeEnabled()
        await answered(page, new RegExp(`/${game}/bet`), () => betButton(page).click())
        return watchFrames(page, client, 900)
      })
    })
  }

  await test.step('mines: stones that turn', async () => {
    await page.goto('/mines')
    await page.getByRole('button', { name: 'Ouriços: 1', exact: true }).click()
    await provedStill(async () => {
      if (await betButton(page).isVisible()) {
        await expect(betButton(page)).toBeEnabled()
        await answered(page, /mines\/bet/, () => betButton(page).click())
      }
      const random = page.getByRole('button', { name: 'Pedra ao acaso' })
      await expect(random).toBeEnabled()
      await answered(page, /mines/, () => random.click())
      return watchFrames(page, client, 900)
    })
  })

  await test.step('rowDouble: shutters that open', async () => {
    await page.goto('/rowDouble')
    await page.getByRole('button', { name: 'Fácil' }).click()
    await provedStill(async () => {
      if (await betButton(page).isVisible()) {
        await expect(betButton(page)).toBeEnabled()
        await answered(page, /rowDouble\/bet/, () => betButton(page).click())
      }
      const random = page.getByRole('button', { name: 'Janela ao acaso' })
      await expect(random).toBeEnabled()
      await answered(page, /rowDouble/, () => random.click())
      return watchFrames(page, client, 900)
    })
  })

  await test.step('double: the strip that rolls', async () => {
    await page.goto('/double')
    await provedStill(async () => {
      await page.waitForFunction(() => {
        const rolling = document
          .querySelector('.double-reel > div')
          ?.getAnimations()
          .find(({ playState }) => playState === 'running')
        return rolling !== undefined && Number(rolling.currentTime) < 3_000
      })
      return watchFrames(page, client, 2_000)
    })
  })

  await test.step('luckyColor: the wheel that turns', async () => {
    await page.goto('/luckyColor')
    await provedStill(async () => {
      await page.waitForFunction(() =>
        document
          .querySelector('.lucky-turning')
          ?.getAnimations()
          .some(({ playState }) => playState === 'running'),
      )
      return watchFrames(page, client, 1_000)
    })
  })
})

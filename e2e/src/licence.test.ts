import { join } from 'node:path'
import { expect, test } from './test.ts'
import { createPool, runningPostgresUrl } from '@jogada/postgres'
import { balance } from './steps/page.ts'
import { enterAs, newPlayer } from './steps/player.ts'

/** Publishes the next version of the terms at once, as two operators would for a later hour. */
async function publishTerms(changes: string) {
  const url = await runningPostgresUrl(join(process.env['E2E_DATA_DIR']!, 'postgres'))
  const owner = createPool({ url: url!, as: 'owner', max: 1 })
  await owner.query(
    `INSERT INTO consent.document (document, version, title, changes, body, published_at,
       published_by, effective_at)
     SELECT document, version + 1, title, $1, body, now(), 'e2e', now() FROM consent.document
      WHERE document = 'terms' ORDER BY version DESC LIMIT 1`,
    [changes],
  )
  await owner.end()
}

test('[BR-10] new terms are read and agreed to before the next stake, and then it is taken', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '20.00' })
  await enterAs(page, player, '/dice')
  const changes = `Mudou o prazo de resposta do atendimento (${Date.now()}).`
  await publishTerms(changes)
  const consent = page.getByRole('dialog', { name: 'Nossos termos mudaram' })
  const bet = page.getByRole('button', { name: /^Apostar/ })
  await page.getByLabel('Valor da aposta').fill('1,00')
  // every process knows of a version some seconds after it was written
  await expect(async () => {
    await bet.click()
    await expect(consent).toBeVisible({ timeout: 2000 })
  }).toPass({ intervals: [1000] })
  await expect(consent.getByText(changes)).toBeVisible()
  await consent.getByText('Ler o texto').click()
  await consent.getByRole('button', { name: 'Li e aceito' }).click()
  await expect(consent).toBeHidden()
  const held = await balance(page)
  await bet.click()
  await expect.poll(() => balance(page)).not.toBe(held)
})

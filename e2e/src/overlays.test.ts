import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { betDice } from '@jogada/contract/game'
import { createPool, runningPostgresUrl } from '@jogada/postgres'
import { register } from './steps/account.ts'
import { violations } from './steps/axe.ts'
import { answering, failing } from './steps/faults.ts'
import { closeOverlays, visit } from './steps/page.ts'
import { ask, enterAs, newPlayer, payOrder } from './steps/player.ts'
import type { Player } from './steps/player.ts'

// a worker's page hides its calls from who answers them in the server's place
test.use({ serviceWorkers: 'block' })
// a walk of many overlays takes as long as several tests

/** How each overlay names itself. */
const TITLES: Readonly<Record<string, string>> = {
  activeAward: 'Seus prêmios',
  alert: 'Aviso',
  auth: 'Acesse sua conta',
  avatar: 'Escolha seu avatar',
  balanceParts: 'Saldo total',
  bets: 'Minhas apostas',
  bonusPopup: 'Bônus',
  cash: 'Carteira',
  changeEmail: 'Trocar de e-mail',
  changePassword: 'Alterar senha',
  consent: 'Termos e regras',
  diceRules: 'Regras dos Dados',
  drawProof: 'Prova da rodada',
  drawRules: 'Regras da Cor da Sorte',
  editBank: 'Confirme quem você é',
  fairness: 'Prova do sorteio',
  gameDeposit: 'Seu saldo está baixo',
  gameRecord: 'Rodada',
  gameTools: 'Som, teclas e sessão',
  gift: 'Um presente para você',
  installGuide: 'Jogada na tela inicial',
  limboRules: 'Regras do Limbo',
  location: 'Você está no Brasil?',
  menu: 'Menu',
  minesRules: 'Regras das Minas',
  my: 'Minha conta',
  payConfirm: 'Confirmar recarga',
  payPage: 'Deposit',
  payReceipt: 'Dinheiro na conta',
  payWait: 'Aguardando o pagamento',
  phone: 'Telefone',
  registration: 'Endereço e gênero',
  resetPassword: 'Redefinir senha',
  rowDoubleRules: 'Regras dos Andares',
  search: 'Busca',
  secondDeposit: 'Sua primeira recarga',
  security: 'Segurança',
  slip: 'Cupom',
  sportRules: 'Regras: Futebol americano',
  startMask: 'Bem-vindo à Jogada',
  support: 'Atendimento',
  testAccount: 'Sua conta de teste',
  today: 'Sua sessão',
  withdrawTo: 'Dados do saque',
}

/** Opens an overlay from a page that has none open. */
type Way = (page: Page) => Promise<unknown>
type Ways = Readonly<Record<string, Way>>

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('tab', { name })).last().click()

/** On a page, presses one button after the other, each in what the one before opened. */
const at =
  (path: string, ...names: readonly (string | RegExp)[]): Way =>
  async (page) => {
    if (new URL(page.url()).pathname === path) await closeOverlays(page)
    else await visit(page, path)
    for (const name of names) await press(page, name)
  }

const OF_VISITORS: Ways = {
  alert: at('/dice'),
  auth: at('/home', 'Entrar'),
  resetPassword: at('/home', 'Entrar', 'Esqueci minha senha'),
  menu: at('/home', 'Menu'),
  search: at('/home', 'Jogo, time, campeonato ou dúvida'),
  slip: at('/home', /^Cupom/),
  support: at('/active', 'Abrir o atendimento'),
  consent: at('/ajuda', 'Termos e regras'),
  sportRules: at('/ajuda', 'Futebol'),
  limboRules: at('/limbo', 'Regras'),
  gameTools: at('/limbo', 'Som, teclas e sessão'),
  minesRules: at('/mines', 'Regras'),
  rowDoubleRules: at('/rowDouble', 'Regras'),
  drawRules: at('/luckyColor', 'Regras'),
  drawProof: at('/luckyColor', 'Prova'),
  installGuide: async (page) => {
    // only the browsers of iPhone and iPad need it
    await page.addInitScript(() => {
      const words = `${navigator.userAgent} iPhone`
      Object.defineProperty(navigator, 'userAgent', { get: () => words })
    })
    await page.goto('/home')
    await at('/home', 'Menu', 'Baixar o aplicativo')(page)
  },
}

const OF_PLAYERS: Ways = {
  activeAward: at('/vip', /espera/),
  avatar: at('/home', 'Abrir minha conta', 'Trocar avatar'),
  bets: at('/home', /^Cupom/, 'Minhas apostas'),
  cash: at('/home', 'Depositar'),
  changeEmail: at('/home', 'Abrir minha conta', 'Segurança', 'Trocar de e-mail'),
  changePassword: at('/home', 'Abrir minha conta', 'Alterar senha'),
  my: at('/home', 'Abrir minha conta'),
  phone: at('/home', 'Abrir minha conta', 'Segurança', 'Confirmar'),
  security: at('/home', 'Abrir minha conta', 'Segurança'),
  today: at('/home', 'Abrir minha conta', /hoje ·/),
  balanceParts: at('/conta', 'Sacar', 'Ver as partes do saldo'),
  withdrawTo: at('/conta', 'Sacar', /Alterar destino do saque/),
  gameRecord: at('/gameMess', /^Dados.*Ganhou/),
  diceRules: at('/dice', 'Regras'),
  fairness: at('/dice', 'Prova'),
  location: (page) => betRefused(page, 4316, 'Confirme onde você está.'),
  registration: async (page) => {
    const asked = { asked: ['address', 'gender'], address: null, gender: null, at: null }
    const end = await answering(page, /\/user\/registration$/, asked)
    await betRefused(page, 4319, 'Informe seu endereço.')
    await page.getByLabel('CEP').waitFor()
    await end()
  },
}

/** Bets and is told of what is still missing, as under a licence that asks for it. */
async function betRefused(page: Page, status: number, message: string) {
  await page.goto('/dice')
  // as the server answers it: an error of its own would leave the outcome open, and be asked again
  const end = await failing(page, /\/dice\/bet$/, { http: 409, status, message })
  await press(page, /^Apostar/)
  await page.getByRole('dialog').waitFor()
  await end()
}

/** What this run looked at. */
const looked = new Set<string>()

/** What axe finds wrong with an overlay that is open. */
async function lookAt(page: Page, overlay: string) {
  const name = TITLES[overlay]!
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog.or(page.getByRole('alertdialog', { name, exact: true }))).toBeVisible()
  looked.add(overlay)
  return violations(page, overlay, '[role=dialog], [role=alertdialog]')
}

async function walk(page: Page, ways: Ways) {
  const found: string[] = []
  for (const [overlay, way] of Object.entries(ways)) {
    await test.step(overlay, async () => {
      await way(page)
      found.push(...(await lookAt(page, overlay)))
    })
  }
  return found
}

/** Plays dice until the play of the day earns a bonus, and the level its award. */
async function playMuch({ token }: Player) {
  const body = { stake: '50.00', target: 9800, direction: 'under' } as const
  for (let round = 0; round < 20; round++) await ask(betDice, { body }, { token })
}

/** Marks a player as one of the house's own, as two operators would. */
async function markAsTest({ email }: Player) {
  const url = await runningPostgresUrl(join(process.env['E2E_DATA_DIR']!, 'postgres'))
  const owner = createPool({ url: url!, as: 'owner', max: 1 })
  const { rowCount } = await owner.query(
    'UPDATE account.player SET is_test = true WHERE email = $1',
    [email],
  )
  await owner.end()
  expect(rowCount).toBe(1)
}

test('[R034] Escape closes the support chat from inside its frame, after what lies over it there', async ({
  page,
}) => {
  await OF_VISITORS.support!(page)
  const chat = page.getByRole('dialog', { name: 'Atendimento' })
  const frame = chat.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Entrar' }).click()
  await expect(frame.getByRole('dialog')).toBeVisible()
  await frame.getByLabel('E-mail', { exact: true }).press('Escape')
  await expect(frame.getByRole('dialog')).toHaveCount(0)
  await expect(chat).toBeVisible()
  await frame.getByRole('button', { name: 'Entrar' }).press('Escape')
  await expect(chat).toHaveCount(0)
})

test.describe.serial('[R001] no overlay has an axe violation, in any theme', () => {
  test('of those that a visitor opens', async ({ page }) => {
    expect(await walk(page, OF_VISITORS)).toEqual([])
  })

  test('of those that come to a new player by themselves', async ({ page }) => {
    await page.goto('/home')
    await register(page, `folha${Date.now()}@example.com`)
    const found = [...(await lookAt(page, 'startMask'))]
    await page.keyboard.press('Escape')
    found.push(...(await lookAt(page, 'secondDeposit')))
    await closeOverlays(page)
    await press(page, 'Depositar')
    found.push(...(await lookAt(page, 'editBank')))
    expect(found).toEqual([])
  })

  test('of those of a deposit, until the money is there', async ({ page }) => {
    const player = await newPlayer()
    await enterAs(page, player, '/active2')
    await press(page, 'Ver recargas')
    const found = [...(await lookAt(page, 'gameDeposit'))]
    await page.goto('/conta')
    await press(page, 'Depósito')
    found.push(...(await lookAt(page, 'payConfirm')))
    await press(page, 'Confirme Para Pagar')
    await expect(page.frameLocator('iframe').getByText(/R\$/).first()).toBeVisible()
    found.push(...(await lookAt(page, 'payPage')))
    const order = await page.locator('iframe').getAttribute('src')
    await page.keyboard.press('Escape')
    found.push(...(await lookAt(page, 'payWait')))
    await payOrder(order!, player.cpf)
    found.push(...(await lookAt(page, 'payReceipt')))
    expect(found).toEqual([])
  })

  test('of those that a player opens', async ({ page }) => {
    const player = await newPlayer({ deposit: '500.00' })
    await playMuch(player)
    await enterAs(page, player)
    await expect(page.getByRole('button', { name: 'RECEBER' })).toBeVisible()
    const found = [...(await lookAt(page, 'bonusPopup'))]
    found.push(...(await walk(page, OF_PLAYERS)))
    // another tab, to which nothing of the day was shown yet
    const tab = await page.context().newPage()
    await tab.goto('/home')
    found.push(...(await lookAt(tab, 'gift')))
    await tab.close()
    await markAsTest(player)
    // which a page learns with its next look at who its player is
    await page.goto('/home')
    await at('/home', 'Abrir minha conta', 'Conta de teste')(page)
    found.push(...(await lookAt(page, 'testAccount')))
    expect(found).toEqual([])
  })

  test('and none is left out', () => {
    const host = new URL('../../apps/web/src/overlays/overlay-host.tsx', import.meta.url)
    const named = readFileSync(host, 'utf8').matchAll(
      /^ {2}(\w+): (?:fetchedOverlay|AlertOverlay)/gm,
    )
    expect(looked).toEqual(new Set(Array.from(named, ([, overlay]) => overlay!)))
  })
})

import { notice, refusals } from '@jogada/contract'
import type { NoticeChoices } from '@jogada/contract/notice'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dataFolder } from '../../../testkit/data-folder.ts'
import { mailsTo } from '../../../testkit/mail-inbox.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { anonymisePlayer, getPlayer } from '../../account/index.ts'
import { afterDays, pausePlay } from '../../limits/index.ts'
import { forgetWays } from '../forget-ways.ts'
import { addMessage } from '../inbox.ts'
import { openSlots } from '../../../platform/slots.ts'
import { MAILS, sweepMails } from '../mail/deliver-mails.ts'

const DATA_DIR = dataFolder()
const ALL = { money: true, rewards: true, support: true }
const NONE = { money: false, rewards: false, support: false }

const INVALID = refusals.invalid_input.status

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ DATA_DIR })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

let player: TestPlayer
beforeEach(async () => {
  player = await registerPlayer(server)
})

/** Mails what is due, and waits until it is gone. */
async function sweep(deps: typeof server.deps) {
  const slots = openSlots(MAILS)
  await sweepMails(deps, slots)
  await slots.empty()
}

const choose = (changes: Partial<NoticeChoices>, timeZone = 'America/Sao_Paulo') =>
  player.call(notice.setChoices, {
    body: { push: ALL, mail: NONE, quiet: null, timeZone, ...changes },
  })

const message = (cause: string, kind = 'withdrawal_paid') =>
  addMessage(server.deps, player.playerId, {
    cause,
    category: kind === 'rebate_paid' ? 'rewards' : 'money',
    kind,
    values: { amount: '25.50' },
    at: server.clock.now(),
  })

async function mailed() {
  await sweep(server.deps)
  return mailsTo(DATA_DIR, player.email)
}

const dueMails = () => server.deps.db.selectFrom('notice.mail_due').selectAll().execute()

test('whoever has chosen nothing is told by browsers of everything, by mail of nothing', async () => {
  expect(dataOf(await player.call(notice.choices, {}))).toEqual({
    push: ALL,
    mail: NONE,
    quiet: null,
  })
  await message('unasked')
  expect(await mailed()).toEqual([])
})

test('what is chosen is kept, the last choice counts, and a place that is none is refused', async () => {
  const chosen = {
    push: { ...ALL, rewards: false },
    mail: { ...NONE, money: true },
    quiet: { from: 1320, to: 480 },
  }
  dataOf(await choose({ mail: ALL }))
  dataOf(await choose(chosen))
  expect(dataOf(await player.call(notice.choices, {}))).toEqual(chosen)
  expect((await choose({}, 'Mars/Olympus')).status).toBe(INVALID)
  expect((await choose({ quiet: { from: 0, to: 1440 } })).status).toBe(INVALID)
  expect(dataOf(await player.call(notice.choices, {}))).toEqual(chosen)
})

test('a message of a chosen category is mailed once, in the language of the choice', async () => {
  dataOf(await choose({ mail: { ...NONE, money: true } }))
  await message('one')
  await message('one')
  await message('reward', 'rebate_paid')
  expect(await mailed()).toHaveLength(1)
  const [letter, ...more] = await mailed()
  expect(more).toEqual([])
  expect(letter).toContain('Seu saque de R$ 25,50 foi pago.')
  expect(letter).toContain('Uma mensagem da Jogada')
  expect(await dueMails()).toEqual([])
})

test('bets that are settled together come in one letter, whatever places are free for letters', async () => {
  dataOf(await choose({ mail: { ...NONE, money: true } }))
  for (let bet = 0; bet < 30; bet++) {
    await addMessage(server.deps, player.playerId, {
      cause: `bet ${bet}`,
      category: 'money',
      kind: 'bet_settled_won',
      values: { betId: String(bet), stake: '10.00', amount: '19.00' },
      at: server.clock.now(),
    })
  }
  expect(await mailed()).toEqual([])
  server.clock.advance(15_000)
  const letters = await mailed()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('Apostas apuradas: 30. Valor que elas deram ao todo: R$ 570,00.')
  expect([await mailed(), await dueMails()]).toEqual([letters, []])
})

test('[LGPD-03] a letter that is due when its player has just closed the account goes nowhere', async () => {
  dataOf(await choose({ mail: ALL }))
  await message('late')
  const { db } = server.deps
  // as it was found due a moment before
  await anonymisePlayer(db, player.playerId)
  expect(await mailed()).toEqual([])
  const { email } = await getPlayer(db, player.playerId)
  expect([await mailsTo(DATA_DIR, email), await dueMails()]).toEqual([[], []])
})

test('a letter that the mail server is slow to take holds up no other', async () => {
  dataOf(await choose({ mail: ALL }))
  const taken = Promise.withResolvers<void>()
  let letters = 0
  const slow = {
    ...server.deps,
    mailer: { send: () => (++letters === 1 ? taken.promise : Promise.resolve()) },
  }
  const slots = openSlots(2)
  await message('slow')
  await sweepMails(slow, slots)
  await vi.waitFor(() => expect(letters).toBe(1))
  await message('quick')
  await vi.waitFor(async () => {
    await sweepMails(slow, slots)
    expect([letters, slots.taken().length]).toEqual([2, 1])
  })
  expect(await dueMails()).toHaveLength(1)
  taken.resolve()
  await slots.empty()
  expect(await dueMails()).toEqual([])
})

test('a letter that nobody takes is tried again later, and not for ever', async () => {
  dataOf(await choose({ mail: ALL }))
  await message('refused')
  let tries = 0
  const deaf = {
    ...server.deps,
    mailer: { send: () => (tries++, Promise.reject(new Error('no mail server'))) },
  }
  await sweep(deaf)
  await sweep(deaf)
  expect(tries).toBe(1)
  for (let minutes = 1; minutes < 64; minutes *= 2) {
    server.clock.advance(minutes * 60_000)
    await sweep(deaf)
  }
  expect(tries).toBe(6)
  expect(await dueMails()).toEqual([])
})

test('a mail that was chosen away before it went is not sent', async () => {
  dataOf(await choose({ mail: ALL }))
  await message('late')
  dataOf(await choose({ mail: { ...ALL, money: false } }))
  expect(await mailed()).toEqual([])
  expect(await dueMails()).toEqual([])
})

test('[RG-04] nothing of rewards is mailed to a player who paused play; money is', async () => {
  dataOf(await choose({ mail: ALL }))
  await pausePlay(server.deps, player.playerId, {
    key: 'a break',
    kind: 'pause',
    endOf: afterDays(7),
    asked: '7',
  })
  await message('rebate', 'rebate_paid')
  await message('payout')
  const letters = await mailed()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('foi pago')
})

test('[LGPD-03] an account that is forgotten has chosen nothing, and gets no letter that waited', async () => {
  dataOf(await choose({ mail: ALL }))
  await message('waiting')
  await forgetWays(server.deps.db, player.playerId)
  expect(await mailed()).toEqual([])
  expect(dataOf(await player.call(notice.choices, {})).mail).toEqual(NONE)
})

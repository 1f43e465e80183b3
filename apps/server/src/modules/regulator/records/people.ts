import type { BettorRecord, WalletRecord } from '@jogada/core/regulator/records'
import type { LedgerSnapshot } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { playersAfter } from '../../account/index.ts'
import { cpfsOf, personsOf } from '../../kyc/index.ts'
import { walletsOf } from './wallets.ts'

const PAGE = 500

type Room = Pick<Deps, 'db' | 'vault'>
type Day = { readonly day: string; readonly from: Date; readonly to: Date }

async function* pages({ db }: Pick<Deps, 'db'>): AsyncGenerator<readonly bigint[]> {
  let after = 0n
  for (;;) {
    const page = await playersAfter(db, after, PAGE)
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    after = page.at(-1)!
  }
}

/**
 * Confirmed players who have a wallet on the day, and those who were confirmed on it, by number.
 */
export async function* bettors(
  deps: Room,
  ledger: LedgerSnapshot,
  day: Day,
): AsyncGenerator<BettorRecord> {
  for await (const page of pages(deps)) {
    const withWallet = new Set((await walletsOf(ledger, page, day)).map(({ player }) => player))
    const persons = await personsOf(deps, page)
    for (const player of page) {
      const person = persons.get(player)
      if (!person || person.verified_at >= day.to) continue
      if (!withWallet.has(player) && person.verified_at < day.from) continue
      const { name, cpf, birthDate, verified_at: confirmedAt } = person
      yield { player, cpf, name, birthDate, confirmedAt }
    }
  }
}

/** The wallets of a day, by the number of their player. */
export async function* wallets(
  deps: Room,
  ledger: LedgerSnapshot,
  day: Day,
): AsyncGenerator<WalletRecord> {
  for await (const page of pages(deps)) {
    const found = await walletsOf(ledger, page, day)
    const cpfs = await cpfsOf(
      deps,
      found.map(({ player }) => player),
    )
    for (const wallet of found) yield { ...wallet, cpf: cpfs.get(wallet.player) ?? null }
  }
}

import type { CallReply, site } from '@jogada/contract'

type Licence = CallReply<typeof site.licence>

/** What the licence lets the app offer: the specified product, with what a test changes of it. */
export const someLicence = (changes: Partial<Licence> = {}): Licence => ({
  explicitConsent: false,
  invites: true,
  gifts: true,
  depositsArePlayed: true,
  transfers: true,
  payouts: ['CPF', 'CNPJ', 'USDT'],
  birthDate: false,
  yearly: false,
  sessionBar: 'in_play',
  ...changes,
})

/** The licence of a regulated market, which lets the app offer none of it. */
export const strictLicence = (): Licence =>
  someLicence({
    explicitConsent: true,
    invites: false,
    gifts: false,
    depositsArePlayed: false,
    transfers: false,
    payouts: ['CPF'],
    birthDate: true,
    yearly: true,
    sessionBar: 'always',
  })

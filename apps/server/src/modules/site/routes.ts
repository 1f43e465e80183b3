import { site } from '@jogada/contract'
import { payoutTypes } from '@jogada/core/licence/payout-types'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'

const BASE_LANGUAGE = 'pt_BR'

type Texts = Readonly<Record<string, string>>

/** The text of a language, or the Portuguese one; null where neither was written. */
const textFor = (texts: Texts, language: string): string | null =>
  texts[language] ?? texts[BASE_LANGUAGE] ?? null

const siteNow = ({ settings, clock }: Deps) => settings.at('site', clock.now())?.value

/** What operators say to everybody: the footer's own words, and pages. */
export function siteRoutes(app: FastifyInstance, deps: Deps) {
  const { LICENCE_PROFILE, LICENCE_NUMBER } = deps.env
  const { ui, bonus, consent, kyc, payout, referral, statement, wallet } =
    licenceProfile(LICENCE_PROFILE)
  const isRegulated = ui.legalFooter === 'regulated'
  handle(app, site.licence, () => ({
    explicitConsent: consent.explicit,
    invites: referral.levels > 0,
    gifts: bonus.entry || bonus.onDeposit,
    depositsArePlayed: payout.houseTerms,
    transfers: wallet.p2pTransfer,
    payouts: [...payoutTypes(payout)],
    birthDate: kyc.birthDate,
    yearly: statement.yearly,
    sessionBar: ui.sessionBar,
  }))
  handle(app, site.footer, ({ caller }) => {
    const now = siteNow(deps)
    const say = (texts: Texts | undefined) => (texts ? textFor(texts, caller.language) : null)
    return {
      about: say(now?.footer.about),
      law: say(now?.footer.law),
      regulated: isRegulated ? { licenceNumber: LICENCE_NUMBER ?? null } : null,
      pages: (now?.pages ?? [])
        .filter(({ isShown }) => isShown)
        .map(({ slug, title }) => ({ slug, title: say(title) ?? slug })),
      home: [...(now?.home ?? [])],
    }
  })
  handle(app, site.page, ({ caller, params }) => {
    const page = siteNow(deps)?.pages.find(({ slug }) => slug === params.slug)
    if (!page) throw new Refusal('not_found')
    return {
      title: textFor(page.title, caller.language) ?? page.slug,
      body: textFor(page.body, caller.language) ?? '',
    }
  })
}

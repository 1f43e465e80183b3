import { site } from '@jogada/contract'
import type { ops } from '@jogada/contract'
import { vipTableFault } from '@jogada/core/vip/levels'
import type { Deps } from '../../../deps.ts'
import { isAddressRange } from '../../../platform/address-list.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { localDay, startOfLocalDay } from '../../../platform/local-day.ts'
import { gamesFault, shippedGames } from '../../game-limits/index.ts'
import { isLadder, readTerms, referralDocument, stepLost } from '../../referral/index.ts'
import { shippedSportsLimits, sportsLimitsFault } from '../../sportsbook/index.ts'
import { opensParts } from '../../part/index.ts'
import { rulesDocument, rulesFault } from '../../withdrawal/index.ts'
import { vipDocumentOf, vipTableOf } from '../../vip-table/index.ts'
import type { ApprovalKind } from '../tables.ts'

type Documents = ops.settings.Documents
export type SettingName = ops.settings.SettingName

type Kind<N extends SettingName> = {
  /** The request for a second person that a change is; null where one person is enough. */
  readonly approval: (before: Documents[N], after: Documents[N]) => ApprovalKind | null
  /** What holds while no operator has set anything. */
  readonly initial: (deps: Deps) => Promise<Documents[N]>
  /** What is wrong with a document, or null. */
  readonly fault: (document: Documents[N]) => string | null
  /** Why it must not follow the document that was set before it, or null. */
  readonly conflict?: (before: Documents[N], after: Documents[N]) => Refusal | null
  /**
   * When a change that is decided now begins to hold; never before, so nothing changes afterwards.
   */
  readonly fromAt: (deps: Deps) => Date
}

const HOUR_MS = 3_600_000

/** The start of the operator's next day: what a day earned is paid by what held on it. */
function tomorrow({ clock }: Deps): Date {
  const now = clock.now()
  const today = localDay(now)
  for (let hours = 1; hours <= 26; hours++) {
    const day = localDay(new Date(now.getTime() + hours * HOUR_MS))
    if (day !== today) return startOfLocalDay(day)!
  }
  throw new RangeError('no day follows this one')
}

/** Whatever the change is. */
const always = (kind: ApprovalKind | null) => () => kind

const atOnce = ({ clock }: Deps): Date => clock.now()

/** The documents that operators can change, each with its rules. */
export const documentKinds: { readonly [N in SettingName]: Kind<N> } = {
  vip: {
    approval: always('terms'),
    initial: async () => vipDocumentOf(),
    fault: (document) => {
      const level = vipTableFault(vipTableOf(document))
      return level === null ? null : `levels.${level}`
    },
    fromAt: tomorrow,
  },
  referral: {
    approval: always('terms'),
    initial: async (deps) => referralDocument(await readTerms(deps)),
    fault: (document) => (isLadder(document) ? null : 'steps'),
    conflict: (before, after) => {
      const people = stepLost(before, after)
      return people === null ? null : new Refusal('ladder_step_kept', { people })
    },
    fromAt: tomorrow,
  },
  games: {
    approval: always('game_limits'),
    initial: async () => shippedGames(),
    fault: gamesFault,
    fromAt: atOnce,
  },
  site: {
    approval: always(null),
    initial: async () => ({
      footer: { about: {}, law: {} },
      pages: [],
      home: [...site.homeModules],
    }),
    fault: ({ pages, home = [] }) => {
      if (new Set(home).size < home.length) return 'home'
      const slugs = pages.map(({ slug }) => slug)
      if (new Set(slugs).size < slugs.length) return 'slug'
      return pages.every(({ title, body }) => title.pt_BR && body.pt_BR) ? null : 'pt_BR'
    },
    fromAt: atOnce,
  },
  staff: {
    approval: always('staff_addresses'),
    initial: async () => ({ ranges: [] }),
    fault: ({ ranges }) => (ranges.every(isAddressRange) ? null : 'ranges'),
    fromAt: atOnce,
  },
  withdrawals: {
    approval: always('withdrawal_rules'),
    initial: rulesDocument,
    fault: rulesFault,
    fromAt: atOnce,
  },
  sports: {
    approval: always('sport_limits'),
    initial: async () => shippedSportsLimits(),
    fault: sportsLimitsFault,
    fromAt: atOnce,
  },
  parts: {
    approval: (before, after) => (opensParts(before, after) ? 'parts' : null),
    initial: async () => ({ closed: {} }),
    fault: () => null,
    fromAt: atOnce,
  },
}

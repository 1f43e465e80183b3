import type { CallReply, ops } from '@jogada/contract'
import { playFamilies } from '@jogada/core/promotion/contribution'
import type { Field, Values } from '../../components/spec-form.tsx'
import type { offerTexts } from '../../i18n/areas/offers.ts'

type Texts = (typeof offerTexts)['pt']

type Contribution = CallReply<typeof ops.offers.campaigns>[number]['contribution']

const WHOLE = 100

/** One field for each family of play: what percent of its stakes counts towards the wagering. */
export const contributionFields = (t: Texts): readonly Field[] =>
  playFamilies.map((family) => ({
    name: `counts:${family}`,
    label: t.counts.replace('{family}', t.families[family]),
    kind: 'number',
    max: WHOLE,
    unit: '%',
  }))

export const contributionValues = (contribution: Contribution): Values =>
  Object.fromEntries(
    playFamilies.map((family) => [
      `counts:${family}`,
      contribution.find((one) => one.family === family)?.percent ?? WHOLE,
    ]),
  )

/** What is to be saved: only families that count less than whole are named. */
export const contributionOf = (values: Values): Contribution =>
  playFamilies
    .map((family) => ({ family, percent: Number(values[`counts:${family}`] ?? WHOLE) }))
    // also what could not be read or is more than whole, so that the call refuses it
    .filter(({ percent }) => percent !== WHOLE)

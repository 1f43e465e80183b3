import { CATALOGUE } from '../markets/catalogue.ts'
import type { MarketDefinition } from '../markets/market-definition.ts'
import type { Sport } from '../sport.ts'
import { AMEND_WITHIN_HOURS, RESUME_WITHIN_HOURS, SPORT_RULES } from './sport-rules.ts'
import type { SportRules } from './sport-rules.ts'
import type { RulesTexts } from './texts/rules-texts.ts'

export type RulesPage = {
  readonly sport: Sport
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

/** A language of the rules: its sentences, and what it calls a market. */
export type RulesWords = {
  readonly texts: RulesTexts
  readonly marketName: (name: MarketDefinition['name']) => string
}

/**
 * The rules of a sport in words, made of the very rules and catalogue that bets are settled by: a
 * number that changes there changes here.
 */
export function rulesPage(
  sport: Sport,
  words: RulesWords,
  rules: SportRules = SPORT_RULES[sport],
): RulesPage {
  const { texts } = words
  const { headings } = texts
  const sections = [
    { heading: headings.period, paragraphs: [texts.period[rules.period], ...setsOf(rules, texts)] },
    { heading: headings.stopped, paragraphs: stoppedOf(rules, texts) },
    { heading: headings.special, paragraphs: rules.special.map((rule) => texts.special[rule]) },
    {
      heading: headings.markets,
      paragraphs: (CATALOGUE.get(sport) ?? []).map((market) => marketLine(market, words)),
    },
    {
      heading: headings.general,
      paragraphs: texts.general(RESUME_WITHIN_HOURS, AMEND_WITHIN_HOURS),
    },
  ]
  return {
    sport,
    sections: sections.filter(({ paragraphs }) => paragraphs.length > 0),
  }
}

const setsOf = ({ sets }: SportRules, texts: RulesTexts) => (sets ? [texts.sets(sets)] : [])

function stoppedOf({ minimumPlay, retirement }: SportRules, texts: RulesTexts): string[] {
  const minimum = minimumPlay
    ? (['result', 'score'] as const).flatMap((what) =>
        minimumPlay[what].map((amount) => texts.minimum(what, amount, minimumPlay.unit)),
      )
    : []
  const givenUp = texts.retirement[retirement]
  return [texts.stopped(RESUME_WITHIN_HOURS), ...minimum, ...(givenUp ? [givenUp] : [])]
}

/** A market's name and what is not plain about it, by the properties that it is settled with. */
function marketLine(market: MarketDefinition, { texts, marketName }: RulesWords): string {
  const { lines, stop } = texts
  const isLine = market.settle.startsWith('asian') || market.settle.endsWith('_total')
  const notes = [
    isLine && market.canRefund ? lines.quarter : null,
    market.settle === 'result2_push' ? lines.tie_back : null,
    market.fromPlacement ? lines.from_placement : null,
    market.listed ? lines.other_score : null,
    market.places !== null ? lines.dead_heat : null,
  ].filter((note) => note !== null)
  const gap = stop.endsWith(' ') ? ' ' : ''
  return `${marketName(market.name)}${stop}${notes.join(gap)}`.trim()
}

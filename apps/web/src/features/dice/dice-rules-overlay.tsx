import { dicePayTable } from '@jogada/core/games/dice'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { decimalText } from '../../components/decimal-text.ts'
import {
  RulesBody,
  RulesLimits,
  RulesLine,
  RulesPart,
  RulesReturn,
  RulesTable,
} from '../../game-table/rules-parts.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { diceRulesQuery } from './dice-queries.ts'
import type { DiceRules } from './dice-queries.ts'

/** The rules of dice as the server states them: draw, formula, limits, return and pay table. */
export function DiceRulesOverlay({ close }: OverlayProps<'diceRules'>) {
  const t = useTranslations('dice')
  const query = useQuery(diceRulesQuery)
  return (
    <Surface kind="sheet" title={t('rulesTitle')} close={close}>
      <RulesBody query={query}>{(rules) => <Rules rules={rules} />}</RulesBody>
    </Surface>
  )
}

function Rules({ rules }: { readonly rules: DiceRules }) {
  const t = useTranslations()
  const format = useFormatter()
  const chances = {
    min: decimalText(rules.minChance, 2),
    max: decimalText(rules.maxChance, 2),
  }
  return (
    <>
      <p>{t('dice.rulesHow', { outcomes: format.number(rules.outcomes) })}</p>
      <RulesReturn min={rules.rtpMin} max={rules.rtpMax} text={t('dice.rulesReturnText')} />
      <RulesPart title={t('game.rulesFormula')}>
        <p>{t('dice.rulesFormulaText')}</p>
      </RulesPart>
      <RulesLimits limits={rules}>
        <RulesLine name={t('dice.rulesChance')} value={t('dice.rulesChanceRange', chances)} />
      </RulesLimits>
      <RulesPart title={t('game.rulesTable')}>
        <RulesTable
          head={[t('dice.chance'), t('dice.over'), t('dice.under'), t('game.rulesPays')]}
          rows={dicePayTable().map((row) => [
            `${decimalText(row.winChanceX100, 2)}%`,
            decimalText(row.overTargetX100, 2),
            decimalText(row.underTargetX100, 2),
            `${decimalText(row.multiplierX10000, 4)}×`,
          ])}
        />
      </RulesPart>
    </>
  )
}

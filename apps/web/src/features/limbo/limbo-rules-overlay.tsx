import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
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
import { limboRulesQuery } from './limbo-queries.ts'
import type { LimboRules } from './limbo-queries.ts'

const MILLION = 1_000_000

/** The rules of limbo as the server states them: draw, formula, limits, return and pay table. */
export function LimboRulesOverlay({ close }: OverlayProps<'limboRules'>) {
  const t = useTranslations('limbo')
  const query = useQuery(limboRulesQuery)
  return (
    <Surface kind="sheet" title={t('rulesTitle')} close={close}>
      <RulesBody query={query}>{(rules) => <Rules rules={rules} />}</RulesBody>
    </Surface>
  )
}

function Rules({ rules }: { readonly rules: LimboRules }) {
  const t = useTranslations()
  const format = useFormatter()
  const percent = (share: number, digits: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: digits })
  const range = {
    min: format.number(rules.minTarget / 100, { minimumFractionDigits: 2 }),
    max: format.number(rules.maxTarget / 100, { minimumFractionDigits: 2 }),
  }
  return (
    <>
      <p>{t('limbo.rulesHow', { outcomes: format.number(rules.outcomes) })}</p>
      <RulesReturn min={rules.rtpMin} max={rules.rtpMax} text={t('limbo.rulesReturnText')} />
      <RulesPart title={t('game.rulesFormula')}>
        <p>{t('limbo.rulesFormulaText')}</p>
      </RulesPart>
      <RulesLimits limits={rules}>
        <RulesLine name={t('limbo.rulesTargets')} value={t('limbo.rulesTargetRange', range)} />
      </RulesLimits>
      <RulesPart title={t('game.rulesTable')}>
        <RulesTable
          head={[t('limbo.target'), t('game.rulesChance'), t('limbo.rulesReturnColumn')]}
          rows={rules.payTable.map((row) => [
            `${format.number(row.target / 100, { minimumFractionDigits: 2 })}×`,
            percent(row.winningOutcomes / rules.outcomes, 4),
            percent(row.rtp / MILLION, 3),
          ])}
        />
      </RulesPart>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { decimalText } from '../../components/decimal-text.ts'
import { ChanceText } from '../../game-table/chance-text.tsx'
import {
  RulesBody,
  RulesLimits,
  RulesPart,
  RulesReturn,
  RulesTable,
} from '../../game-table/rules-parts.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { rowDoubleRulesQuery } from './row-double-queries.ts'
import type { RowDoubleRules } from './row-double-queries.ts'

/** The rules of rowDouble as the server states them, with the pay table of each difficulty. */
export function RowDoubleRulesOverlay({ close }: OverlayProps<'rowDoubleRules'>) {
  const t = useTranslations('rowDouble')
  const query = useQuery(rowDoubleRulesQuery)
  return (
    <Surface kind="sheet" title={t('rulesTitle')} close={close}>
      <RulesBody query={query}>{(rules) => <Rules rules={rules} />}</RulesBody>
    </Surface>
  )
}

function Rules({ rules }: { readonly rules: RowDoubleRules }) {
  const t = useTranslations()
  return (
    <>
      <p>{t('rowDouble.rulesHow', { rows: String(rules.rows) })}</p>
      <RulesReturn min={rules.rtpMin} max={rules.rtpMax} text={t('rowDouble.rulesReturnText')} />
      <RulesPart title={t('game.rulesFormula')}>
        <p>{t('rowDouble.rulesFormulaText')}</p>
      </RulesPart>
      <RulesLimits limits={rules} />
      <RulesPart title={t('game.rulesInterrupted')}>
        <p>{t('game.rulesInterruptedText', { hours: String(rules.resumeHours) })}</p>
      </RulesPart>
      {rules.payTables.map(({ difficulty, size, safe, rows }) => (
        <RulesPart
          key={difficulty}
          title={`${t(`rowDouble.${difficulty}`)} · ${t('rowDouble.odds', { safe: String(safe), size: String(size) })}`}
        >
          <RulesTable
            head={[t('rowDouble.rulesRow'), t('game.rulesChance'), t('game.rulesPays')]}
            rows={rows.map((row) => [
              String(row.step),
              <ChanceText key="chance" fraction={row.chance} />,
              `${decimalText(row.multiplier, 4)}×`,
            ])}
          />
        </RulesPart>
      ))}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { decimalText } from '../../components/decimal-text.ts'
import { selectClasses } from '../../components/field.tsx'
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
import { minesRulesQuery } from './mines-queries.ts'
import type { MinesRules } from './mines-queries.ts'

/** The rules of mines as the server states them, with the pay table of each number of urchins. */
export function MinesRulesOverlay({ close }: OverlayProps<'minesRules'>) {
  const t = useTranslations('mines')
  const query = useQuery(minesRulesQuery)
  return (
    <Surface kind="sheet" title={t('rulesTitle')} close={close}>
      <RulesBody query={query}>{(rules) => <Rules rules={rules} />}</RulesBody>
    </Surface>
  )
}

const SHOWN_FIRST = 3

function Rules({ rules }: { readonly rules: MinesRules }) {
  const t = useTranslations()
  const [mines, setMines] = useState(SHOWN_FIRST)
  const table = rules.payTables.find((one) => one.mines === mines)
  return (
    <>
      <p>{t('mines.rulesHow')}</p>
      <RulesReturn min={rules.rtpMin} max={rules.rtpMax} text={t('mines.rulesReturnText')} />
      <RulesPart title={t('game.rulesFormula')}>
        <p>{t('mines.rulesFormulaText')}</p>
      </RulesPart>
      <RulesLimits limits={rules} />
      <p>{t('mines.rulesMaximum')}</p>
      <RulesPart title={t('game.rulesInterrupted')}>
        <p>{t('mines.rulesInterruptedText', { hours: String(rules.resumeHours) })}</p>
      </RulesPart>
      <RulesPart title={t('game.rulesTable')}>
        <label className="mb-8 flex items-center justify-between gap-12">
          {t('mines.mines')}
          <select
            value={mines}
            onChange={(event) => setMines(Number(event.target.value))}
            className={`${selectClasses} w-auto!`}
          >
            {rules.payTables.map((one) => (
              <option key={one.mines}>{one.mines}</option>
            ))}
          </select>
        </label>
        <RulesTable
          head={[t('mines.rulesOpened'), t('game.rulesChance'), t('game.rulesPays')]}
          rows={(table?.rows ?? []).map((row) => [
            String(row.step),
            <ChanceText key="chance" fraction={row.chance} />,
            `${decimalText(row.multiplier, 4)}×`,
          ])}
        />
      </RulesPart>
    </>
  )
}

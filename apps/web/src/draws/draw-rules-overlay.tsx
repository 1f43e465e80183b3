import type { DrawRules } from '@jogada/contract/draw'
import { MoneyText } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import {
  RulesBody,
  RulesLimits,
  RulesLine,
  RulesPart,
  RulesReturn,
  RulesTable,
} from '../game-table/rules-parts.tsx'
import type { OverlayProps } from '../overlays/overlay-props.ts'
import { Surface } from '../overlays/surface.tsx'
import { drawRulesQuery } from './draw-queries.ts'
import { selectionName } from './draw-words.ts'
import { paysText } from './pays-text.ts'

const MILLION = 1_000_000

/** The rules of a shared game as the server states them, for everybody. */
export function DrawRulesOverlay({ params: { game }, close }: OverlayProps<'drawRules'>) {
  const t = useTranslations('draws')
  const query = useQuery(drawRulesQuery(game))
  const isDouble = game === 'double'
  return (
    <Surface kind="sheet" title={isDouble ? t('rulesDouble') : t('rulesLucky')} close={close}>
      <RulesBody query={query}>
        {(rules) => (
          <>
            <p>{isDouble ? t('rulesDoubleHow') : t('rulesLuckyHow')}</p>
            <Rules rules={rules} />
          </>
        )}
      </RulesBody>
    </Surface>
  )
}

function Rules({ rules }: { readonly rules: DrawRules }) {
  const t = useTranslations()
  const format = useFormatter()
  const names = useTranslations('draws')
  const rtps = rules.paytable.map(({ rtp }) => rtp)
  const share = (part: number) =>
    format.number(part, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <RulesReturn min={Math.min(...rtps)} max={Math.max(...rtps)} text={t('draws.rulesReturn')} />
      <RulesPart title={t('game.rulesTable')}>
        <RulesTable
          head={[
            t('draws.rulesOption'),
            t('draws.rulesPaysOn'),
            t('game.rulesChance'),
            t('draws.rulesRtp'),
          ]}
          rows={rules.paytable.map(({ selection, multipliers, rtp }) => [
            selectionName(names, selection),
            paysText(multipliers),
            share(multipliers.filter((multiplier) => multiplier > 0).length / rules.outcomes),
            share(rtp / MILLION),
          ])}
        />
      </RulesPart>
      <RulesLimits limits={rules}>
        <RulesLine
          name={t('draws.rulesRoundStake')}
          value={<MoneyText amount={rules.maxRoundStake} />}
        />
      </RulesLimits>
      <RulesPart title={t('game.rulesInterrupted')}>
        <p>{t('draws.rulesInterrupted')}</p>
      </RulesPart>
    </>
  )
}

import { useTranslations } from 'use-intl'
import { Segments } from '../../components/segments.tsx'
import { DecimalField } from '../../components/decimal-field.tsx'
import {
  multiplierOf,
  targetOf,
  withChance,
  withDirection,
  withMultiplier,
  withTarget,
} from './dice-terms.ts'
import type { Dice } from './use-dice.ts'

export type TermsFieldsProps = Pick<Dice, 'terms' | 'setTerms' | 'locked'>

/** Side, multiplier, target and chance: four ways to say the same bet, each moving the others. */
export function TermsFields({ terms, setTerms, locked }: TermsFieldsProps) {
  const t = useTranslations('dice')
  return (
    <div className="space-y-10">
      <div className="grid grid-cols-3 gap-8">
        <DecimalField
          label={t('multiplier')}
          unit="×"
          places={4}
          value={multiplierOf(terms)}
          disabled={locked}
          onChange={(value) => setTerms(withMultiplier(terms, value))}
        />
        <DecimalField
          label={t('target')}
          places={2}
          value={targetOf(terms)}
          disabled={locked}
          onChange={(value) => setTerms(withTarget(terms, value))}
        />
        <DecimalField
          label={t('chance')}
          unit="%"
          places={2}
          value={terms.chance}
          disabled={locked}
          onChange={(value) => setTerms(withChance(terms, value))}
        />
      </div>
      <Segments
        label={t('direction')}
        value={terms.direction}
        disabled={locked}
        onChange={(direction) => setTerms(withDirection(terms, direction))}
        choices={[
          { id: 'over', title: t('over') },
          { id: 'under', title: t('under') },
        ]}
      />
    </div>
  )
}

import { sportBook } from '@jogada/contract'
import type { ops } from '@jogada/contract'
import { CATALOGUE } from '@jogada/core/sports/markets/catalogue'
import { isSport } from '@jogada/core/sports/sport'
import { ActionIcon, Autocomplete, Fieldset, Group, Select } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useCall } from '../../api/use-call.ts'
import { NumberField } from '../../components/number-field.tsx'
import { stakeLimitTexts } from '../../i18n/areas/stake-limits.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { sportNames } from './sport-names.ts'

export type Rule = ops.settings.Documents['sports']['shares'][number]

/** One rule: which bets it is about, and the percentage of the limits that they have. */
export function RuleFields(props: {
  readonly number: number
  readonly rule: Rule
  readonly isFixed: boolean
  readonly onChange: (rule: Rule) => void
  readonly onRemove: () => void
}) {
  const { rule, isFixed, onChange } = props
  const t = useArea(stakeLimitTexts)
  const name = t.rule.replace('{n}', String(props.number))
  const named = (label: string) => `${name}: ${label}`
  const part = { rule, isFixed, named, onChange }
  return (
    <Fieldset legend={name} p="xs">
      <Group gap="xs" align="end">
        <WhereFields {...part} />
        <KindFields {...part} />
        <NumberField
          label={t.percent}
          aria-label={named(t.percent)}
          unit="%"
          min={1}
          max={99}
          readOnly={isFixed}
          w={90}
          value={rule.sharePercent}
          onChange={(sharePercent) => onChange({ ...rule, sharePercent })}
        />
        {!isFixed && (
          <ActionIcon
            size="input-sm"
            variant="subtle"
            color="red"
            aria-label={t.removeRule.replace('{n}', String(props.number))}
            onClick={props.onRemove}
          >
            <Trash2 size={18} />
          </ActionIcon>
        )}
      </Group>
    </Fieldset>
  )
}

/** A part of a rule's fields; `named` tells which rule a label is of. */
type PartProps = {
  readonly rule: Rule
  readonly isFixed: boolean
  readonly named: (label: string) => string
  readonly onChange: (rule: Rule) => void
}

/** The sport, the competition and the market of bets; each of them may be any. */
function WhereFields({ rule, isFixed, named, onChange }: PartProps) {
  const t = useArea(stakeLimitTexts)
  const sports = useArea(sportNames)
  const markets = useMarkets(rule.sport)
  const { data: competitions = [] } = useCall(sportBook.competitions, {
    query: rule.sport ? { sport: rule.sport } : {},
  })
  return (
    <>
      <Select
        label={t.sport}
        aria-label={named(t.sport)}
        placeholder={t.every}
        clearable
        readOnly={isFixed}
        w={150}
        value={rule.sport}
        data={Object.entries(sports).map(([sport, label]) => ({ value: sport, label }))}
        onChange={(sport) => onChange({ ...rule, sport, market: null })}
      />
      <Autocomplete
        label={t.competition}
        aria-label={named(t.competition)}
        placeholder={t.everyCompetition}
        readOnly={isFixed}
        w={200}
        value={rule.competition ?? ''}
        data={[...new Set(competitions.map(({ competition }) => competition))]}
        onChange={(typed) => onChange({ ...rule, competition: typed === '' ? null : typed })}
      />
      <Select
        label={t.market}
        aria-label={named(t.market)}
        placeholder={t.every}
        clearable
        searchable
        readOnly={isFixed}
        w={200}
        value={rule.market}
        data={markets}
        onChange={(market) => onChange({ ...rule, market })}
      />
    </>
  )
}

/** When bets are placed, and whether they are single ones. */
function KindFields({ rule, isFixed, named, onChange }: PartProps) {
  const t = useArea(stakeLimitTexts)
  return (
    <>
      <Select
        label={t.when}
        aria-label={named(t.when)}
        allowDeselect={false}
        readOnly={isFixed}
        w={140}
        value={rule.when}
        data={Object.entries(t.whens).map(([value, label]) => ({ value, label }))}
        onChange={(when) => onChange({ ...rule, when: when as Rule['when'] })}
      />
      <Select
        label={t.bets}
        aria-label={named(t.bets)}
        allowDeselect={false}
        readOnly={isFixed}
        w={120}
        value={rule.bets}
        data={Object.entries(t.kinds).map(([value, label]) => ({ value, label }))}
        onChange={(bets) => onChange({ ...rule, bets: bets as Rule['bets'] })}
      />
    </>
  )
}

/** The markets of a sport by their names, of all where none is chosen; each key once. */
function useMarkets(sport: string | null) {
  const { lang } = useTexts()
  const language = lang === 'pt_BR' ? 'pt-br' : 'en-us'
  const known = [...CATALOGUE].flatMap(([of, markets]) =>
    sport === null || (isSport(sport) && of === sport) ? markets : [],
  )
  const byKey = new Map(known.map(({ key, name }) => [key, name[language]]))
  return [...byKey].map(([value, label]) => ({ value, label }))
}

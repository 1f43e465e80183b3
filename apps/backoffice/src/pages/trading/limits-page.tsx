import { sportBook } from '@jogada/contract'
import type { ops } from '@jogada/contract'
import { CATALOGUE } from '@jogada/core/sports/markets/catalogue'
import { isSport } from '@jogada/core/sports/sport'
import {
  ActionIcon,
  Autocomplete,
  Button,
  Fieldset,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useCall } from '../../api/use-call.ts'
import { AmountField } from '../../components/amount-field.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { Page } from '../../components/page.tsx'
import { stakeLimitTexts } from '../../i18n/areas/stake-limits.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { DocumentForm } from '../offers/document-form.tsx'
import { sportNames } from './sport-names.ts'

type Document = ops.settings.Documents['sports']
type Rule = Document['shares'][number]
type Amounts = Document['priced']
type FieldsProps = {
  readonly value: Document
  readonly change: (value: Document) => void
  readonly isFixed: boolean
}

const ANY_RULE: Rule = {
  sport: null,
  competition: null,
  market: null,
  when: 'any',
  bets: 'any',
  sharePercent: 50,
}

/** What bets on sports may stake and win, and which of them only a part of it. */
export function LimitsPage() {
  const t = useArea(stakeLimitTexts)
  const trading = useArea(tradingTexts)
  return (
    <Page
      title={t.title}
      actions={
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => <Link to="/mercados" {...props} />}
        >
          {trading.title}
        </Button>
      }
    >
      <DocumentForm name="sports" lead={t.lead}>
        {(value, change, isFixed) => (
          <Stack>
            {(['priced', 'replayed'] as const).map((kind) => (
              <Stack key={kind} gap="xs">
                <Text fw={600}>{t[kind]}</Text>
                <AmountFields
                  of={t[kind]}
                  amounts={value[kind]}
                  isFixed={isFixed}
                  onChange={(amounts) => change({ ...value, [kind]: amounts })}
                />
              </Stack>
            ))}
            <Rules value={value} change={change} isFixed={isFixed} />
          </Stack>
        )}
      </DocumentForm>
    </Page>
  )
}

function AmountFields(props: {
  readonly of: string
  readonly amounts: Amounts
  readonly isFixed: boolean
  readonly onChange: (amounts: Amounts) => void
}) {
  const t = useArea(stakeLimitTexts)
  const { amounts } = props
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }}>
      {(Object.keys(t.limits) as (keyof Amounts)[]).map((name) => (
        <AmountField
          key={name}
          label={t.limits[name]}
          aria-label={`${props.of}: ${t.limits[name]}`}
          readOnly={props.isFixed}
          value={amounts[name]}
          onChange={(amount) => props.onChange({ ...amounts, [name]: amount })}
        />
      ))}
    </SimpleGrid>
  )
}

function Rules({ value, change, isFixed }: FieldsProps) {
  const t = useArea(stakeLimitTexts)
  const { shares } = value
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text fw={600}>{t.rules}</Text>
        {!isFixed && (
          <Button
            size="xs"
            variant="default"
            onClick={() => change({ ...value, shares: [...shares, ANY_RULE] })}
          >
            {t.addRule}
          </Button>
        )}
      </Group>
      {shares.length === 0 && (
        <Text size="sm" c="dimmed">
          {t.noRules}
        </Text>
      )}
      {shares.map((rule, at) => (
        <RuleFields
          // rules have no names: what stands at a place is that rule
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          number={at + 1}
          rule={rule}
          isFixed={isFixed}
          onChange={(next) => change({ ...value, shares: shares.with(at, next) })}
          onRemove={() => change({ ...value, shares: shares.filter((_, other) => other !== at) })}
        />
      ))}
    </Stack>
  )
}

function RuleFields(props: {
  readonly number: number
  readonly rule: Rule
  readonly isFixed: boolean
  readonly onChange: (rule: Rule) => void
  readonly onRemove: () => void
}) {
  const { rule, isFixed, onChange } = props
  const t = useArea(stakeLimitTexts)
  const sports = useArea(sportNames)
  const markets = useMarkets(rule.sport)
  const { data: competitions = [] } = useCall(sportBook.competitions, {
    query: rule.sport ? { sport: rule.sport } : {},
  })
  const name = t.rule.replace('{n}', String(props.number))
  const named = (label: string) => `${name}: ${label}`
  return (
    <Fieldset legend={name} p="xs">
      <Group gap="xs" align="end">
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

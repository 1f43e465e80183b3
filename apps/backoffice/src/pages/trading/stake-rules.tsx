import { Button, Group, Stack, Text } from '@mantine/core'
import { stakeLimitTexts } from '../../i18n/areas/stake-limits.ts'
import { useArea } from '../../i18n/use-area.ts'
import { RuleFields } from './rule-fields.tsx'
import type { Rule } from './rule-fields.tsx'

const ANY_RULE: Rule = {
  sport: null,
  competition: null,
  market: null,
  when: 'any',
  bets: 'any',
  sharePercent: 50,
}

/** Which bets may stake only a part of the limits, one rule below the other. */
export function StakeRules(props: {
  readonly rules: readonly Rule[]
  readonly isFixed: boolean
  readonly onChange: (rules: Rule[]) => void
}) {
  const { rules, isFixed, onChange } = props
  const t = useArea(stakeLimitTexts)
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text fw={600}>{t.rules}</Text>
        {!isFixed && (
          <Button size="xs" variant="default" onClick={() => onChange([...rules, ANY_RULE])}>
            {t.addRule}
          </Button>
        )}
      </Group>
      {rules.length === 0 && (
        <Text size="sm" c="dimmed">
          {t.noRules}
        </Text>
      )}
      {rules.map((rule, at) => (
        <RuleFields
          // rules have no names: what stands at a place is that rule
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          number={at + 1}
          rule={rule}
          isFixed={isFixed}
          onChange={(next) => onChange(rules.with(at, next))}
          onRemove={() => onChange(rules.filter((_, other) => other !== at))}
        />
      ))}
    </Stack>
  )
}

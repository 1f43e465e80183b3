import type { CallReply, ops } from '@jogada/contract'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { instantText, reaisText } from './shown.tsx'
import { withdrawalTexts } from '../i18n/areas/withdrawals.ts'
import { useArea } from '../i18n/use-area.ts'
import { gameName, useTexts, word } from '../i18n/use-texts.tsx'

type Sign = CallReply<typeof ops.queues.withdrawals>[number]['signs'][number]

/** Signs of risk, each with what it stands on and since when, and with what it adds where that is given. */
export function SignList({
  signs,
}: {
  readonly signs: readonly (Sign & { readonly points?: number })[]
}) {
  const { t } = useTexts()
  const texts = useArea(withdrawalTexts)
  const evidenceOf = useEvidence()
  // the sum stands above, as a number
  const shown = signs.filter(({ flag }) => flag !== 'risk_score')
  if (shown.length === 0) return <Text size="sm">{texts.noSigns}</Text>
  return (
    <Stack gap={6}>
      {shown.map((sign) => (
        <Group key={sign.flag} gap="xs" align="baseline">
          <Badge variant="light" color="orange" tt="none" maw="none">
            {word(t.riskFlags, sign.flag)}
          </Badge>
          {!!sign.points && (
            <Text size="sm" fw={650}>
              +{sign.points}
            </Text>
          )}
          <Text size="sm">{evidenceOf(sign)}</Text>
        </Group>
      ))}
    </Stack>
  )
}

/** What a sign stands on, in words. */
function useEvidence() {
  const { t, lang } = useTexts()
  const texts = useArea(withdrawalTexts)
  return ({ flag, at, amounts, count, what }: Sign): string => {
    const isKept = at !== null || amounts.length > 0 || count !== null || flag === 'no_deposit'
    const template = (texts.evidence as Readonly<Record<string, string>>)[flag]
    if (flag === 'care_marker' && what === null) return texts.careHidden
    if (!isKept || template === undefined) return ''
    const [a = '0.00', b = '0.00'] = amounts
    const said = template
      .replace('{a}', reaisText(a, lang))
      .replace('{b}', reaisText(b, lang))
      .replace('{n}', String(count ?? 0))
      .replace(
        '{what}',
        what === null ? '' : (texts.what[what as keyof typeof texts.what] ?? gameName(t, what)),
      )
    return at === null ? said : `${said}, ${instantText(at, lang)}`
  }
}

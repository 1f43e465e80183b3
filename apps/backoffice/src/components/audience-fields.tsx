import { ops } from '@jogada/contract'
import { vipLevels } from '@jogada/core/vip/levels'
import { MultiSelect, Select } from '@mantine/core'
import { useCall } from '../api/use-call.ts'
import { audienceTexts } from '../i18n/areas/audience.ts'
import { useArea } from '../i18n/use-area.ts'
import { useMe } from '../me.ts'

/** The VIP level from which on somebody belongs to an audience, or none. */
export function FromLevel(props: {
  readonly value: number | null
  readonly isFixed?: boolean
  readonly onChange: (level: number | null) => void
}) {
  const t = useArea(audienceTexts)
  return (
    <Select
      label={t.fromLevel}
      readOnly={props.isFixed ?? false}
      allowDeselect={false}
      data={[
        { value: '', label: t.anyLevel },
        ...vipLevels.map(({ level }) => ({
          value: String(level),
          label: t.level.replace('{level}', String(level)),
        })),
      ]}
      value={String(props.value ?? '')}
      onChange={(level) => props.onChange(level ? Number(level) : null)}
    />
  )
}

/** The tags by which somebody belongs to an audience, for whoever may look at players. */
export function AudienceTags(props: {
  readonly chosen: readonly string[]
  readonly isFixed?: boolean
  readonly onChange: (tagIds: string[]) => void
}) {
  const t = useArea(audienceTexts)
  const maySee = useMe().may('player.view')
  const { data = [] } = useCall(ops.tags.list, {}, { enabled: maySee })
  const inUse = data.filter(
    ({ tagId, retiredAt }) => retiredAt === null || props.chosen.includes(tagId),
  )
  return (
    <MultiSelect
      label={t.tags}
      readOnly={(props.isFixed ?? false) || !maySee}
      data={inUse.map(({ tagId, label }) => ({ value: tagId, label }))}
      value={[...props.chosen]}
      onChange={props.onChange}
    />
  )
}

/** Whom an audience names, in words; nothing where it names nobody in particular. */
export function useAudienceWords() {
  const t = useArea(audienceTexts)
  const maySee = useMe().may('player.view')
  const { data = [] } = useCall(ops.tags.list, {}, { enabled: maySee })
  return (audience: { readonly fromLevel: number | null; readonly tagIds: readonly string[] }) => [
    ...(audience.fromLevel === null
      ? []
      : [t.andAbove.replace('{level}', String(audience.fromLevel))]),
    ...audience.tagIds.map(
      (tagId) => data.find((tag) => tag.tagId === tagId)?.label ?? `${t.tag} ${tagId}`,
    ),
  ]
}

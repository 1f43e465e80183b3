import type { CallReply, ops } from '@jogada/contract'
import { Badge, Group } from '@mantine/core'
import type { Column } from '../../components/rows.tsx'
import { Day, Instant } from '../../components/shown.tsx'
import { amlTexts } from '../../i18n/areas/aml.ts'
import { useArea } from '../../i18n/use-area.ts'

type Rating = CallReply<typeof ops.aml.history>[number]

/** What every rating says, whether it is the last one or not. */
export function useRatingColumns(): readonly Column<
  Omit<Rating, 'ratingId'> & { readonly isReviewDue?: boolean }
>[] {
  const t = useArea(amlTexts)
  return [
    {
      head: t.level,
      render: ({ level }) => (
        <Badge color={level === 'high' ? 'red' : 'gray'} variant="light" tt="none">
          {t.levels[level]}
        </Badge>
      ),
    },
    {
      head: t.exposed,
      render: ({ exposedSince }) => (exposedSince ? <Day day={exposedSince} /> : '–'),
    },
    {
      head: t.reviewOn,
      render: ({ reviewOn, isReviewDue }) => (
        <Group gap="xs" wrap="nowrap">
          <Day day={reviewOn} />
          {isReviewDue && (
            <Badge color="orange" tt="none">
              {t.reviewDue}
            </Badge>
          )}
        </Group>
      ),
    },
    { head: t.reasons, render: ({ reasons }) => reasons },
    { head: t.by, render: ({ by }) => by || t.byList },
    { head: t.at, render: ({ at }) => <Instant at={at} /> },
  ]
}

import { casino } from '@jogada/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { Switch } from '../../components/switch.tsx'

const listingQuery = queryOptions({
  queryKey: ['player', 'wins-listing'],
  queryFn: ({ signal }) =>
    request(casino.winsListing, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})

/** Whether the player's wins may stand, masked, in the list that everybody sees. */
export function WinsListing() {
  const t = useTranslations('security')
  const queryClient = useQueryClient()
  const { data } = useQuery(listingQuery)
  const change = useMutation({
    mutationFn: (listed: boolean) => request(casino.setWinsListing, { body: { listed } }),
    onSuccess: (now) => queryClient.setQueryData(listingQuery.queryKey, now),
  })
  if (!data) return null
  return (
    <section aria-labelledby="wins-listing">
      <h3 id="wins-listing" className="mb-6 text-16 font-[620]">
        {t('privacy')}
      </h3>
      <Switch
        title={t('winsListed')}
        lead={t('winsListedLead')}
        on={change.isPending ? change.variables : data.listed}
        choose={(listed) => change.mutate(listed)}
      />
    </section>
  )
}

import { consent } from '@jogada/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { Switch } from '../../components/switch.tsx'

const choiceQuery = queryOptions({
  queryKey: ['player', 'ad-choice'],
  queryFn: ({ signal }) =>
    request(consent.adChoice, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})

/** Whether an advertiser may hear of a purchase; asked only where the licence wants it asked. */
export function AdChoice() {
  const t = useTranslations('security')
  const queryClient = useQueryClient()
  const { data } = useQuery(choiceQuery)
  const change = useMutation({
    mutationFn: (given: boolean) => request(consent.setAdChoice, { body: { given } }),
    onSuccess: (now) => queryClient.setQueryData(choiceQuery.queryKey, now),
  })
  if (!data?.isAsked) return null
  return (
    <Switch
      title={t('adsTold')}
      lead={t('adsToldLead')}
      on={change.isPending ? change.variables : data.given}
      choose={(given) => change.mutate(given)}
    />
  )
}

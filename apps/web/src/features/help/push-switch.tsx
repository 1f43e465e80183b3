import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Switch } from '../../components/switch.tsx'
import { canBeTold, pushSubscription, startPush, stopPush } from '../../platform/push.ts'

const pushQuery = queryOptions({
  queryKey: ['device', 'push'],
  queryFn: async () => ({
    isOn: Notification.permission === 'granted' && (await pushSubscription()) !== null,
    isDenied: Notification.permission === 'denied',
  }),
  enabled: canBeTold(),
  staleTime: 0,
})

/** Has this browser tell of new messages; the browser is asked only when the player wants it. */
export function PushSwitch() {
  const t = useTranslations('help')
  const queryClient = useQueryClient()
  const { data } = useQuery(pushQuery)
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? startPush() : stopPush().then(() => false)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
  })
  if (!data) return null
  return (
    <div className="mt-12 rounded-10 bg-raised px-12 py-8">
      <Switch
        title={t('pushTitle')}
        lead={t(data.isDenied ? 'pushDenied' : 'pushLead')}
        on={change.isPending ? change.variables : data.isOn}
        choose={(on) => !change.isPending && change.mutate(on)}
      />
    </div>
  )
}

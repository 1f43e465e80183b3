import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { RequestFailure } from '../../api/failure.ts'
import { Button } from '../../components/button.tsx'
import { Switch } from '../../components/switch.tsx'
import { canBeTold, isPushOn, startPush, stopPush } from '../../platform/push.ts'
import { useWayToInstall } from '../../pwa/use-way-to-install.ts'

const pushQuery = queryOptions({
  queryKey: ['device', 'push'],
  queryFn: async () => ({
    isOn: await isPushOn(),
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
  if (!data) return <InstallFirst />
  return (
    <div className="mt-12 rounded-10 bg-raised px-12 py-8">
      <Switch
        title={t('pushTitle')}
        lead={t(data.isDenied ? 'pushDenied' : 'pushLead')}
        on={change.isPending ? change.variables : data.isOn}
        choose={(on) => !change.isPending && change.mutate(on)}
      />
      <output className="block text-12 text-pending">
        {isUnserved(change) && t('pushFailed')}
      </output>
    </div>
  )
}

/** Where the browser tells of messages only from the home screen: the way there. */
function InstallFirst() {
  const t = useTranslations('shell')
  const way = useWayToInstall()
  if (way?.by !== 'hand') return null
  return (
    <div className="mt-12 flex items-center gap-12 rounded-10 bg-raised px-12 py-8 text-14">
      <p className="min-w-0 flex-1 leading-snug">{t('installGuidePush')}</p>
      <Button look="quiet" size="small" className="min-h-44" onClick={way.go}>
        {t('installGuideAction')}
      </Button>
    </div>
  )
}

type Change = {
  readonly variables: boolean | undefined
  readonly data: boolean | undefined
  readonly error: Error | null
}

/**
 * Whether messages were allowed and nobody was there to bring them; the server's words
 * have an alert.
 */
const isUnserved = ({ variables, data, error }: Change) =>
  variables === true &&
  Notification.permission === 'granted' &&
  (data === false || (error !== null && !(error instanceof RequestFailure)))

import { user } from '@jogada/contract'
import { shortCount } from '@jogada/core/short-count'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'

const REFRESHED_EVERY_MS = 60_000

const onlineQuery = queryOptions({
  queryKey: ['home', 'online'],
  queryFn: ({ signal }) => request(user.online, {}, { loading: false, failure: 'here', signal }),
  refetchInterval: REFRESHED_EVERY_MS,
})

/** How many players are connected now, as the server counted them; nothing where nobody is. */
export function OnlineCount() {
  const t = useTranslations('home')
  const format = useFormatter()
  const { data } = useQuery(onlineQuery)
  const { value, unit } = shortCount(data?.players ?? 0)
  const number = `${format.number(value, { maximumFractionDigits: 1 })}${unit}`
  return (
    <p className="mt-8 -mb-12 flex h-20 items-center gap-6 px-4 text-12 text-soft">
      {value > 0 && (
        <>
          <span className="size-8 rounded-full bg-win" aria-hidden="true" />
          {t('online', { number })}
        </>
      )}
    </p>
  )
}

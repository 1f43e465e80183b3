import { security } from '@jogada/contract'
import type { OpenSession } from '@jogada/contract/security'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { deviceOf } from './device-of.ts'
import { sessionsQuery } from './security-queries.ts'

/** Where the account is open, with a way to close each place but this one. */
export function Sessions() {
  const t = useTranslations('security')
  const queryClient = useQueryClient()
  const { data, isError } = useQuery(sessionsQuery)
  const end = useMutation({
    mutationFn: (sessionId?: string) =>
      request(security.endSessions, { body: { sessionId } }, { failure: 'here' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const failed = end.error ? wordsOf(end.error) || t('failed') : isError ? t('failed') : null
  return (
    <section aria-labelledby="sessions-title">
      <h3 id="sessions-title" className="text-16 font-[620]">
        {t('sessions')}
      </h3>
      {!data && !isError && <Skeleton className="mt-8 h-120" />}
      <ul className="mt-4 divide-y divide-line">
        {data?.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            busy={end.isPending}
            end={() => end.mutate(session.sessionId)}
          />
        ))}
      </ul>
      {failed && (
        <p role="alert" className="mt-8 text-14 text-lose">
          {failed}
        </p>
      )}
      {data && data.length > 1 && (
        <Button
          look="danger"
          className="mt-12 w-full"
          disabled={end.isPending}
          onClick={() => end.mutate(undefined)}
        >
          {t('endOthers')}
        </Button>
      )}
    </section>
  )
}

type SessionRowProps = {
  readonly session: OpenSession
  readonly busy: boolean
  readonly end: () => void
}

function SessionRow({ session, busy, end }: SessionRowProps) {
  const t = useTranslations('security')
  const format = useFormatter()
  const { browser, system, isPhone } = deviceOf(session.userAgent)
  const name = [browser, system].filter(Boolean).join(' · ') || t('unknownDevice')
  const Icon = isPhone ? Smartphone : Monitor
  const seen = format.dateTime(new Date(session.seenAt), {
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (
    <li className="flex min-h-64 items-center gap-12 py-8">
      <Icon className="size-22 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1 text-14">
        <span className="block truncate font-[520]">{name}</span>
        <span className="block text-12 text-muted">
          {session.isThis ? t('thisDevice') : t('seen', { at: seen })} · {session.address}
        </span>
      </span>
      {!session.isThis && (
        <Button
          look="quiet"
          size="small"
          className="min-h-[44px]"
          aria-label={t('endOne', { name })}
          disabled={busy}
          onClick={end}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

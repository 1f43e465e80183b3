import { consent } from '@jogada/contract'
import type { LegalDocumentEntry } from '@jogada/contract/consent'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { FoldMark } from '../../components/fold-mark.tsx'
import { PageFailed } from '../../components/page-card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { useLoggedIn } from '../../session/session.ts'

const KEY = ['player', 'consents']

/** What waits for the player's consent, with the way to give it; else every document, to read. */
export function ConsentOverlay({ close }: OverlayProps<'consent'>) {
  const t = useTranslations('care')
  const loggedIn = useLoggedIn()
  const pending = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request(consent.consents, {}, { failure: 'here', signal }),
    enabled: loggedIn,
    staleTime: 0,
  })
  const asked = loggedIn ? pending.data?.pending : []
  const isAsked = asked !== undefined && asked.length > 0
  return (
    <Surface kind="sheet" title={t(isAsked ? 'consentTitle' : 'documents')} close={close}>
      <div className="pb-12">
        {asked === undefined &&
          (pending.isError ? (
            <PageFailed retry={() => void pending.refetch()} />
          ) : (
            <Skeleton className="h-240" />
          ))}
        {isAsked && <Pending documents={asked} onDone={close} />}
        {asked?.length === 0 && <EveryDocument />}
      </div>
    </Surface>
  )
}

type PendingProps = {
  readonly documents: readonly LegalDocumentEntry[]
  readonly onDone: () => void
}

function Pending({ documents, onDone }: PendingProps) {
  const t = useTranslations()
  const queryClient = useQueryClient()
  const agree = useMutation({
    mutationFn: () => {
      const versions = documents.map(({ document, version }) => ({ document, version }))
      return request(consent.accept, { body: { versions } }, { failure: 'here' })
    },
    onSuccess: ({ pending }) => {
      void queryClient.invalidateQueries({ queryKey: KEY })
      if (pending === 0) onDone()
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: KEY }),
  })
  return (
    <>
      <p className="mb-12 text-14 leading-snug text-soft">{t('care.consentLead')}</p>
      <DocumentList documents={documents} showsChanges />
      <Button className="mt-16 w-full" disabled={agree.isPending} onClick={() => agree.mutate()}>
        {t('care.accept')}
      </Button>
      {agree.error && (
        <p role="alert" className="mt-8 text-14 text-lose">
          {wordsOf(agree.error) || t('security.failed')}
        </p>
      )}
    </>
  )
}

function EveryDocument() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['documents'],
    queryFn: ({ signal }) => request(consent.documents, {}, { failure: 'here', signal }),
  })
  if (data) return <DocumentList documents={data} />
  return isError ? <PageFailed retry={() => void refetch()} /> : <Skeleton className="h-240" />
}

type DocumentListProps = {
  readonly documents: readonly LegalDocumentEntry[]
  readonly showsChanges?: boolean
}

function DocumentList({ documents, showsChanges = false }: DocumentListProps) {
  const t = useTranslations('care')
  const format = useFormatter()
  return (
    <>
      <ul className="space-y-10">
        {documents.map((one) => (
          <li key={one.document} className="rounded-14 bg-raised p-14">
            <h3 lang="pt-BR" className="text-16 font-[620]">
              {one.title}
            </h3>
            <p className="mt-2 text-12 text-muted">
              {t('version', {
                version: String(one.version),
                date: format.dateTime(new Date(one.effectiveAt), { dateStyle: 'medium' }),
              })}
            </p>
            {showsChanges && (
              <p lang="pt-BR" className="mt-8 text-14 leading-snug">
                {one.changes}
              </p>
            )}
            <details className="group mt-4">
              <summary className="flex min-h-44 cursor-pointer list-none items-center gap-6 text-14 text-interactive [&::-webkit-details-marker]:hidden">
                {t('read')}
                <FoldMark />
              </summary>
              <div lang="pt-BR" className="space-y-6 text-14 leading-snug text-soft">
                {one.body.map((line) =>
                  line.endsWith('.') ? (
                    <p key={line}>{line}</p>
                  ) : (
                    <h4 key={line} className="pt-8 font-[600] text-fg">
                      {line}
                    </h4>
                  ),
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-12 text-muted">{t('inPortuguese')}</p>
    </>
  )
}

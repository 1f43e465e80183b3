import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, CircleX, Clock } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { Button } from '../../components/button.tsx'
import { showToast } from '../../overlays/toast.ts'
import { identityQuery, sendPicture } from './identity-queries.ts'
import type { IdentityItem } from './identity-queries.ts'

const MARKS = {
  missing: { Icon: CircleDashed, className: 'text-muted' },
  waiting: { Icon: Clock, className: 'text-pending' },
  approved: { Icon: CircleCheck, className: 'text-win' },
  refused: { Icon: CircleX, className: 'text-lose' },
} as const

/** How an item stands, in a word and a sign. */
export function StateMark({ state }: { readonly state: IdentityItem['state'] }) {
  const t = useTranslations('kyc')
  const { Icon, className } = MARKS[state]
  return (
    <p className={`mt-2 flex items-center gap-6 text-14 ${className}`}>
      <Icon className="size-16 shrink-0" aria-hidden="true" />
      {t(`itemStates.${state}`)}
    </p>
  )
}

/** One item: its state, why it was refused, and a way to send a photo of it. */
export function PictureRow({ entry }: { readonly entry: IdentityItem }) {
  const t = useTranslations('kyc')
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const { item, state, reason } = entry
  const send = useMutation({
    mutationFn: (file: File) => sendPicture(item, file),
    onSuccess: () => showToast(t('photoSent')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: identityQuery.queryKey }),
  })
  const name = t(`items.${item}`)
  return (
    <li className="py-12">
      <div className="flex items-center gap-12">
        <div className="min-w-0 flex-1">
          <p className="text-16 font-[540]">{name}</p>
          {state === 'missing' ? (
            <p className="mt-2 text-14 leading-snug text-muted">{t(`itemHints.${item}`)}</p>
          ) : (
            <StateMark state={state} />
          )}
        </div>
        {state !== 'approved' && (
          <Button
            look={state === 'refused' ? 'primary' : 'outline'}
            size="small"
            className="min-h-[44px]"
            disabled={send.isPending}
            aria-label={t('takePhoto', { item: name })}
            onClick={() => input.current?.click()}
          >
            {t(send.isPending ? 'sending' : state === 'missing' ? 'photo' : 'photoAgain')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          {...(item === 'selfie' ? { capture: 'user' as const } : {})}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          data-item={item}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) send.mutate(file)
          }}
        />
      </div>
      {reason && state === 'refused' && (
        <p className="mt-8 rounded-10 bg-lose/12 p-12 text-14 leading-snug text-lose">{reason}</p>
      )}
      {send.error && (
        <p role="alert" className="mt-8 text-14 text-lose">
          {wordsOf(send.error) || t('photoFailed')}
        </p>
      )}
    </li>
  )
}

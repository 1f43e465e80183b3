import { promotion } from '@jogada/contract'
import type { BonusEntry } from '@jogada/contract/promotion'
import { formatReais } from '@jogada/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { request } from '../../../api/request.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../overlays/toast.ts'
import { createAttemptKeys } from '../attempt-keys.ts'

export type GiveUpBonusProps = { readonly bonus: BonusEntry; readonly cash: string }

/** Gives a bonus up, after showing what is lost and what is kept. */
export function GiveUpBonus({ bonus, cash }: GiveUpBonusProps) {
  const t = useTranslations('wallet')
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [keys] = useState(() => createAttemptKeys())
  const cancel = useMutation({
    mutationFn: () => {
      const params = { bonusId: bonus.bonusId }
      return keys.send(params, (idempotencyKey) =>
        request(promotion.cancelBonus, { params }, { idempotencyKey }),
      )
    },
    onSuccess: ({ lost }) => showToast(t('bonusGone', { amount: formatReais(lost) })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['player'] }),
  })
  if (!isAsking) {
    return (
      <Button
        look="quiet"
        size="small"
        className="mt-8 min-h-[44px]"
        onClick={() => setAsking(true)}
      >
        {t('bonusGiveUp')}
      </Button>
    )
  }
  return (
    <div className="mt-10 border-t border-line pt-10">
      <p className="text-14 leading-snug text-soft">
        {t('bonusPreview', { lost: formatReais(bonus.amount), kept: formatReais(cash) })}
      </p>
      <div className="mt-10 grid grid-cols-2 gap-8">
        <Button look="outline" onClick={() => setAsking(false)}>
          {t('bonusKeep')}
        </Button>
        <Button look="danger" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('bonusLeave')}
        </Button>
      </div>
    </div>
  )
}

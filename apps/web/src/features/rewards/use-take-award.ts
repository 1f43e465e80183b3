import { reward } from '@jogada/contract'
import { formatReais } from '@jogada/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { showToast } from '../../overlays/toast.ts'
import { randomUuid } from '../../platform/random-id.ts'

/** Takes an award, with one key for as long as its answer is not known. */
export function useTakeAward() {
  const t = useTranslations('rewards')
  const queryClient = useQueryClient()
  const [keys] = useState(() => new Map<string, string>())
  return useMutation({
    mutationFn: (awardId: string) => {
      const idempotencyKey = keys.get(awardId) ?? randomUuid()
      keys.set(awardId, idempotencyKey)
      return request(reward.takeAward, { params: { awardId } }, { idempotencyKey })
    },
    onSuccess: ({ amount }) => showToast(t('received', { amount: formatReais(amount) })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['player'] }),
  })
}

import { reward } from '@jogada/contract'
import type { AwardEntry } from '@jogada/contract/reward'
import { formatReais } from '@jogada/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { showToast } from '../../overlays/toast.ts'
import { randomUuid } from '../../platform/random-id.ts'

/**
 * Takes an award on the terms that are shown, with one key for as long as its answer is not known.
 */
export function useTakeAward() {
  const t = useTranslations('rewards')
  const queryClient = useQueryClient()
  const [keys] = useState(() => new Map<string, string>())
  return useMutation({
    mutationFn: ({ awardId, amount, wagerTimes, maxBet }: AwardEntry) => {
      const idempotencyKey = keys.get(awardId) ?? randomUuid()
      keys.set(awardId, idempotencyKey)
      const asked = { params: { awardId }, body: { amount, wagerTimes, maxBet } }
      return request(reward.takeAward, asked, { idempotencyKey })
    },
    onSuccess: ({ amount }) => showToast(t('received', { amount: formatReais(amount) })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['player'] }),
  })
}

import { user } from '@jogada/contract'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

/** Why the player's last try was refused, in words; null while there is nothing to say. */
export function useKycRefusal(): string | null {
  const { data } = useQuery({
    queryKey: ['player', 'kyc'],
    queryFn: ({ signal }) =>
      request(user.kycStatus, {}, { loading: false, failure: 'here', signal }),
    retry: false,
    staleTime: 0,
  })
  return data?.state === 'refused' ? data.reason : null
}

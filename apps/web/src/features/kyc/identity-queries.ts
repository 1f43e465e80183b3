import { kyc, pathOf } from '@jogada/contract'
import type { CallReply, Envelope } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { RequestFailure } from '../../api/failure.ts'
import { clientHeaders, request } from '../../api/request.ts'
import { smallPicture } from './small-picture.ts'

export type IdentityView = CallReply<typeof kyc.documents>
export type IdentityItem = IdentityView['items'][number]

const TIMEOUT_MS = 90_000

export const identityQuery = queryOptions({
  queryKey: ['player', 'identity'],
  queryFn: ({ signal }) => request(kyc.documents, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})

/** Sends one picture; throws `RequestFailure` with the server's words. */
export async function sendPicture(item: IdentityItem['item'], file: File): Promise<void> {
  const body = await smallPicture(file)
  const path = pathOf(kyc.sendDocument.path, { item })
  const response = await fetch(path, {
    method: kyc.sendDocument.method,
    headers: {
      ...(await clientHeaders()),
      'content-type': body.type.startsWith('image/') ? body.type : 'application/octet-stream',
    },
    credentials: 'omit',
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer = (await response.json().catch(() => null)) as Envelope<unknown> | null
  if (answer?.status === 200) return
  throw new RequestFailure({
    http: response.status,
    status: answer?.status ?? 0,
    message: answer?.message ?? '',
    path,
  })
}

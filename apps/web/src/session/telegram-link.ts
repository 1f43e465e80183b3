import { support } from '@jogada/contract'
import { request } from '../api/request.ts'

/** The operator's Telegram link; null where none is known. */
export async function telegramLink(): Promise<string | null> {
  const { telegram } = await request(support.channel, {}, { loading: false, failure: 'here' })
  return telegram
}

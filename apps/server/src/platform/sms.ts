import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A text to a phone number in E.164 form. */
export type Sms = { readonly to: string; readonly text: string }

export type SmsSender = {
  /** Hands one text over; rejects when it could not be, and then it was not sent. */
  send(sms: Sms): Promise<void>
}

export type SmsSettings = {
  /** Where each text is posted as JSON, `{ "to", "text" }`; any 2xx takes it over. */
  readonly url?: string | undefined
  /** Sent as a bearer token. */
  readonly token?: string | undefined
  /** Where texts are kept as files when there is no gateway. */
  readonly folder: string
  readonly fileName: () => string
}

const TIMEOUT_MS = 10_000

/** Sends through the operator's gateway, or, without one, keeps each text as a file. */
export function createSmsSender({ url, token, folder, fileName }: SmsSettings): SmsSender {
  if (url !== undefined) {
    return {
      async send(sms) {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(sms),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        await answer.body?.cancel()
        if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
      },
    }
  }
  return {
    async send({ to, text }) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${fileName()}.txt`)
      // a reader never finds half a text
      await writeFile(`${path}.part`, `To: ${to}\n\n${text}\n`, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}

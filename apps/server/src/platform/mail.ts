import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

export type Mailer = {
  /** Hands one mail over; rejects when it could not be, and then it was not sent. */
  send(mail: Mail): Promise<void>
}

export type MailSettings = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly smtpUrl?: string | undefined
  /** Where mails are kept as files when there is no mail server. */
  readonly folder: string
  readonly from: string
  readonly fileName: () => string
}

const TIMEOUT_MS = 10_000

/**
 * Sends by SMTP, or, without a mail server, keeps each mail as an `.eml` file that any
 * mail program opens.
 */
export function createMailer({ smtpUrl, folder, from, fileName }: MailSettings): Mailer {
  if (smtpUrl) {
    const transport = createTransport(
      {
        url: smtpUrl,
        dnsTimeout: TIMEOUT_MS,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
      },
      { from },
    )
    return { send: async (mail) => void (await transport.sendMail({ ...mail })) }
  }
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...mail })
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${fileName()}.eml`)
      // a reader never finds half a mail
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}

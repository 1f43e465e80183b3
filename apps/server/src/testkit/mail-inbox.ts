import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The mails that went to an address from a server on this data folder, in no order. */
export async function mailsTo(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.filter((text) => text.includes(`\nTo: ${email}`))
}

/** The same once there are so many: mails are written behind the answers. */
export async function mailsOnceThereAre(
  dataDir: string,
  count: number,
  email: string,
): Promise<string[]> {
  for (;;) {
    const found = await mailsTo(dataDir, email)
    if (found.length >= count) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The codes that stand in the heads of mails. */
export const codesIn = (mails: readonly string[]): string[] =>
  mails.flatMap((mail) => /^Subject: .*?(\d{6})/m.exec(mail)?.[1] ?? [])

/** What a mail says, without the way in which a mail is written (quoted-printable). */
export const textIn = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8')

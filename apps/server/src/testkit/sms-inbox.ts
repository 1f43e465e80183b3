import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The texts that went to a phone number from a server on this data folder, the oldest first. */
export async function smsTo(dataDir: string, phone: string): Promise<string[]> {
  const folder = join(dataDir, 'sms')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt'))
  const texts = await Promise.all(
    names.toSorted().map((name) => readFile(join(folder, name), 'utf8')),
  )
  return texts.filter((text) => text.startsWith(`To: ${phone}\n`))
}

/** The code of a text. */
export const codeOf = (text: string): string => /\b\d{6}\b/.exec(text)![0]

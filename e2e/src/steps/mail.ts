import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const FOLDER = join(process.env['E2E_DATA_DIR']!, 'mail')

/** The six digits of the newest mail to an address; the product keeps its mails as files here. */
export async function mailedCode(email: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const names = await readdir(FOLDER).catch(() => [])
      const mails = await Promise.all(
        names
          .filter((name) => name.endsWith('.eml'))
          .toSorted()
          .map((name) => readFile(join(FOLDER, name), 'utf8')),
      )
      const newest = mails.findLast((mail) => mail.includes(email))
      const [, ...body] = newest?.split(/\r?\n\r?\n/) ?? []
      code = /\b\d{6}\b/.exec(body.join('\n'))?.[0] ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

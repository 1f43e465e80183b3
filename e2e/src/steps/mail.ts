import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const DATA = process.env['E2E_DATA_DIR']!

/** The six digits of the newest file in a folder of the product that speaks of somebody. */
async function newestCode(folder: string, ending: string, to: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const path = join(DATA, folder)
      const names = await readdir(path).catch(() => [])
      const texts = await Promise.all(
        names
          .filter((name) => name.endsWith(ending))
          .toSorted()
          .map((name) => readFile(join(path, name), 'utf8')),
      )
      const newest = texts.findLast((text) => text.includes(to))
      const [, ...body] = newest?.split(/\r?\n\r?\n/) ?? []
      code = /\b\d{6}\b/.exec(body.join('\n'))?.[0] ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

/** The six digits of the newest mail to an address; the product keeps its mails as files. */
export const mailedCode = (email: string) => newestCode('mail', '.eml', email)

/** The six digits of the newest text to a phone in E.164 form; without a gateway they are files too. */
export const textedCode = (phone: string) => newestCode('sms', '.txt', phone)

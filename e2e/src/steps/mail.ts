import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const FOLDER = join(process.env['E2E_DATA_DIR']!, 'mail')

/** The six digits of the newest mail to an address, which the product keeps as a file. */
export async function mailedCode(email: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      for (const name of (await readdir(FOLDER).catch(() => [])).toSorted().toReversed()) {
        const mail = await readFile(join(FOLDER, name), 'utf8')
        if (mail.includes(email))
          code = /\b\d{6}\b/.exec(mail.split(/\r?\n\r?\n/)[1] ?? '')?.[0] ?? ''
        if (code) break
      }
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

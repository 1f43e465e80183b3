import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const INLINE = /<script>([\s\S]*?)<\/script>/g

/**
 * Sources of a content security policy that let the scripts which a page holds itself run, and no
 * other: their digests (CSP Level 3, section 2.3.1).
 */
export const inlineScripts = (page: string): string[] =>
  [...page.matchAll(INLINE)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  )

/** The same of the page in a file. */
export const inlineScriptsOf = (file: string): string[] => inlineScripts(readFileSync(file, 'utf8'))

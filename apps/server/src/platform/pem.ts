import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * The PEM text that a setting means: the text itself, or that of the file it names. Throws when the
 * file cannot be read.
 */
export const pemOf = (setting: string): string =>
  setting.includes('-----BEGIN') ? setting.replaceAll('\\n', '\n') : readFileSync(setting, 'utf8')

/**
 * Whether a client certificate and a private key belong together; throws when one cannot be read.
 */
export const isPair = (certificate: string, key: string): boolean =>
  new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key))

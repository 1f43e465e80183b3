import type { Deps } from '../../../deps.ts'
import { captchaAlphabet } from './glyphs.ts'

const LENGTH = 4
const DOMAIN = 'account.captcha.answer'
/** Bytes below it name each character equally often. */
const EVEN_BELOW = 256 - (256 % captchaAlphabet.length)

type Keys = Pick<Deps, 'vault'>

/** The answer that a salt stands for; whoever reads the salt alone does not know it. */
export const answerOf = ({ vault }: Keys, salt: string): string =>
  lettersOf(vault.index(salt, DOMAIN))

/** The answers that a salt stands for by every key, while keys are exchanged. */
export const answersOf = ({ vault }: Keys, salt: string): string[] =>
  vault.indexes(salt, DOMAIN).map(lettersOf)

const lettersOf = (bytes: Buffer): string =>
  [...bytes]
    .filter((byte) => byte < EVEN_BELOW)
    .slice(0, LENGTH)
    .map((byte) => captchaAlphabet[byte % captchaAlphabet.length])
    .join('')

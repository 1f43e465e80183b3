// Looks for secrets in every file that git keeps, of the folder that is given or of this repository;
// prints each place and exits 1 when there is one.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))

const patterns: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{16}/,
  'a key of a cloud': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of a code host': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36})\b/,
  'a key of a payment service': /\b[sr]k_live_[0-9A-Za-z]{20}/,
  'a token of a chat': /\bxox[abprs]-[0-9A-Za-z-]{20}/,
  'a signed token': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20}/,
  'a key in a setting':
    /\b[A-Z_]*(?:KEY|KEYS|SECRET|TOKEN|PASSWORD)\s*[=:]\s*['"]?(?:[\w]{1,16}:)?[0-9a-f]{48,}\b/,
  'a password in an address':
    /\b(?:postgres(?:ql)?|rediss?|smtps?|https?):\/\/[^\s:/@'"`$]+:(?!(?:PASSWORD|password)@)[^\s@'"`$]{6,}@/,
}

/** Files whose look-alikes are known: what the tests of keys read, and checksums of packages. */
const known = /^(package-lock\.json$|.*\.(png|woff2|ico|webp)$)/

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !known.test(file))

let found = 0
for (const file of files) {
  const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n')
  for (const [what, pattern] of Object.entries(patterns)) {
    for (const [index, line] of lines.entries()) {
      const text = what === 'a private key' ? `${line}\n${lines[index + 1] ?? ''}` : line
      if (!pattern.test(text)) continue
      found++
      process.stderr.write(`${file}:${index + 1}: ${what}\n`)
    }
  }
}
process.stdout.write(`${files.length} files, ${found} secrets\n`)
process.exit(found > 0 ? 1 : 0)

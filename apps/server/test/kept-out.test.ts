import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isValidCpf } from '@jogada/core/documents/cpf'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Numbers of textbooks and counters, which are no person's. */
const nobodys = new Set([
  '52998224725',
  '11144477735',
  '39053344705',
  '12345678909',
  '71428793860',
  '19119119100',
])
const shapes = ['[0-9]{11}', '[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}']

test('[OPS-04] no CPF stands in the repository but those that are nobody’s', () => {
  const lines = execFileSync(
    'git',
    ['grep', '-IE', '--untracked', shapes.join('|'), '--', ':!package-lock.json'],
    { cwd: root, encoding: 'utf8' },
  )
  const found = lines.split('\n').flatMap((line) =>
    Array.from(
      line.matchAll(/(?<![\d.])(?:\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})(?!\d)/g),
      ([typed]) => ({
        cpf: typed.replaceAll(/\D/g, ''),
        line,
      }),
    ).filter(({ cpf }) => isValidCpf(cpf)),
  )
  expect(found.filter(({ cpf }) => !nobodys.has(cpf)).map(({ line }) => line)).toEqual([])
  // a reading that finds nothing at all would find no person either
  expect(new Set(found.map(({ cpf }) => cpf))).toEqual(nobodys)
})

/** Put together here, so that this file holds none of them. */
const whole = (...parts: readonly string[]) => parts.join('')
const secrets: Readonly<Record<string, string>> = {
  'key.pem': whole('-----BEGIN RSA ', 'PRIVATE KEY-----\nMIIEowIBAAKCAQEA7b\n'),
  'cloud.ts': whole('AKIA', 'Q'.repeat(16)),
  'host.ts': whole('ghp', '_', 'a'.repeat(36)),
  'payment.ts': whole('sk', '_live_', '4'.repeat(24)),
  '.env': whole('DATA_KEYS=t1:', '6b'.repeat(32)),
  'url.md': whole('postgres://jogada:', 'hunter2222', '@db.example/jogada'),
}

test('[SEC-14] whatever looks like a secret in a file that git keeps is named, and ends the check with 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jogada-secrets-'))
  const look = () =>
    spawnSync(process.execPath, [join(root, 'scripts/check-secrets.ts'), folder], {
      encoding: 'utf8',
    })
  try {
    execFileSync('git', ['init', '-q', folder])
    await writeFile(join(folder, 'plain.ts'), "const key = process.env['DATA_KEYS']\n")
    execFileSync('git', ['add', '-A'], { cwd: folder })
    expect(look()).toMatchObject({ status: 0, stderr: '' })
    for (const [file, text] of Object.entries(secrets)) await writeFile(join(folder, file), text)
    execFileSync('git', ['add', '-A'], { cwd: folder })
    const { status, stderr } = look()
    expect(status).toBe(1)
    expect(Object.keys(secrets).filter((file) => !stderr.includes(`${file}:1: `))).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

import { generateKeyPair } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

type Pair = { readonly privateKey: string; readonly publicKey: string }

/** The RSA pairs with which server and demonstration provider know each other, made once. */
export async function providerKeys(
  folder: string,
): Promise<{ readonly operator: Pair; readonly provider: Pair }> {
  const [operator, provider] = await Promise.all([
    keptPair(folder, 'operator'),
    keptPair(folder, 'demo-provider'),
  ])
  return { operator, provider }
}

async function keptPair(folder: string, name: string): Promise<Pair> {
  const file = resolve(folder, `${name}.json`)
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Pair
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(file, JSON.stringify(pair), { mode: 0o600 })
  return pair
}

// Prints a bill of materials (CycloneDX 1.5) of everything that the lock file lets into the product.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

type Locked = {
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown
const { version } = read('package.json') as { version: string }
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }

const components = Object.entries(packages)
  .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
  .map(([place, locked]) => {
    const name = place.split('node_modules/').at(-1)!
    const purl = `pkg:npm/${name.replace('@', '%40')}@${locked.version}`
    const [, digest] = /^sha512-(.+)$/.exec(locked.integrity ?? '') ?? []
    return {
      type: 'library',
      name,
      version: locked.version,
      purl,
      ...(locked.license && { licenses: [{ expression: locked.license }] }),
      ...(digest && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
      }),
    }
  })

process.stdout.write(
  `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'application', name: 'jogada', version } },
      components,
    },
    null,
    2,
  )}\n`,
)

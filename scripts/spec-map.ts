// Writes docs/spec-map.md: each row of the specification with the tests that prove it, by their titles.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\((?:[^'"`]|\n)*?\)\s*)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g

type Proof = { readonly row: string; readonly file: string; readonly title: string }

const proofs: Proof[] = globSync('{packages,apps,e2e}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})
  .sort()
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(TITLE)].flatMap(([, , title]) =>
      [...new Set(title!.match(/\b(?:R\d{3}|[A-Z]{2,4}-\d{2})\b/g) ?? [])].map((row) => ({
        row,
        file,
        title: title!.replaceAll(/\[[^\]]+\]\s*/g, '').replaceAll('|', '/'),
      })),
    ),
  )

const rows = [...new Set(proofs.map(({ row }) => row))].sort()
const lines = rows.flatMap((row) =>
  proofs
    .filter((proof) => proof.row === row)
    .map(
      ({ file, title }, index) => `| ${index === 0 ? row : ''} | \`${dirname(file)}\` | ${title} |`,
    ),
)

writeFileSync(
  join(root, 'docs/spec-map.md'),
  [
    '# Specification map',
    '',
    'Row of the specification (R…) or of a standard → where it lives → the test that proves it. Written by `npm run spec-map` from the titles of the tests.',
    '',
    '| Row | Where | Proved by |',
    '|---|---|---|',
    ...lines,
    '',
  ].join('\n'),
)
process.stdout.write(`${rows.length} rows, ${proofs.length} proofs\n`)

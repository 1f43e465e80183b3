import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../dist')
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt)$/
const WORTH_BYTES = 1024

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  COMPRESSIBLE.test(file),
)
let compressed = 0
for (const file of files) {
  const path = join(dist, file)
  const content = readFileSync(path)
  if (content.length < WORTH_BYTES) continue
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
  compressed += 1
}
console.log(`compressed ${compressed} files of ${dist}`)

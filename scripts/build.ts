// Builds the player app and the back office where their sources changed; the product starts with them as they are.
import { fileURLToPath } from 'node:url'
import { buildWebWhenChanged } from './product/build-web.ts'

await buildWebWhenChanged(fileURLToPath(new URL('..', import.meta.url)))

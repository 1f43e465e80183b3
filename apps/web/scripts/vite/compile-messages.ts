import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const CATALOGUE = /[\\/]packages[\\/]messages[\\/]src[\\/]web[\\/][a-z]{2}-[a-z]{2}\.ts$/

type Catalogue = { readonly [key: string]: string | Catalogue }
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled }

/**
 * Compiles the texts' ICU syntax while building, so that the browser gets no ICU parser. The build
 * resolves `use-intl/format-message` to its compiled-only twin beside it.
 */
export function compileMessages(): Plugin {
  return {
    name: 'jogada:compile-messages',
    apply: 'build',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async load(id) {
      if (!CATALOGUE.test(id)) return null
      watchParts(id, (file) => this.addWatchFile(file))
      const module = (await import(pathToFileURL(id).href)) as Record<string, Catalogue>
      return Object.entries(module)
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileAll(texts))}`)
        .join('\n')
    },
  }
}

function compileAll(texts: Catalogue): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compileAll(text),
    ]),
  )
}

function watchParts(catalogue: string, watch: (file: string) => void) {
  const folder = join(dirname(catalogue), basename(catalogue, '.ts'))
  for (const file of readdirSync(folder)) watch(join(folder, file))
}

import { basename } from 'node:path'
import Beasties from 'beasties'
import type { Plugin, Rollup } from 'vite'

/**
 * Puts the styles of what the page says before any script has run into the page itself, and the
 * whole stylesheet behind it, so that the first sight waits for one file alone.
 */
export function firstPaint(): Plugin {
  return {
    name: 'jogada:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const critical = new Beasties({
          preload: 'body',
          pruneSource: false,
          fonts: false,
          logLevel: 'error',
        })
        critical.readFile = (path) => styleNamed(bundle ?? {}, basename(path))
        return critical.process(html)
      },
    },
  }
}

function styleNamed(bundle: Rollup.OutputBundle, name: string): string {
  const file = Object.values(bundle).find(({ fileName }) => basename(fileName) === name)
  if (file?.type !== 'asset') throw new Error(`the build has no stylesheet ${name}`)
  return file.source.toString()
}

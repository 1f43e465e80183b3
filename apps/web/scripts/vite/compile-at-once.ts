import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Heads the named files with V8's explicit compile hint (since version 13.6): most functions of
 * what the entry needs run at the start, and are then compiled beside the main thread while the
 * file comes in, not one by one as they are called. Other engines read a comment.
 */
export function compileAtOnce(names: readonly string[]): Plugin {
  return {
    name: 'jogada:compile-at-once',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code
        }
      },
    },
  }
}

import { createInterface } from 'node:readline/promises'

/**
 * The first line of the standard input: a command's own words are written to journals and seen by whoever
 * lists processes. At a terminal it is asked for. Empty where the input has none.
 */
export async function readCpf(): Promise<string> {
  const { stdin: input, stderr: output } = process
  if (input.isTTY) output.write('CPF: ')
  const lines = createInterface({ input })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
  }
}

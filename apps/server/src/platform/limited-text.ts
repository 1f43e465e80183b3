/** An answer was longer than anything that is asked for. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong'
}

/**
 * The text of an answer of at most `mostBytes`; a longer one is cut off and not read to its end.
 */
export async function limitedText(response: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    const bytes = part as Uint8Array
    size += bytes.length
    if (size > mostBytes) throw new AnswerTooLong(`more than ${mostBytes} bytes`)
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

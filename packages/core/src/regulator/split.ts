import { MOST_RECORDS } from './records.ts'

export type Part<Record> = {
  /** From 1. */
  readonly part: number
  readonly isLast: boolean
  readonly records: readonly Record[]
}

/**
 * Cuts records into files of at most so many, in their order. No more than one file is held at a
 * time. Without a record there is one empty file, which says that nothing happened.
 */
export async function* split<Record>(
  records: AsyncIterable<Record> | Iterable<Record>,
  most: number = MOST_RECORDS,
): AsyncGenerator<Part<Record>> {
  let held: Record[] = []
  let part = 1
  for await (const record of records) {
    if (held.length === most) {
      yield { part, isLast: false, records: held }
      held = []
      part += 1
    }
    held.push(record)
  }
  yield { part, isLast: true, records: held }
}

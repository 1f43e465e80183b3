import type { RefusalCode, RefusalValues } from '@jogada/contract'

/** An expected "no": the caller reads its text, nothing is logged as a fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly values: RefusalValues

  constructor(code: RefusalCode, values: RefusalValues = {}) {
    super(code)
    this.code = code
    this.values = values
  }
}

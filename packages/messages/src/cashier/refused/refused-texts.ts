/** Why a withdrawal was refused, as its player reads it. */
export type RefusedTexts = Readonly<
  Record<
    | 'account_closed'
    | 'holder_differs'
    | 'bank_refused'
    | 'request_invalid'
    | 'operator_refused'
    | 'documents_needed'
    | 'holder_unconfirmed'
    | 'play_incomplete'
    | 'debt_open'
    | 'address_unusable',
    string
  >
>

/** Something that does one operation at a time for each caller. */
export type Contender = {
  readonly name: string
  /** Does one operation durably; rejects when it was not done. */
  once(): Promise<void>
  close(): Promise<void>
}

export type Wallets = { readonly count: number }

/** One of the wallets, each as likely as the others. */
export const anyWallet = ({ count }: Wallets): number => 1 + Math.floor(Math.random() * count)

import type { Row } from './ticket-rows.tsx'

/** An answer that names what was seen: what its player wrote since goes on waiting. */
export const answerTo = ({ lastMessageId }: Row, text: string) => ({
  text,
  ...(lastMessageId === null ? {} : { seen: lastMessageId }),
})

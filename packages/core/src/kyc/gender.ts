/** What a player may say of their gender; not to say is an answer too. */
export const genders = ['female', 'male', 'other', 'not_said'] as const

export type Gender = (typeof genders)[number]

import type { Gender } from '@jogada/core/kyc/gender'

/** A letter for each answer, since the length of what is sealed can be seen. */
const letters = {
  female: 'f',
  male: 'm',
  other: 'o',
  not_said: 'n',
} as const satisfies Readonly<Record<Gender, string>>

export const letterOf = (gender: Gender): string => letters[gender]

/** The answer that a letter stands for. Throws for one that stands for none. */
export function genderOf(letter: string): Gender {
  const found = (Object.keys(letters) as Gender[]).find((gender) => letters[gender] === letter)
  if (!found) throw new Error('what stands sealed as a gender is none')
  return found
}

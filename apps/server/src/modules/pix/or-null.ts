import { PixRefused } from './errors.ts'

/**
 * `null` where the PSP says in so many words that the thing does not exist (404 with a problem).
 */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof PixRefused && error.status === 404) return null
    throw error
  }
}

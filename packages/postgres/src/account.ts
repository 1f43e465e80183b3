import { readFile } from 'node:fs/promises'

/** A user and group of the operating system. */
export type Account = { readonly uid: number; readonly gid: number }

/**
 * Who runs the database: nobody special (`null`) unless this process is root, which PostgreSQL
 * refuses; then the user `postgres`, or `nobody` where there is none.
 */
export async function databaseAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const user = ['postgres', 'nobody']
    .map((name) => users.find((fields) => fields[0] === name))
    .find((fields) => fields !== undefined)
  if (!user)
    throw new Error('PostgreSQL cannot run as root and there is no other user to run it as')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

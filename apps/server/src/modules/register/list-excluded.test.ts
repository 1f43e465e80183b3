import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { maskCpf } from '@jogada/core/documents/cpf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCpf } from '../../testkit/pix-server.ts'
import { COMPILED } from '../../testkit/server-process.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { localRegister } from './register.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LICENCE_PROFILE: 'br' })
})
afterAll(() => server.close())

const command = resolve(import.meta.dirname, '../../cli/list-excluded.ts')
/** Runs the command with these words, and the CPF as its input. */
function list(cpf: string, ...words: string[]) {
  const running = promisify(execFile)(process.execPath, [command, ...words], {
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      DATABASE_URL: server.url,
      DATA_KEYS: server.deps.env.DATA_KEYS,
    },
  })
  // a command that refuses its words reads nothing
  running.child.stdin!.on('error', () => undefined).end(`${cpf}\n`)
  return running
}

test('[RG-05] the command puts a CPF on the local register, for good or for some days', async () => {
  const ask = localRegister(server.deps)
  const [always, awhile] = [newCpf(), newCpf()]
  expect(await ask(always)).toEqual({ isListed: false })
  expect((await list(always)).stdout).toBe(`${maskCpf(always)} is listed for good\n`)
  expect(await ask(always)).toEqual({ isListed: true, until: null })
  await list(awhile, '30000')
  expect(await ask(awhile)).toMatchObject({ isListed: true, until: expect.any(Date) })
})

test.each([[''], ['529.982.247-26'], ['529.982.247-25', 'amanhã'], ['529.982.247-25', '0']])(
  'the command refuses what is no CPF or no number of days: %s %s',
  async (cpf, ...words) => {
    await expect(list(cpf, ...words)).rejects.toMatchObject({ code: 2 })
  },
)

test('[RG-05] the command takes no CPF among its words, which journals and lists of processes keep', async () => {
  const cpf = newCpf()
  for (const words of [[cpf], ['30', cpf]]) {
    await expect(list(cpf, ...words)).rejects.toMatchObject({ code: 2 })
  }
  expect(await localRegister(server.deps)(cpf)).toEqual({ isListed: false })
})

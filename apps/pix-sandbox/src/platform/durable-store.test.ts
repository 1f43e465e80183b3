import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStore } from './durable-store.ts'

type Records = { coin: { worth: number }; note: string }

let folder = ''
const path = () => join(folder, 'deep', 'journal')
const open = () => openStore<Records>(path(), ['coin', 'note'])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('durable store', () => {
  test('what was committed is there after opening again, without closing first', () => {
    const store = open()
    store.commit({ coin: { a: { worth: 5 } }, note: { hello: 'olá' } })
    store.commit({ coin: { a: { worth: 10 }, b: { worth: 25 } } })
    store.commit({ coin: { b: null } })

    const again = open()
    expect([...again.tables.coin]).toEqual([['a', { worth: 10 }]])
    expect([...again.tables.note]).toEqual([['hello', 'olá']])
  })

  test('a commit cut off in the middle leaves nothing of itself, and the next one is whole', () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    open().commit({ note: { first: 'kept' } })
    appendFileSync(path(), '[["note","second","lo')

    const again = open()
    expect([...again.tables.note.keys()]).toEqual(['first'])
    again.commit({ note: { third: 'kept' } })
    expect([...open().tables.note.keys()]).toEqual(['first', 'third'])
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  test('opening rewrites the journal with the living records alone', () => {
    const store = open()
    for (let worth = 0; worth < 50; worth += 1) store.commit({ coin: { a: { worth } } })
    store.close()

    open().close()
    expect(readFileSync(path(), 'utf8')).toBe('[["coin","a",{"worth":49}]]\n')
  })

  test('a store whose journal another process took over commits nothing any more', () => {
    const first = open()
    const second = open()
    expect(() => first.commit({ note: { lost: 'x' } })).toThrow('taken the journal over')
    second.commit({ note: { kept: 'y' } })
    expect([...open().tables.note]).toEqual([['kept', 'y']])
  })

  test('a commit that fails is not seen', () => {
    const store = open()
    store.close()
    expect(() => store.commit({ note: { lost: 'x' } })).toThrow('EBADF')
    expect(store.tables.note.size).toBe(0)
  })
})

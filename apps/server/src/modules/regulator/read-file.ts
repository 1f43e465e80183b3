import { checkFile } from '@jogada/core/regulator/check'
import type { Element } from '@jogada/core/regulator/element'
import { SaxesParser } from 'saxes'

type Open = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
}

/** Reads a file back. Throws for what is no well-formed XML, and for text between elements. */
export function readFile(text: string): Element {
  const open: Open[] = []
  let root: Element | undefined
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new SyntaxError('a file declares no type of its own')
  })
  parser.on('text', (between) => {
    if (between.trim() !== '') throw new SyntaxError('text stands between elements')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const one: Open = { name, attributes, children: [] }
    open.at(-1)?.children.push(one)
    open.push(one)
  })
  parser.on('closetag', () => {
    root = open.pop()
  })
  parser.write(text).close()
  if (!root) throw new SyntaxError('nothing stands in the file')
  return root
}

/** What is wrong with a file, in words that name nobody; nothing where it may be sent. */
export function faultsOf(content: Buffer): readonly string[] {
  let root: Element
  try {
    root = readFile(content.toString())
  } catch {
    // what a parser says could quote what stands in the file
    return ['the file is no readable XML']
  }
  return checkFile(root)
}

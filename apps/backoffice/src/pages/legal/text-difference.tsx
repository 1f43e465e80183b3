import { lineDifference } from '@jogada/core/text/line-difference'
import type { LineChange } from '@jogada/core/text/line-difference'
import { Stack, Switch, Text, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { legalTexts } from '../../i18n/areas/legal.ts'
import { useArea } from '../../i18n/use-area.ts'

type Block = { readonly kind: LineChange['kind']; readonly lines: readonly string[] }

/** Neighbouring lines of one kind together. */
function blocksOf(changes: readonly LineChange[]): readonly Block[] {
  const blocks: { kind: LineChange['kind']; lines: string[] }[] = []
  for (const { kind, line } of changes) {
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else blocks.push({ kind, lines: [line] })
  }
  return blocks
}

/** Two texts as one: what was removed, what was added, and around it what stayed. */
export function TextDifference({
  before,
  after,
}: {
  readonly before: string
  readonly after: string
}) {
  const t = useArea(legalTexts)
  const [isShort, setShort] = useState(true)
  const blocks = blocksOf(lineDifference(before, after))
  const isSame = blocks.every(({ kind }) => kind === 'same')
  return (
    <Stack gap={4}>
      <Switch
        label={t.onlyDifferences}
        checked={isShort}
        onChange={(event) => setShort(event.currentTarget.checked)}
      />
      {isSame && <Text c="dimmed">{t.noDifference}</Text>}
      <div className="difference">
        {blocks.map((block, place) =>
          block.kind === 'same' && isShort ? (
            <p key={place} className="skipped">
              ⋯ {t.sameLines.replace('{n}', String(block.lines.length))}
            </p>
          ) : (
            <Lines key={place} block={block} />
          ),
        )}
      </div>
    </Stack>
  )
}

function Lines({ block: { kind, lines } }: { readonly block: Block }) {
  const t = useArea(legalTexts)
  const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'div'
  return (
    <Tag className={kind}>
      {kind !== 'same' && <VisuallyHidden>{t[kind]}: </VisuallyHidden>}
      {lines.map((line, place) => (
        <p key={place}>{line || '\u00a0'}</p>
      ))}
    </Tag>
  )
}

import { formatCpf } from '@jogada/core/documents/cpf'
import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Group, Image, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { Reveal } from '../../components/reveal.tsx'
import { Pager, Rows } from '../../components/rows.tsx'
import { Instant } from '../../components/shown.tsx'
import { playerFileTexts } from '../../i18n/areas/player-file.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'

type PapersOf = CallReply<typeof ops.playerFile.papers>
type Picture = PapersOf['documents'][number]

const COLORS = { waiting: 'orange', approved: 'teal', refused: 'red', replaced: 'gray' } as const

const KIB = 1024

/** Who a player is, and every picture of document and face that was shown. */
export function Papers({ playerId }: { readonly playerId: string }) {
  const [before, setBefore] = useState<string>()
  const [opened, setOpened] = useState<Picture | null>(null)
  const query = useCall(ops.playerFile.papers, {
    params: { playerId },
    query: before ? { before } : {},
  })
  return (
    <Loaded query={query}>
      {({ documents, next, ...identity }) => (
        <Stack>
          <Identity playerId={playerId} {...identity} />
          <Pictures pictures={documents} onOpen={setOpened} />
          <Pager
            first={before !== undefined && (() => setBefore(undefined))}
            next={next !== null && (() => setBefore(next))}
          />
          {opened && <Look picture={opened} close={() => setOpened(null)} />}
        </Stack>
      )}
    </Loaded>
  )
}

/** Who was verified, what that person said, and why it was refused last. */
function Identity({ playerId, person, registration, refusal }: IdentityProps) {
  const { t } = useTexts()
  const area = useArea(playerFileTexts)
  return (
    <Stack gap={4}>
      {person ? (
        <Text size="sm">
          {area.registered} <Instant at={person.verifiedAt} />: {person.name} · {person.cpf}
        </Text>
      ) : (
        <Text size="sm">{area.notConfirmed}</Text>
      )}
      {registration && <Said playerId={playerId} registration={registration} />}
      {refusal && (
        <Text size="sm" c="dimmed">
          {area.lastRefusal}: {word(t.kycReasons, refusal.reason)}, <Instant at={refusal.at} />
        </Text>
      )}
    </Stack>
  )
}

type IdentityProps = { readonly playerId: string } & Omit<PapersOf, 'documents' | 'next'>

type Registration = NonNullable<PapersOf['registration']>

/** Address and gender as the player said them, masked. */
function Said({ playerId, registration: { address, gender, at } }: SaidProps) {
  const area = useArea(playerFileTexts)
  return (
    <Group gap="4px 20px">
      {address && (
        <Reveal playerId={playerId} field="address" label={area.address} masked={address} />
      )}
      {gender && <Reveal playerId={playerId} field="gender" label={area.gender} masked={gender} />}
      <Text size="sm" c="dimmed">
        {area.said} <Instant at={at} />
      </Text>
    </Group>
  )
}

type SaidProps = { readonly playerId: string; readonly registration: Registration }

/** Every picture with what was decided of it; those that are kept can be looked at. */
function Pictures(props: {
  readonly pictures: readonly Picture[]
  readonly onOpen: (picture: Picture) => void
}) {
  const { pictures, onOpen } = props
  const { t } = useTexts()
  const area = useArea(playerFileTexts)
  const me = useMe()
  return (
    <Rows
      rows={pictures}
      rowKey={(one) => one.documentId}
      minWidth={860}
      columns={[
        { head: t.kycItem, render: (one) => word(t.kycItems, one.item) },
        {
          head: t.state,
          render: (one) => (
            <Group gap={6}>
              <Badge variant="light" color={COLORS[one.state]}>
                {word(area.states, one.state)}
              </Badge>
              {one.reason && <Text size="xs">{word(t.kycItemReasons, one.reason)}</Text>}
              {one.hint && (
                <Badge variant="light" color="orange">
                  {word(t.kycHints, one.hint)}
                </Badge>
              )}
            </Group>
          ),
        },
        { head: area.sent, render: (one) => <Instant at={one.sentAt} /> },
        { head: area.decided, render: (one) => <Instant at={one.decidedAt} /> },
        {
          head: area.by,
          render: (one) => (one.decidedBy === 'check' ? area.check : (one.decidedBy ?? '–')),
        },
        {
          head: area.size,
          kind: 'money',
          render: (one) => `${Math.ceil(one.bytes / KIB)} KiB`,
        },
        {
          kind: 'actions',
          render: (one) => {
            if (!one.isKept) {
              return (
                <Text size="xs" c="dimmed">
                  {area.gone}
                </Text>
              )
            }
            return (
              me.may('kyc.decide') && (
                <Button size="xs" variant="light" onClick={() => onOpen(one)}>
                  {t.kycLook}
                </Button>
              )
            )
          },
        },
      ]}
    />
  )
}

/** One picture. Opening it is recorded. */
function Look({ picture, close }: { readonly picture: Picture; readonly close: () => void }) {
  const { t } = useTexts()
  const look = useChange(ops.identity.openDocument, undefined, { isTold: true })
  const label = word(t.kycItems, picture.item)
  return (
    <Modal opened onClose={close} title={label} size="lg" centered>
      {look.data ? (
        <Stack>
          <Image
            src={`data:${look.data.type};base64,${look.data.file}`}
            alt={label}
            fit="contain"
            mah={420}
          />
          <Text>
            {look.data.name} · {formatCpf(look.data.cpf)}
          </Text>
        </Stack>
      ) : (
        <Stack>
          <Text size="sm">{t.kycLookTraced}</Text>
          <Group justify="flex-end">
            <Button
              data-autofocus
              loading={look.isPending}
              onClick={() => look.mutate({ params: { documentId: picture.documentId }, body: {} })}
            >
              {t.kycLook}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

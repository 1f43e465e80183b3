import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { Figures } from '../../components/figures.tsx'
import { Nothing } from '../../components/nothing.tsx'
import { Loaded } from '../../components/page.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { Pager, Rows } from '../../components/rows.tsx'
import { Instant, Money, reaisText } from '../../components/shown.tsx'
import { playerMoneyTexts } from '../../i18n/areas/player-money.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'

type View = CallReply<typeof ops.playerMoney.bonuses>

/** Why a player cannot take everything out: locks, bonuses with their wagering, and those before. */
export function Bonuses({ playerId }: { readonly playerId: string }) {
  const t = useArea(playerMoneyTexts)
  const { t: common } = useTexts()
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.playerMoney.bonuses, {
    params: { playerId },
    query: before ? { before } : {},
  })
  return (
    <Loaded query={query}>
      {({ balance, active, gifts, ended, next }) => (
        <Stack>
          <Figures
            cols={{ base: 2, sm: 4 }}
            figures={[
              [t.withdrawable, balance.withdrawable],
              [t.locked, balance.locked],
              [common.bonus, balance.bonus],
              [t.owed, balance.owed],
            ]}
          />
          <Title order={2} size="h5">
            {t.locks}
          </Title>
          <Locks locks={balance.locks} />
          <Title order={2} size="h5">
            {t.active}
          </Title>
          <Active playerId={playerId} active={active} />
          {gifts.length > 0 && (
            <>
              <Title order={2} size="h5">
                {t.gifts}
              </Title>
              <Gifts playerId={playerId} gifts={gifts} />
            </>
          )}
          <Title order={2} size="h5">
            {t.ended}
          </Title>
          <Rows
            list="bonuses"
            rows={ended}
            rowKey={({ bonusId }) => bonusId}
            columns={[
              { head: t.campaign, kind: 'code', render: ({ campaign }) => campaign },
              {
                head: common.amount,
                kind: 'money',
                render: (one) => <Money amount={one.amount} />,
              },
              { head: t.granted, render: ({ grantedAt }) => <Instant at={grantedAt} /> },
              { head: t.end, render: ({ end }) => t.ends[end] },
              { head: common.at, render: ({ endedAt }) => <Instant at={endedAt} /> },
            ]}
          />
          <Pager
            first={before !== undefined && (() => setBefore(undefined))}
            next={next !== null && (() => setBefore(next))}
          />
        </Stack>
      )}
    </Loaded>
  )
}

function Locks({ locks }: { readonly locks: View['balance']['locks'] }) {
  const t = useArea(playerMoneyTexts)
  const { t: common } = useTexts()
  if (locks.length === 0) return <Nothing>{t.noLocks}</Nothing>
  return (
    <Rows
      rows={locks}
      rowKey={({ lockId }) => lockId}
      columns={[
        { head: common.kind, render: ({ source }) => t.sources[source] },
        { head: common.amount, kind: 'money', render: (one) => <Money amount={one.amount} /> },
        { head: t.needed, kind: 'money', render: (one) => <Money amount={one.needed} /> },
        { head: t.wagered, kind: 'money', render: (one) => <Money amount={one.wagered} /> },
        { head: t.left, kind: 'money', render: (one) => <Money amount={one.left} /> },
        { head: t.lockedAt, render: ({ lockedAt }) => <Instant at={lockedAt} /> },
      ]}
    />
  )
}

function Active({
  playerId,
  active,
}: {
  readonly playerId: string
  readonly active: View['active']
}) {
  const t = useArea(playerMoneyTexts)
  const { t: common, lang } = useTexts()
  const me = useMe()
  const [taking, setTaking] = useState<View['active'][number] | null>(null)
  const cancel = useChange(ops.playerMoney.cancelBonus, () => setTaking(null))
  return (
    <>
      <Rows
        rows={active}
        rowKey={({ bonusId }) => bonusId}
        minWidth={860}
        columns={[
          { head: t.campaign, kind: 'code', render: ({ campaign }) => campaign },
          { head: common.amount, kind: 'money', render: (one) => <Money amount={one.amount} /> },
          { head: t.needed, kind: 'money', render: (one) => <Money amount={one.toWager} /> },
          { head: t.wagered, kind: 'money', render: (one) => <Money amount={one.wagered} /> },
          { head: t.left, kind: 'money', render: (one) => <Money amount={one.missing} /> },
          { head: t.expires, render: ({ expiresAt }) => <Instant at={expiresAt} /> },
          {
            kind: 'actions',
            render: (one) =>
              me.may('offer.change') && (
                <Button
                  size="compact-xs"
                  color="red"
                  variant="light"
                  onClick={() => setTaking(one)}
                >
                  {t.cancel}
                </Button>
              ),
          },
        ]}
      />
      <ReasonModal
        title={t.cancel}
        lead={t.cancelLead.replace('{amount}', reaisText(taking?.amount ?? '0.00', lang))}
        isOpen={taking !== null}
        isBusy={cancel.isPending}
        color="red"
        onClose={() => setTaking(null)}
        onConfirm={(reason) =>
          taking &&
          cancel.mutate({ params: { playerId, bonusId: taking.bonusId }, body: { reason } })
        }
      />
    </>
  )
}

function Gifts({ playerId, gifts }: { readonly playerId: string; readonly gifts: View['gifts'] }) {
  const t = useArea(playerMoneyTexts)
  const { t: common, lang } = useTexts()
  const me = useMe()
  const [taking, setTaking] = useState<View['gifts'][number] | null>(null)
  const cancel = useChange(ops.playerMoney.cancelGift, () => setTaking(null))
  return (
    <>
      <Rows
        rows={gifts}
        rowKey={({ awardId }) => awardId}
        columns={[
          { head: t.gift, kind: 'code', render: ({ gift }) => gift },
          { head: common.amount, kind: 'money', render: (one) => <Money amount={one.amount} /> },
          { head: t.granted, render: ({ grantedAt }) => <Instant at={grantedAt} /> },
          { head: t.expires, render: ({ expiresAt }) => <Instant at={expiresAt} /> },
          {
            kind: 'actions',
            render: (one) =>
              me.may('offer.change') && (
                <Button
                  size="compact-xs"
                  color="red"
                  variant="light"
                  onClick={() => setTaking(one)}
                >
                  {t.cancelGift}
                </Button>
              ),
          },
        ]}
      />
      <ReasonModal
        title={t.cancelGift}
        lead={t.cancelGiftLead.replace('{amount}', reaisText(taking?.amount ?? '0.00', lang))}
        isOpen={taking !== null}
        isBusy={cancel.isPending}
        color="red"
        onClose={() => setTaking(null)}
        onConfirm={(reason) =>
          taking &&
          cancel.mutate({ params: { playerId, awardId: taking.awardId }, body: { reason } })
        }
      />
    </>
  )
}

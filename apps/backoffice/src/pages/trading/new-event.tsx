import { ops } from '@jogada/contract'
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useChange } from '../../api/use-call.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { sportNames } from './sport-names.ts'
import { ClockInput } from '../../components/clock-input.tsx'
import { instantAt } from '../../components/wall-clock.ts'
import { useFields } from '../../components/use-fields.ts'

const EMPTY = { sport: 'football', competition: '', stage: '', home: '', away: '', startsAt: '' }

/** Announces an event by hand and goes to it. */
export function NewEvent({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useArea(tradingTexts)
  const sports = useArea(sportNames)
  const navigate = useNavigate()
  const { form, field, set, clear } = useFields(EMPTY)
  const announce = useChange(ops.trading.announce, ({ eventId }) => {
    clear()
    void navigate({ to: '/mercados/$eventId', params: { eventId } })
  })
  return (
    <Modal opened={isOpen} onClose={onClose} title={t.newEvent} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          announce.mutate({
            body: {
              ...form,
              sport: form.sport as (typeof ops.trading.handSports)[number],
              startsAt: instantAt(form.startsAt) ?? '',
            },
          })
        }}
      >
        <Stack>
          <Select
            label={t.sport}
            allowDeselect={false}
            value={form.sport}
            data={ops.trading.handSports.map((value) => ({ value, label: sports[value] ?? value }))}
            onChange={(sport) => sport && set('sport', sport)}
          />
          <TextInput label={t.competition} required minLength={2} {...field('competition')} />
          <TextInput label={t.stage} {...field('stage')} />
          <Group grow>
            <TextInput label={t.home} required minLength={2} {...field('home')} />
            <TextInput label={t.away} required minLength={2} {...field('away')} />
          </Group>
          <ClockInput label={t.startsAt} required {...field('startsAt')} />
          <Group justify="flex-end">
            <Button type="submit" loading={announce.isPending}>
              {t.announce}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

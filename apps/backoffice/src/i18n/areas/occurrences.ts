import type { ops } from '@jogada/contract'

type Kinds = Readonly<Record<ops.occurrences.OccurrenceKind, string>>

const pt = {
  title: 'Ocorrências',
  lead: 'O que a lei manda guardar e ninguém pode mudar. O que a equipe fez está na auditoria.',
  kind: 'O que houve',
  detail: 'Dados',
  kinds: {
    login_failed: 'Login errado',
    login_locked: 'Login fechado por erros',
    identity_mismatch: 'Identidade não confere',
    payer_mismatch: 'Pix de outro CPF',
    deposits_paused: 'Recargas pausadas',
    deposits_suspended: 'Recargas suspensas',
    large_stake: 'Aposta alta',
    large_win: 'Prêmio alto',
    play_voided: 'Aposta anulada',
    result_corrected: 'Resultado corrigido',
    balance_owed: 'Jogador ficou devendo',
    personal_data_changed: 'Dados pessoais mudaram',
    service_started: 'Servidor entrou no ar',
    service_stopped: 'Servidor saiu do ar em ordem',
    provider_away: 'Pix fora do ar',
    provider_back: 'Pix voltou',
    clock_off: 'Relógio fora do tempo',
    files_verified: 'Arquivos em uso conferidos',
    files_changed: 'Arquivos mudaram em uso',
    ledger_wrong: 'Livro-razão não confere',
    game_stopped: 'Jogo parado pelo retorno',
  } as Kinds,
  liftDeposits: 'Liberar recargas',
  liftPaused: 'Vários Pix de outro CPF pausaram as recargas até {until}. Liberar vale na hora.',
  liftSuspended:
    'Pix de outro CPF continuaram depois de uma pausa. As recargas ficam suspensas até alguém liberar.',
  depositsPaused: 'Recargas pausadas',
  depositsSuspended: 'Recargas suspensas',
}

const en: typeof pt = {
  title: 'Occurrences',
  lead: 'What the law wants kept and nobody can change. What staff did is in the audit log.',
  kind: 'What happened',
  detail: 'Facts',
  kinds: {
    login_failed: 'Wrong login',
    login_locked: 'Login locked by failures',
    identity_mismatch: 'Identity does not fit',
    payer_mismatch: 'Pix of another CPF',
    deposits_paused: 'Deposits paused',
    deposits_suspended: 'Deposits suspended',
    large_stake: 'Large stake',
    large_win: 'Large win',
    play_voided: 'Bet voided',
    result_corrected: 'Result corrected',
    balance_owed: 'Player owes',
    personal_data_changed: 'Personal data changed',
    service_started: 'Server started',
    service_stopped: 'Server stopped in order',
    provider_away: 'Pix is down',
    provider_back: 'Pix is back',
    clock_off: 'Clock is off',
    files_verified: 'Files in use verified',
    files_changed: 'Files changed while in use',
    ledger_wrong: 'The ledger does not add up',
    game_stopped: 'Game stopped for its return',
  },
  liftDeposits: 'Let deposits in',
  liftPaused:
    'Several payments of somebody else paused deposits until {until}. Letting them in holds at once.',
  liftSuspended:
    'Payments of somebody else went on after a pause. Deposits stay suspended until somebody lets them in.',
  depositsPaused: 'Deposits paused',
  depositsSuspended: 'Deposits suspended',
}

export const occurrenceTexts = { pt, en }

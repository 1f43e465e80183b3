import { fill } from '../fill.ts'

/** A passkey that was made for an operator, by its name, and from where. */
export type NewPasskey = { readonly name: string; readonly at: Date; readonly address: string }

const pt = {
  locale: 'pt-BR',
  subject: 'Jogada: nova chave de acesso na sua conta da operação',
  made: 'A chave “{name}” foi criada em {at} (horário de Brasília), do endereço {address}. Com a sua senha, ela abre a operação no lugar do código.',
  notYou:
    'Se não foi você, remova-a em “Minha conta”, troque a senha e avise quem administra a operação.',
}

const en: typeof pt = {
  locale: 'en-GB',
  subject: 'Jogada: a new passkey in your account of the desk',
  made: 'The passkey “{name}” was made on {at} (time of Brasília), from the address {address}. With your password it opens the desk in the place of the code.',
  notYou:
    'If this was not you, remove it under “My account”, change your password and tell whoever runs the desk.',
}

const texts = { pt_BR: pt, en_US: en }

/** The mail that tells an operator of a passkey, in a language of the desk. */
export function newPasskeyMail(
  language: keyof typeof texts,
  { name, at, address }: NewPasskey,
): { readonly subject: string; readonly text: string } {
  const t = texts[language]
  const when = new Intl.DateTimeFormat(t.locale, {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
  return {
    subject: t.subject,
    text: `${fill(t.made, { name, at: when, address })}\n\n${t.notYou}\n`,
  }
}

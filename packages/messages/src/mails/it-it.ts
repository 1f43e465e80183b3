import type { MailTexts } from './index.ts'

export const itIt: MailTexts = {
  reset_code: {
    subject: 'Il tuo codice: {code}',
    text: `Ciao!

Usa questo codice per creare una nuova password: {code}

Vale {minutes} minuti. Se non l’hai chiesto tu, ignora questa e-mail: la tua password resta la stessa.

Jogada`,
  },
  login_code: {
    subject: 'Il tuo codice: {code}',
    text: `Ciao!

Usa questo codice per accedere al tuo conto: {code}

Vale {minutes} minuti. Non dirlo a nessuno. Se non hai provato ad accedere, qualcuno conosce la tua password: cambiala subito.

Jogada`,
  },
  inbox_message: {
    subject: 'Un messaggio da Jogada',
    text: `Ciao!

{text}

Ricevi questa e-mail perché l’hai chiesta nella casella dei messaggi, dove puoi disattivarla.

Jogada`,
  },
  password_changed: {
    subject: 'La tua password è stata cambiata',
    text: `Ciao!

La password del tuo conto è appena stata cambiata e tutti i dispositivi sono stati disconnessi. Accedi con la nuova password.

Se non sei stato tu, reimposta subito la password con “Password dimenticata” e contatta la nostra assistenza.

Jogada`,
  },
  phone_changed: {
    subject: 'Il tuo telefono è stato cambiato',
    text: `Ciao!

Il telefono del tuo account è appena stato cambiato con quello che finisce con {end}.

Se non sei stato tu, cambia subito la password e parla con il supporto.

Jogada`,
  },
  phone_released: {
    subject: 'Il telefono del tuo account è stato liberato',
    text: `Ciao!

Su richiesta, il nostro supporto ha liberato il telefono che finisce con {end}: non vale più come confermato per il tuo account. Tutti i dispositivi sono stati disconnessi. Accedi con la tua password e conferma un telefono.

Se non l’hai chiesto tu, cambia subito la password e parla con il supporto.

Jogada`,
  },
  factor_released: {
    subject: 'La verifica in due passaggi del tuo account è stata disattivata',
    text: `Ciao!

Su richiesta, il nostro supporto ha disattivato la verifica in due passaggi del tuo account: l’app di autenticazione e i codici di recupero non valgono più. Tutti i dispositivi sono stati disconnessi. Accedi con la tua password e riattivala in Sicurezza.

Se non l’hai chiesto tu, cambia subito la password e parla con il supporto.

Jogada`,
  },
  email_code: {
    subject: 'Il tuo codice: {code}',
    text: `Ciao!

Usa questo codice per accedere d’ora in poi al tuo conto con questa e-mail: {code}

Vale {minutes} minuti. Se non l’hai chiesto tu, ignora questa e-mail: non cambia nulla.

Jogada`,
  },
  email_changed: {
    subject: 'La tua e-mail è stata cambiata',
    text: `Ciao!

L’e-mail del tuo conto è appena stata cambiata. Questo indirizzo non apre più il conto.

Se non sei stato tu, parla subito con il supporto.

Jogada`,
  },
  account_suspended: {
    subject: 'Il tuo conto è sospeso',
    text: `Ciao!

Il nostro team ha sospeso il tuo conto. Nel frattempo nessuno può accedere, giocare o depositare. Il saldo resta tuo e viene conservato.

Per sapere il motivo o chiederne la riapertura, scrivici: {contact}

Jogada`,
  },
  account_closed_by_us: {
    subject: 'Il tuo conto è chiuso',
    text: `Ciao!

Il nostro team ha chiuso il tuo conto. Nessuno può più accedere, giocare o depositare. Il saldo rimasto resta tuo.

Per sapere il motivo o ricevere il saldo, scrivici: {contact}

Jogada`,
  },
  account_reopened: {
    subject: 'Il tuo conto è di nuovo aperto',
    text: `Ciao!

La sospensione del tuo conto è finita. Puoi accedere di nuovo.

Per qualsiasi dubbio, scrivici: {contact}

Jogada`,
  },
  account_closed: {
    subject: 'Il tuo conto è chiuso',
    text: `Ciao!

Il tuo conto è chiuso, come hai chiesto. Nessuno può più accedere e non invieremo pubblicità.

Per cinque anni conserviamo solo ciò che chiede la legge: identità, scommesse e pagamenti.

Jogada`,
  },
}

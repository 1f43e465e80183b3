import { refused } from '../../cashier/refused/de-de.ts'

export const help = {
  helpTitle: 'Hilfe und Regeln',
  underWayTitle: 'Dein Geld unterwegs',
  choicesTitle: 'Wie du benachrichtigt wirst',
  choicesPush: 'Hinweis',
  choicesMail: 'E-Mail',
  choicesSafety: 'Was deine Sicherheit betrifft, wird immer gemeldet.',
  quietTitle: 'Nachtruhe',
  quietLead: 'Hinweise auf deinen Geräten warten, bis diese Zeit vorbei ist.',
  quietFrom: 'Beginnt um',
  quietTo: 'Endet um',
  search: 'In der Hilfe suchen',
  found: '{count, plural, =0 {Nichts gefunden} one {# Antwort} other {# Antworten}}',
  nothingFound: 'Nichts gefunden. Schreib uns.',
  talk: 'Mit dem Support sprechen',
  helpAbout: 'Hilfe dazu',
  rulesTitle: 'Regeln und Bedingungen',
  deskTitle: 'Support',
  deskLead: 'Schreib unserem Team. Du bekommst eine Vorgangsnummer.',
  deskLogin: 'Melde dich an, um mit dem Support zu sprechen.',
  deskOutside: 'Kein Zugang zu deinem Konto? Schreib an {email}.',
  openSupport: 'Support öffnen',
  askAbout: 'Support dazu fragen',
  newTicket: 'Neue Anfrage',
  newClosed: 'Neue Anfragen sind gerade geschlossen. Offene laufen weiter.',
  allTickets: 'Alle Anfragen',
  noTickets: 'Du hast noch keine Anfragen.',
  topic: 'Thema',
  topics: {
    deposit: 'Einzahlung',
    withdrawal: 'Auszahlung',
    bet: 'Wette',
    game: 'Spiel',
    account: 'Konto',
    other: 'Anderes',
  },
  ticketStates: {
    open: 'Offen',
    answered: 'Beantwortet',
    closed: 'Geschlossen',
  },
  about: 'Einzahlung, Auszahlung, Wette oder Runde (optional)',
  aboutHint: 'Nummer aus dem Verlauf',
  words: 'Was ist passiert?',
  send: 'Senden',
  sla: 'Wir antworten innerhalb von {hours} Stunden.',
  protocol: 'Vorgang {id}',
  answerBy: 'Antwort bis {time}',
  you: 'Du',
  team: 'Support',
  reply: 'Deine Nachricht',
  closeTicket: 'Schließen',
  rate: 'Wie war diese Hilfe?',
  rateAs: '{n} von 5',
  rated: 'Danke für die Bewertung.',
  inboxTitle: 'Nachrichten',
  inboxUnread: '{count, plural, one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}',
  inboxLogin: 'Melde dich an, um deine Nachrichten zu lesen.',
  pushTitle: 'Nachricht auf dieses Gerät',
  pushLead: 'Auch wenn die App zu ist. Nur was im Posteingang steht.',
  pushDenied: 'Der Browser erlaubt keine Nachrichten. Ändere es in seinen Einstellungen.',
  pushFailed:
    'Nicht eingeschaltet: Der Nachrichtendienst hat nicht geantwortet. Versuche es später.',
  inboxEmpty: 'Keine Nachrichten.',
  readAll: '{count, plural, one {# als gelesen markieren} other {# als gelesen markieren}}',
  seeBet: 'Wette ansehen',
  unread: 'Ungelesen',
  categories: {
    all: 'Alle',
    money: 'Geld',
    rewards: 'Prämien',
    support: 'Support',
    security: 'Sicherheit',
  },
  messages: {
    deposit_credited: 'Deine Einzahlung von {amount} ist gutgeschrieben.',
    deposit_credited_late:
      'Deine Einzahlung von {amount} ist ohne Bonus oder Rabatt der Bestellung gutgeschrieben: Das Pix wurde nach Ablauf der Frist bezahlt.',
    deposit_credited_amount:
      'Deine Einzahlung von {amount} ist ohne Bonus oder Rabatt der Bestellung gutgeschrieben: Es wurde ein anderer Betrag bezahlt.',
    deposit_credited_twice:
      'Deine Einzahlung von {amount} ist ohne Bonus oder Rabatt gutgeschrieben: Diese Bestellung war schon bezahlt.',
    deposit_credited_cancelled:
      'Deine Einzahlung von {amount} ist ohne Bonus oder Rabatt der Bestellung gutgeschrieben: Sie war schon storniert.',
    deposit_credited_lapsed:
      'Deine Einzahlung von {amount} ist gutgeschrieben. Was nur für die erste oder zweite Einzahlung versprochen war, kam nicht dazu: Eine andere wurde vorher gutgeschrieben.',
    deposit_returned_payer:
      'Das Pix über {amount} kam von einer anderen CPF und geht an den Zahler zurück. Zahle von einem Konto deiner eigenen CPF.',
    deposit_returned_limit:
      'Dein Einzahlungslimit oder deine Pause lässt die Einzahlung von {amount} nicht zu. Das Pix geht auf dein Konto zurück.',
    deposit_returned_account:
      'Dein Konto ist gesperrt oder geschlossen und nimmt die Einzahlung von {amount} nicht an. Das Pix geht auf dein Konto bei der Bank zurück.',
    deposit_taken_back:
      'Die Bank hat ein Pix über {amount} zurückverlangt, und {taken} gingen von deinem Guthaben ab. Schreib dem Support, wenn du das nicht kennst.',
    deposit_taken_back_owed:
      'Die Bank hat ein Pix über {amount} zurückverlangt: {taken} gingen von deinem Guthaben ab, {owed} bleiben offen und werden mit dem nächsten Eingang verrechnet. Schreib dem Support, wenn du das nicht kennst.',
    gift_taken_back:
      'Auch der Bonus von {amount}, der mit einem zurückverlangten Pix kam, wurde zurückgenommen; {taken} gingen von deinem Guthaben ab.',
    gift_taken_back_owed:
      'Auch der Bonus von {amount}, der mit einem zurückverlangten Pix kam, wurde zurückgenommen: {taken} gingen von deinem Guthaben ab, {owed} bleiben offen und werden mit dem nächsten Eingang verrechnet.',
    deposit_refunded:
      'Wir haben {amount} eines Pix von dir auf das Konto zurückgeschickt, von dem es kam; {taken} gingen von deinem Guthaben ab.',
    deposit_refund_failed:
      'Die Bank hat die Rückgabe eines Pix über {amount} nicht angenommen, und der Betrag ist wieder in deinem Guthaben.',
    bet_reversed:
      'Das Ergebnis einer deiner Wetten wurde berichtigt: Die ausgezahlten {amount} wurden vom Guthaben abgebucht, und die Wette wartet auf das richtige Ergebnis.',
    bet_reversed_owed:
      'Das Ergebnis einer deiner Wetten wurde berichtigt. Von den ausgezahlten {amount} wurde abgebucht, was auf dem Guthaben war; der Rest bleibt offen und wird mit deinen nächsten Gewinnen verrechnet. Die Wette wartet auf das richtige Ergebnis.',
    bet_reopened: 'Das Ergebnis einer deiner Wetten wurde berichtigt, sie ist wieder offen.',
    bet_settled_won: 'Deine Wette über {stake} hat gewonnen und {amount} ausgezahlt.',
    bet_settled_lost: 'Deine Wette über {stake} hat verloren.',
    bet_settled_returned:
      'Deine Wette über {stake} wurde erstattet: {amount} sind wieder auf dem Guthaben.',
    bet_settled_partly: 'Ein Teil deiner Wette über {stake} ist wieder auf dem Guthaben: {amount}.',
    bet_settled_kept:
      'Deine Wette über {stake} wurde abgerechnet und brachte {amount}. Davon wurden {taken} mit dem verrechnet, was auf deinem Konto offen war.',
    bets_settled: 'Abgerechnete Wetten: {count}. Sie brachten zusammen {amount}.',
    transfer_received: '{name} hat dir {amount} überwiesen.',
    withdrawal_paid: 'Deine Auszahlung von {amount} ist bezahlt.',
    withdrawal_refused:
      'Deine Auszahlung von {amount} war nicht möglich, der Betrag ist wieder im Guthaben. {reason}',
    withdrawal_held:
      'Deine Auszahlung von {amount} wird wieder geprüft: Auf deinem Konto ist ein Betrag offen.',
    withdrawal_returned:
      'Die Empfängerbank hat {amount} deiner Auszahlung zurückgeschickt. Der Betrag ist wieder im Guthaben.',
    bonus_released: 'Dein Bonus von {amount} ist vollständig umgesetzt und jetzt Guthaben.',
    bonus_expired:
      'Dein Bonus von {amount} ist abgelaufen, bevor er vollständig umgesetzt war, und wurde abgebucht.',
    vip_level_reached: 'Du hast VIP-Level {level} erreicht.',
    rebate_paid: 'Dein Spielbonus von {amount} ist gutgeschrieben.',
    referral_paid: 'Deine Provision von {amount} ist gutgeschrieben.',
    care_message:
      'Dein Spiel hat sich verändert. Sieh dir deine Aktivität an und setze, wenn du magst, ein Limit.',
    care_break: 'Wir haben dein Konto für einen Tag pausiert. Auszahlungen gehen weiter.',
    care_on_word:
      'Auf deinen Wunsch hat unser Team ein Limit oder eine Pause gesetzt. Auszahlungen gehen weiter.',
    limit_near_deposit:
      'Mindestens 80 % deines Einzahlungslimits sind aufgebraucht. Übrig: {amount}.',
    limit_near_stake: 'Mindestens 80 % deines Einsatzlimits sind aufgebraucht. Übrig: {amount}.',
    limit_near_loss: 'Mindestens 80 % deines Verlustlimits sind aufgebraucht. Übrig: {amount}.',
    limit_near_time: 'Mindestens 80 % deines Zeitlimits sind aufgebraucht. Übrig: {text} Min.',
    support_answer: 'Der Support hat dir geantwortet.',
    bonus_taken_back:
      'Unser Team hat deinen Bonus von {amount} zurückgenommen. Dein Guthaben hat sich nicht geändert.',
    bonus_granted:
      'Du hast einen Bonus von {amount} bekommen. Die Bedingungen stehen unter Boni; du kannst darauf verzichten.',
    award_granted:
      'Eine Prämie von {amount} wartet auf dich. Sie kommt nur auf dein Konto, wenn du sie annimmst.',
    operator_message: 'Unser Team schreibt: {text}',
  },
  refused,
  noticeUntil: 'in {time}',
  noticeLabel: 'Hinweis',
  dismiss: 'Hinweis schließen',
}

export const help = {
  helpTitle: 'Hilfe und Regeln',
  search: 'In der Hilfe suchen',
  found: '{count, plural, =0 {Nichts gefunden} one {# Antwort} other {# Antworten}}',
  nothingFound: 'Nichts gefunden. Schreib uns.',
  talk: 'Mit dem Support sprechen',
  faq: {
    deposit: {
      q: 'Wie zahle ich ein?',
      a: 'Wähle einen Betrag, öffne PIX und zahle in der App deiner Bank mit deiner CPF. Der Code gilt 30 Minuten.',
    },
    late: {
      q: 'Ich habe gezahlt, aber das Guthaben ist gleich. Was nun?',
      a: 'Tippe auf der PIX-Seite auf „Já paguei, verificar“. Dauert es länger als ein paar Minuten, schreib dem Support mit der Auftragsnummer.',
    },
    withdraw: {
      q: 'Wie und wann bekomme ich meine Auszahlung?',
      a: 'Die Auszahlung geht per PIX an einen Schlüssel deiner CPF. Gebühr und Anzahl pro Tag hängen von deinem VIP-Level ab.',
    },
    locked: {
      q: 'Warum ist ein Teil des Guthabens gesperrt?',
      a: 'Einzahlungen und Prämien müssen vor der Auszahlung umgesetzt werden. Unter Verlauf, Reiter Guthaben, siehst du jede Sperre und was fehlt.',
    },
    bonus: {
      q: 'Wie funktionieren die Boni?',
      a: 'Jede Aktion zeigt Betrag, Umsatz, Frist und was bei einem Abbruch geschieht. Die Teilnahme ist freiwillig.',
    },
    fair: {
      q: 'Woher weiß ich, dass ein Spiel fair ist?',
      a: 'Öffne bei Hausspielen die Runde und tippe auf Prüfen: Dein Gerät wiederholt die Ziehung mit den Seeds.',
    },
    settle: {
      q: 'Wann wird eine Sportwette ausgezahlt?',
      a: 'Sobald das Ergebnis des Markts feststeht. Wird das Ereignis annulliert, kommt der Einsatz zurück.',
    },
    level: {
      q: 'Wie steige ich im VIP-Level auf?',
      a: 'Mit Einzahlungen und Spielumsatz zusammen oder nur mit Spielumsatz. Die Seite VIP-Club zeigt, was fehlt.',
    },
    limits: {
      q: 'Ich möchte weniger spielen. Was kann ich tun?',
      a: 'Setze Limits oder mach eine Pause. Wenn du Hilfe brauchst: In Brasilien erreichst du den CVV unter 188.',
    },
  },
  rulesTitle: 'Regeln und Bedingungen',
  rules: {
    age: 'Nur Personen ab 18 Jahren dürfen ein Konto haben und spielen.',
    account:
      'Jede Person hat ein Konto, auf eigenen Namen und eigene CPF. Es darf nicht verliehen oder verkauft werden.',
    money:
      'Ein- und Auszahlungen laufen nur über Konten derselben CPF. Zahlungen Dritter gehen zurück.',
    bets: 'Eine Wette gilt, sobald sie bestätigt ist. Offensichtliche Fehler bei Quote oder Ergebnis können berichtigt werden, immer mit Eintrag.',
    bonus:
      'Boni folgen den Regeln ihrer Aktion. Mehrfachkonten, gleiche Geräte oder Adressen zählen nicht.',
    conduct:
      'Betrug, regelwidrige Bots oder Manipulation von Ergebnissen führen zur Schließung des Kontos.',
    law: 'Prüfe, ob Online-Glücksspiel an deinem Ort erlaubt ist. Beschwerden sind auch bei consumidor.gov.br möglich.',
  },
  deskTitle: 'Support',
  deskLead: 'Schreib unserem Team. Du bekommst eine Vorgangsnummer.',
  deskLogin: 'Melde dich an, um mit dem Support zu sprechen.',
  openSupport: 'Support öffnen',
  askAbout: 'Support dazu fragen',
  newTicket: 'Neue Anfrage',
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
  sla: 'Wir antworten innerhalb von 24 Stunden.',
  protocol: 'Vorgang {id}',
  answerBy: 'Antwort bis {time}',
  you: 'Du',
  team: 'Support',
  reply: 'Deine Nachricht',
  closeTicket: 'Schließen',
  inboxTitle: 'Nachrichten',
  inboxUnread: '{count, plural, one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}',
  inboxLogin: 'Melde dich an, um deine Nachrichten zu lesen.',
  inboxEmpty: 'Keine Nachrichten.',
  readAll: '{count, plural, one {# als gelesen markieren} other {# als gelesen markieren}}',
  unread: 'Ungelesen',
  categories: {
    all: 'Alle',
    money: 'Geld',
    rewards: 'Prämien',
    support: 'Support',
  },
  messages: {
    deposit_credited: 'Deine Einzahlung von {amount} ist gutgeschrieben.',
    withdrawal_paid: 'Deine Auszahlung von {amount} ist bezahlt.',
    withdrawal_refused:
      'Deine Auszahlung von {amount} war nicht möglich, der Betrag ist wieder im Guthaben.',
    withdrawal_held:
      'Deine Auszahlung von {amount} wird wieder geprüft: Auf deinem Konto ist ein Betrag offen.',
    vip_level_reached: 'Du hast VIP-Level {level} erreicht.',
    rebate_paid: 'Dein Spielbonus von {amount} ist gutgeschrieben.',
    referral_paid: 'Deine Provision von {amount} ist gutgeschrieben.',
    support_answer: 'Der Support hat dir geantwortet.',
  },
  noticeLabel: 'Hinweis',
  dismiss: 'Hinweis schließen',
}

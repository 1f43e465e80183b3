import type { HelpTexts } from './help-texts.ts'

export const deDe: HelpTexts = {
  sections: {
    account: 'Konto und Zugang',
    money: 'Ein- und Auszahlungen',
    rewards: 'Boni, VIP und Einladungen',
    sports: 'Sportwetten',
    games: 'Spiele',
    care: 'Verantwortungsvolles Spiel',
    contact: 'Support und Nachrichten',
  },
  articles: {
    who: [
      'Wer darf ein Konto haben?',
      'Erwachsene ab 18 Jahren, ein Konto je Person und CPF. Es darf weder verliehen noch verkauft werden.',
    ],
    identityDeposit: [
      'Warum fragt ihr nach Name und CPF?',
      'Vor der ersten Einzahlung bestätigen wir einmal Name und CPF, denn Geld kommt nur von dir. Ist ein Dokument nötig, zeigt die Seite zur Identität, welches und wie weit es ist.',
    ],
    identityPlay: [
      'Warum fragt ihr nach Name und CPF?',
      'Vor dem Spiel bestätigen wir, wer du bist. Die Seite zur Identität zeigt, was fehlt, was geprüft wird und warum etwas abgelehnt wurde; nur das wird neu gesendet.',
    ],
    password: [
      'Passwort vergessen. Wie komme ich hinein?',
      'Tippe beim Anmelden auf Passwort vergessen. Der Code kommt per E-Mail und gilt {resetMinutes} Minuten. Das neue Passwort hat {passwordMin} bis {passwordMax} Zeichen.',
    ],
    access: [
      'Wie schütze ich mein Konto?',
      'Unter Sicherheit schaltest du die Bestätigung in zwei Schritten mit {recoveryCodes} Notfallcodes ein, legst Passkeys an und beendest Sitzungen anderer Geräte. Nach {loginFailures} falschen Passwörtern wartet die Anmeldung {loginMinutes} Minuten; ungenutzt endet eine Sitzung nach {idle}.',
    ],
    closing: [
      'Wie schließe ich mein Konto oder lade meine Daten?',
      'Unter Sicherheit. Das Spiel endet sofort, das Guthaben geht an deine CPF, das Konto öffnet nicht wieder. Offene Wetten müssen vorher enden. Was das Gesetz zu behalten verlangt, wird nach {keptYears} Jahren gelöscht.',
    ],
    deposit: [
      'Wie zahle ich ein?',
      'Wähle einen Betrag ab {depositMinimum} und bezahle das PIX von einem Konto deiner eigenen CPF. Der Code gilt {payMinutes} Minuten. Im schnellsten Fall ist das Geld in 5 Minuten da.',
    ],
    late: [
      'Bezahlt, aber das Guthaben ist gleich. Was nun?',
      'Tippe auf der PIX-Seite auf Prüfen. Auch eine Zahlung nach der Frist wird gutgeschrieben, ohne Bonus oder Rabatt. Dauert es lange, öffne unter Verlauf eine Anfrage zur Einzahlung.',
    ],
    otherPayer: [
      'Darf jemand anderes für mich zahlen?',
      'Nein. Ein PIX von einer anderen CPF geht an den Zahler zurück, und wir sagen es dir. Nach {failures} solchen Zahlungen in {failuresMinutes} Minuten ruhen Einzahlungen {pauseMinutes} Minuten; geht es weiter, hilft nur der Support. Auszahlungen laufen weiter.',
    ],
    bankReturn: [
      'Warum ging eine Einzahlung vom Guthaben ab?',
      'Die Bank kann ein PIX zurückverlangen, etwa bei Betrugsverdacht (MED). Der Betrag geht vom Guthaben ab; was fehlt, bleibt offen und muss vor der nächsten Auszahlung beglichen sein.',
    ],
    locked: [
      'Warum ist ein Teil meines Guthabens gesperrt?',
      'Jede Einzahlung muss vor der Auszahlung {depositTimes}x umgesetzt werden, gegen Geldwäsche; Prämien haben eigene Regeln. Abgerechnete Einsätze zählen, halbe Ergebnisse halb; Erstattetes und Cash-out nicht. Im Verlauf unter Guthaben steht jede Sperre und was fehlt.',
    ],
    withdraw: [
      'Wie und wann bekomme ich meine Auszahlung?',
      'Per PIX mit deiner CPF als Schlüssel: {withdrawMinimum} bis {withdrawMaximum} je Auszahlung, rund um die Uhr. Im schnellsten Fall in 10 Minuten. Der Ablauf zeigt jeden Schritt.',
    ],
    fees: [
      'Was kostet es und wie viele sind möglich?',
      'Das hängt vom VIP-Level ab: die Gebühr geht von {feeHighest} auf Level 0 bis {feeLowest} auf dem höchsten, die Zahl am Tag von {perDayLeast} bis {perDayMost}. Gebühr und Nettobetrag siehst du vorher; eine am selben Tag abgelehnte zählt nicht.',
    ],
    otherAccounts: [
      'Kann ich an eine Firma oder in USDT auszahlen?',
      'An die CNPJ einer Firma ja; vorher prüft es ein Mensch. USDT (TRC20) nur mit freigeschaltetem Konto: zum gezeigten Kurs, abzüglich 1 USDT für das Netz.',
    ],
    review: [
      'Warum wird meine Auszahlung geprüft?',
      'Hohe Beträge und Zeichen von Risiko, etwa ein kürzlich geändertes Passwort, sieht sich ein Mensch an. Grund und Frist stehen dabei: höchstens {reviewHours} Stunden. Das Geld bleibt für dich zurückgelegt.',
    ],
    refused: [
      'Meine Auszahlung wurde abgelehnt. Was passiert?',
      'Der ganze Betrag ist sofort wieder im Guthaben, ohne Gebühr. Nachricht und Ablauf sagen, warum und was vor einem neuen Antrag zu tun ist.',
    ],
    transfer: [
      'Kann ich an andere Spieler überweisen?',
      'Ja, an den Benutzernamen, mit Passwort oder Passkey: {transferMinimum} bis {transferMaximum}, bis zu {transfersPerDay} am Tag und {transferDay} am Tag insgesamt. An neue Empfänger bis {transferNew} in den ersten {transferNewHours} Stunden. Es lässt sich nicht rückgängig machen.',
    ],
    bonus: [
      'Wie funktionieren Boni?',
      'Jede Aktion zeigt Betrag, Umsatz, Frist und wie viel jedes Spiel zählt. Der Bonus steht für sich und wird nach dem Umsatz zu Guthaben, nach der Einzahlung selbst; nach der Frist endet er. Teilnehmen ist freiwillig.',
    ],
    bonusCancel: [
      'Kann ich auf einen Bonus verzichten?',
      'Ja, jederzeit in der Liste der Boni. Vorher siehst du, was bleibt und was geht: nur der Bonus geht, dein Guthaben bleibt.',
    ],
    awards: [
      'Wo sind meine Prämien und Geschenke?',
      'Neue Level und manche Aktionen bringen Prämien. Sie warten im VIP-Club und unter Aktionen, bis du sie nimmst; Frist und Umsatz stehen dabei.',
    ],
    level: [
      'Wie steige ich im VIP-Level?',
      'Von Level 0 bis {vipHighest}: durch Einzahlungen und Spiel zusammen oder durch Spiel allein. Ein Level fällt nie. Der VIP-Club zeigt, was fehlt und was jedes Level bringt.',
    ],
    levelByPlay: [
      'Wie steige ich im VIP-Level?',
      'Von Level 0 bis {vipHighest}, nur durch abgerechnetes Spiel. Ein Level fällt nie. Der VIP-Club zeigt, was fehlt und was jedes Level bringt.',
    ],
    rebate: [
      'Was ist der Spielbonus?',
      'Jeden Tag kommt ein Teil deiner abgerechneten Einsätze zurück, gewonnen oder verloren: bis {rebateHighest} auf dem höchsten Level. Er muss nicht umgesetzt werden.',
    ],
    invite: [
      'Was bekomme ich fürs Einladen?',
      'Einen Teil der abgerechneten Einsätze deiner Eingeladenen auf drei Stufen: {commissions}. Gezahlt wird einmal am Tag. Konten mit gleichem Gerät, gleicher Adresse oder CPF zählen nicht.',
    ],
    ladder: [
      'Was ist der Stufenbonus?',
      'Ein Betrag je Stufe, einmal, für direkt Eingeladene, die {ladderDeposit} eingezahlt und {ladderPlay} gespielt haben. Er muss vor der Auszahlung {ladderTimes}x umgesetzt werden.',
    ],
    settle: [
      'Wann wird eine Sportwette ausgezahlt?',
      'Sobald das Ergebnis des Marktes feststeht, manchmal vor dem Ende. Halb gewonnen zahlt die Hälfte zur Quote und erstattet die andere. Offizielle Korrekturen ändern nur bis {amendHours} Stunden danach etwas und stehen im Auszug.',
    ],
    postponed: [
      'Und wenn das Spiel verlegt oder abgebrochen wird?',
      'Endet es bis {resumeHours} Stunden nach dem geplanten Beginn, gilt es. Sonst bleibt Entschiedenes, der Rest wird erstattet. In der Kombi zählt der erstattete Tipp 1,00.',
    ],
    stakes: [
      'Welche Grenzen hat eine Wette?',
      '{betMinimum} bis {betMaximum}, mit bis zu {betPayout} Rückzahlung je Schein; der Schein zeigt das aktuelle Maximum, das kleiner sein kann. Die Gesamtquote einer Kombi reicht bis {combinedOdds}.',
    ],
    prices: [
      'Die Quote hat sich geändert. Was passiert?',
      'Der Schein zeigt alte und neue Quote und nimmt, wenn du nichts änderst, nur bessere von selbst an. Live wartet eine Wette {delayShortest} bis {delayLongest} Sekunden; ändert sich das Spiel, wird sie nicht angenommen und der Einsatz kommt zurück.',
    ],
    multiple: [
      'Wie funktionieren Kombis und Systeme?',
      'Eine Kombi hat bis zu {legs} Tipps und zahlt, wenn alle stimmen; ein System hat bis zu {systemLegs} und verteilt den Einsatz auf alle Kombinationen. Tipps eines Ereignisses lassen sich nicht kombinieren.',
    ],
    cashOut: [
      'Was ist Cash-out?',
      'Die Wette vor dem Ende ganz oder teilweise verkaufen, zum Betrag unter Meine Wetten. Solange ein Markt ausgesetzt ist, gibt es kein Angebot; live wartet es wie eine Wette.',
    ],
    replay: [
      'Was ist eine Wiederholung?',
      'Ein echtes vergangenes Spiel, immer so gekennzeichnet, Minute für Minute erzählt. Weil das Ergebnis bekannt sein kann, sind die Grenzen niedrig: {replayStake} je Wette, {replayPayout} Rückzahlung.',
    ],
    fair: [
      'Woher weiß ich, dass ein Spiel fair ist?',
      'In den Spielen des Hauses legen Seeds die Ziehung vor der Wette fest. Öffne die Runde und tippe auf Prüfen: dein Gerät wiederholt die Ziehung. Die theoretische Rückzahlung steht in den Regeln.',
    ],
    interrupted: [
      'Meine Verbindung brach in der Runde ab. Was nun?',
      'Nichts geht verloren: die Runde wartet {roundHours} Stunden. Danach wird gezahlt, was erreicht war, oder erstattet, wenn nichts geöffnet war. Sofort entschiedene Runden stehen im Verlauf.',
    ],
    limits: [
      'Wie begrenze ich mein Spiel?',
      'Unter Limits und Pausen: Einzahlungen, Einsätze, Verluste und Zeit je Tag, Woche und Monat. Ein niedrigeres Limit gilt sofort, ein höheres erst nach {looserHours} Stunden.',
    ],
    pause: [
      'Wie höre ich eine Zeit lang oder ganz auf?',
      'Unter Limits und Pausen: eine Pause von 24 Stunden bis 42 Tagen oder der Selbstausschluss für Monate oder ohne Ende. Beides kann niemand verkürzen. Auszahlungen bleiben offen.',
    ],
    support: [
      'Wo gibt es Hilfe, wenn Spielen zum Problem wird?',
      'Selbsttest und das Bild deiner Aktivität stehen unter Limits und Pausen. In Brasilien hilft CVV kostenlos Tag und Nacht unter 188.',
    ],
    ticket: [
      'Wie erreiche ich den Support?',
      'Öffne hier oder bei einer Einzahlung, Auszahlung oder Wette eine Anfrage: du bekommst eine Nummer und Antwort in höchstens {answerHours} Stunden. Bis zu {openTickets} können offen sein. Beschwerden nimmt auch consumidor.gov.br an.',
    ],
    messages: [
      'Wo sehe ich Nachrichten?',
      'Unter Nachrichten, nach Thema, mit dem Ungelesenen. Dort schaltest du auch Meldungen auf diesem Gerät ein; sie kommen auch bei geschlossener App.',
    ],
  },
  rules: {
    age: 'Nur Erwachsene ab 18 Jahren dürfen ein Konto haben und spielen.',
    account:
      'Jede Person hat ein Konto mit eigenem Namen und CPF. Es darf weder verliehen noch verkauft werden.',
    deposits:
      'Einzahlungen kommen von einem Konto derselben CPF. Was jemand anderes zahlt, geht an ihn zurück.',
    withdrawals: 'Auszahlungen gehen nur an die Person, der das Konto gehört.',
    wagering: 'Vor einer Auszahlung muss die Einzahlung {depositTimes}x umgesetzt werden.',
    bets: 'Eine Wette gilt, wenn sie bestätigt ist. Offensichtliche Fehler bei Quote oder Ergebnis können berichtigt werden, immer mit Vermerk.',
    offers: 'Boni und Prämien folgen den dort gezeigten Regeln, jede einmal je Person.',
    conduct: 'Betrug, regelwidrige Bots oder Spielmanipulation beenden das Konto.',
    law: 'Prüfe, ob Onlinespiel bei dir erlaubt ist. Beschwerden nimmt auch consumidor.gov.br an.',
  },
  asked: {
    idle: 'ein eine einen der die das den dem des von vom in im an am auf zu zum zur für mit ohne und oder ist sind war sein hat habe mein meine meinen ihr ihre ich sie mir mich es wie wo wann was welche warum wer viel viele schon noch nicht kein mehr bitte will möchte kann muss dies diese hier',
    words: {
      identityDeposit: 'verifizierung verifizieren dokument dokumente ausweis selfie kyc identität',
      identityPlay: 'verifizierung verifizieren dokument dokumente ausweis selfie kyc identität',
      password: 'passwort login anmelden einloggen zugang vergessen zurücksetzen',
      access: 'sicherheit schützen gehackt 2fa',
      closing: 'löschen schließen kündigen konto daten',
      deposit: 'einzahlung einzahlen aufladen pix bezahlen geld guthaben wallet',
      late: 'einzahlung aufladung pix dauert verspätet fehlt angekommen bezahlt ausstehend geld',
      withdraw:
        'auszahlung auszahlen abheben abhebung dauert lange verspätet angekommen kommt stornieren abbrechen geld wallet',
      fees: 'auszahlung auszahlen gebühr gebühren limit minimum maximum',
      review: 'auszahlung prüfung ausstehend dauert gesperrt blockiert',
      refused: 'auszahlung abgelehnt verweigert storniert zurück',
      bonus: 'bonus aktion angebot umsatz freispiele',
      bonusCancel: 'abbrechen stornieren verzichten bonus',
      settle: 'wette ergebnis ausgezahlt gewonnen gewinn',
      cashOut: 'cashout verkaufen stornieren wette',
      limits: 'limit limits senken kontrolle ausgaben',
      pause: 'pause sperren selbstausschluss aufhören',
      support: 'sucht süchtig spielsucht zwanghaft',
      ticket: 'support kundendienst chat sprechen mensch kontakt beschwerde telefon hilfe',
    },
  },
  sportRules: 'Regeln der Sportarten',
}

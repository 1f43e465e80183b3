import type { PaymentPageTexts } from './pt-br.ts'

export const deDe: PaymentPageTexts = {
  locale: 'de-DE',
  pageTitle: '{amount} per Pix zahlen',
  amount: 'Einzahlungsbetrag',
  to: 'An',
  preparing:
    'Wir bereiten deinen Pix-Code vor. Geh zurück und bestätige die Einzahlung noch einmal.',
  payBy: 'Zahle innerhalb von',
  step1: 'Code kopieren',
  step2: 'Öffne deine Bank-App und wähle Pix copia e cola',
  step3: 'Code einfügen und bestätigen',
  codeLabel: 'Pix-Code zum Kopieren',
  copy: 'Code kopieren',
  check: 'Schon bezahlt, prüfen',
  own: 'Zahle von einem Konto mit deiner eigenen CPF. Ein Pix von anderen wird zurückgeschickt.',
  qr: 'QR-Code für das Pix dieser Einzahlung',
  scan: 'Richte die Kamera der Bank-App auf den QR-Code',
  paidTitle: 'Zahlung bestätigt',
  paid: 'Der Betrag ist in deinem Guthaben.',
  expiredTitle: 'Dieser Code ist abgelaufen',
  expired:
    'Falls du schon bezahlt hast, keine Sorge: Der Betrag kommt in dein Guthaben, sobald die Bank bestätigt. Sonst geh zurück und erstelle einen neuen Code.',
  cancelledTitle: 'Einzahlung abgebrochen',
  cancelled:
    'Falls du schon bezahlt hast, keine Sorge: Der Betrag kommt in dein Guthaben, sobald die Bank bestätigt.',
  returnedTitle: 'Zahlung geht zurück',
  returned:
    'Das Pix kam von einer fremden CPF, darum geht der Betrag an den Zahler zurück. Zahle von einem Konto mit deiner eigenen CPF.',
  withdrawnTitle: 'Code zurückgezogen',
  withdrawn:
    'Ein Limit oder eine Pause deines Kontos gilt jetzt, deshalb kann dieser Code nicht mehr bezahlt werden. Hast du schon bezahlt, geht der Betrag auf das Herkunftskonto zurück.',
  copied: 'Kopiert',
  copyFailed:
    'Kopieren war nicht möglich. Der Code ist markiert: Kopiere ihn über das Menü des Telefons.',
  asking: 'Die Bank wird gefragt…',
  notYet: 'Die Bank hat die Zahlung noch nicht bestätigt. Meist dauert es Sekunden.',
  askFailed: 'Die Prüfung ging gerade nicht. Versuch es gleich noch einmal.',
}

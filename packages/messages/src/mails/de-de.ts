import type { MailTexts } from './index.ts'

export const deDe: MailTexts = {
  reset_code: {
    subject: 'Dein Code: {code}',
    text: `Hallo!

Mit diesem Code legst du ein neues Passwort fest: {code}

Er gilt {minutes} Minuten. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.

Jogada`,
  },
  login_code: {
    subject: 'Dein Code: {code}',
    text: `Hallo!

Mit diesem Code meldest du dich in deinem Konto an: {code}

Er gilt {minutes} Minuten. Gib ihn niemandem. Wenn du dich nicht anmelden wolltest, kennt jemand dein Passwort: Ändere es jetzt.

Jogada`,
  },
  inbox_message: {
    subject: 'Eine Nachricht von Jogada',
    text: `Hallo!

{text}

Du bekommst diese E-Mail, weil du sie im Posteingang gewünscht hast; dort kannst du sie abstellen.

Jogada`,
  },
  password_changed: {
    subject: 'Dein Passwort wurde geändert',
    text: `Hallo!

Das Passwort deines Kontos wurde gerade geändert und alle Geräte wurden abgemeldet. Melde dich mit dem neuen Passwort an.

Wenn du es nicht warst, setze das Passwort jetzt über „Passwort vergessen“ zurück und schreib unserem Support.

Jogada`,
  },
  phone_changed: {
    subject: 'Deine Telefonnummer wurde geändert',
    text: `Hallo!

Das Telefon deines Kontos wurde gerade auf die Nummer geändert, die auf {end} endet.

Wenn du es nicht warst, ändere jetzt dein Passwort und schreib unserem Support.

Jogada`,
  },
  phone_released: {
    subject: 'Das Telefon deines Kontos wurde freigegeben',
    text: `Hallo!

Unser Support hat auf Anfrage das Telefon freigegeben, das auf {end} endet: Es gilt für dein Konto nicht mehr als bestätigt. Alle Geräte wurden abgemeldet. Melde dich mit deinem Passwort an und bestätige ein Telefon.

Wenn du das nicht angefragt hast, ändere jetzt dein Passwort und schreib unserem Support.

Jogada`,
  },
  factor_released: {
    subject: 'Die Zwei-Faktor-Bestätigung deines Kontos wurde ausgeschaltet',
    text: `Hallo!

Unser Support hat auf Anfrage die Zwei-Faktor-Bestätigung deines Kontos ausgeschaltet: Die Authenticator-App und die Wiederherstellungscodes gelten nicht mehr. Alle Geräte wurden abgemeldet. Melde dich mit deinem Passwort an und schalte sie unter Sicherheit wieder ein.

Wenn du das nicht angefragt hast, ändere jetzt dein Passwort und schreib unserem Support.

Jogada`,
  },
  email_code: {
    subject: 'Dein Code: {code}',
    text: `Hallo!

Mit diesem Code meldest du dich künftig mit dieser E-Mail an: {code}

Er gilt {minutes} Minuten. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail: Es ändert sich nichts.

Jogada`,
  },
  email_changed: {
    subject: 'Deine E-Mail wurde geändert',
    text: `Hallo!

Die E-Mail deines Kontos wurde gerade geändert. Diese Adresse öffnet das Konto nicht mehr.

Wenn du es nicht warst, schreib jetzt unserem Support.

Jogada`,
  },
  account_suspended: {
    subject: 'Dein Konto ist gesperrt',
    text: `Hallo!

Unser Team hat dein Konto gesperrt. Bis auf Weiteres kann niemand sich damit anmelden, spielen oder einzahlen. Das Guthaben bleibt deins und wird verwahrt.

Wenn du den Grund wissen oder um Freigabe bitten willst, schreib uns: {contact}

Jogada`,
  },
  account_closed_by_us: {
    subject: 'Dein Konto ist geschlossen',
    text: `Hallo!

Unser Team hat dein Konto geschlossen. Niemand kann sich mehr damit anmelden, spielen oder einzahlen. Was an Guthaben übrig ist, bleibt deins.

Wenn du den Grund wissen oder das Guthaben ausgezahlt haben willst, schreib uns: {contact}

Jogada`,
  },
  account_reopened: {
    subject: 'Dein Konto ist wieder offen',
    text: `Hallo!

Die Sperre deines Kontos ist beendet. Du kannst dich wieder anmelden.

Bei Fragen schreib uns: {contact}

Jogada`,
  },
  account_closed: {
    subject: 'Dein Konto ist geschlossen',
    text: `Hallo!

Dein Konto ist geschlossen, wie du es wolltest. Niemand kann sich mehr anmelden, und wir senden keine Werbung.

Fünf Jahre lang behalten wir nur, was das Gesetz verlangt: Identität, Wetten und Zahlungen.

Jogada`,
  },
}

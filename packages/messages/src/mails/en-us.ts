import type { MailTexts } from './index.ts'

export const enUs: MailTexts = {
  reset_code: {
    subject: 'Your code: {code}',
    text: `Hello!

Use this code to choose a new password: {code}

It is good for {minutes} minutes. If it was not you who asked for it, ignore this e-mail: your password stays as it is.

Jogada`,
  },
  login_code: {
    subject: 'Your code: {code}',
    text: `Hello!

Use this code to log in to your account: {code}

It is good for {minutes} minutes. Tell it to nobody. If you did not try to log in, somebody knows your password: change it now.

Jogada`,
  },
  inbox_message: {
    subject: 'A message from Jogada',
    text: `Hello!

{text}

You get this e-mail because you asked for it in your inbox, where you can turn it off.

Jogada`,
  },
  password_changed: {
    subject: 'Your password was changed',
    text: `Hello!

The password of your account has just been changed, and every device was logged out. Log in with the new password.

If it was not you, reset the password now with "Forgot password" and talk to our support.

Jogada`,
  },
  phone_changed: {
    subject: 'Your phone was changed',
    text: `Hello!

The phone of your account has just been changed to the one that ends in {end}.

If it was not you, change your password now and talk to our support.

Jogada`,
  },
  phone_released: {
    subject: 'The phone of your account was released',
    text: `Hello!

On request, our support released the phone that ends in {end}: it no longer counts as confirmed for your account. All devices were signed out. Log in with your password and confirm a phone.

If it was not you who asked, change your password now and talk to our support.

Jogada`,
  },
  factor_released: {
    subject: 'Two-step verification of your account was switched off',
    text: `Hello!

On request, our support switched off two-step verification of your account: the authenticator app and the recovery codes no longer count. All devices were signed out. Log in with your password and switch it on again under Security.

If it was not you who asked, change your password now and talk to our support.

Jogada`,
  },
  email_code: {
    subject: 'Your code: {code}',
    text: `Hello!

Use this code to log in to your account with this e-mail from now on: {code}

It is good for {minutes} minutes. If it was not you who asked for it, ignore this e-mail: nothing changes.

Jogada`,
  },
  email_changed: {
    subject: 'Your e-mail was changed',
    text: `Hello!

The e-mail of your account has just been changed. This address does not open the account any more.

If it was not you, talk to our support now.

Jogada`,
  },
  account_suspended: {
    subject: 'Your account is suspended',
    text: `Hello!

Our team has suspended your account. Until that ends nobody can log in with it, play or deposit. The balance stays yours and is kept.

To learn why or to ask for it to be opened, write to us: {contact}

Jogada`,
  },
  account_closed_by_us: {
    subject: 'Your account is closed',
    text: `Hello!

Our team has closed your account. Nobody can log in with it, play or deposit any more. Whatever balance is left stays yours.

To learn why or to be paid the balance, write to us: {contact}

Jogada`,
  },
  account_reopened: {
    subject: 'Your account is open again',
    text: `Hello!

The suspension of your account has ended. You can log in again.

If you have questions, write to us: {contact}

Jogada`,
  },
  account_closed: {
    subject: 'Your account is closed',
    text: `Hello!

Your account is closed, as you asked. Nobody can log in to it any more, and we will send no advertising.

For five years we keep only what the law asks: identity, bets and payments.

Jogada`,
  },
}

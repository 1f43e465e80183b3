import type { MailTexts } from './index.ts'

export const esEs: MailTexts = {
  reset_code: {
    subject: 'Tu código: {code}',
    text: `¡Hola!

Usa este código para crear una nueva contraseña: {code}

Vale {minutes} minutos. Si no lo pediste tú, ignora este correo: tu contraseña sigue igual.

Jogada`,
  },
  login_code: {
    subject: 'Tu código: {code}',
    text: `¡Hola!

Usa este código para entrar en tu cuenta: {code}

Vale {minutes} minutos. No lo compartas. Si no intentaste entrar, alguien sabe tu contraseña: cámbiala ahora.

Jogada`,
  },
  inbox_message: {
    subject: 'Un mensaje de Jogada',
    text: `¡Hola!

{text}

Recibes este correo porque lo pediste en tu buzón de mensajes, donde puedes desactivarlo.

Jogada`,
  },
  password_changed: {
    subject: 'Tu contraseña se ha cambiado',
    text: `¡Hola!

La contraseña de tu cuenta acaba de cambiarse y se cerró la sesión en todos los dispositivos. Entra con la nueva contraseña.

Si no fuiste tú, restablece la contraseña ahora en «Olvidé mi contraseña» y habla con nuestra atención al cliente.

Jogada`,
  },
  phone_changed: {
    subject: 'Tu teléfono se ha cambiado',
    text: `¡Hola!

El teléfono de tu cuenta acaba de cambiarse por el que termina en {end}.

Si no fuiste tú, cambia la contraseña ahora y habla con nuestra atención al cliente.

Jogada`,
  },
  phone_released: {
    subject: 'El teléfono de tu cuenta se ha liberado',
    text: `¡Hola!

Nuestra atención al cliente ha liberado, a petición, el teléfono que termina en {end}: ya no cuenta como confirmado en tu cuenta. Se cerró la sesión en todos los dispositivos. Entra con tu contraseña y confirma un teléfono.

Si no lo pediste tú, cambia la contraseña ahora y habla con nuestra atención al cliente.

Jogada`,
  },
  factor_released: {
    subject: 'Se ha desactivado la verificación en dos pasos de tu cuenta',
    text: `¡Hola!

Nuestra atención al cliente ha desactivado, a petición, la verificación en dos pasos de tu cuenta: la aplicación de autenticación y los códigos de recuperación ya no valen. Se cerró la sesión en todos los dispositivos. Entra con tu contraseña y actívala de nuevo en Seguridad.

Si no lo pediste tú, cambia la contraseña ahora y habla con nuestra atención al cliente.

Jogada`,
  },
  email_code: {
    subject: 'Tu código: {code}',
    text: `¡Hola!

Usa este código para entrar en tu cuenta con este correo a partir de ahora: {code}

Vale {minutes} minutos. Si no lo pediste tú, ignora este correo: nada cambia.

Jogada`,
  },
  email_changed: {
    subject: 'Tu correo se ha cambiado',
    text: `¡Hola!

El correo de tu cuenta acaba de cambiarse. Esta dirección ya no abre la cuenta.

Si no fuiste tú, habla ahora con nuestra atención al cliente.

Jogada`,
  },
  account_suspended: {
    subject: 'Tu cuenta está suspendida',
    text: `¡Hola!

Nuestro equipo ha suspendido tu cuenta. Mientras tanto nadie puede entrar con ella, jugar ni depositar. El saldo sigue siendo tuyo y queda guardado.

Para saber el motivo o pedir que se abra, escríbenos: {contact}

Jogada`,
  },
  account_closed_by_us: {
    subject: 'Tu cuenta está cerrada',
    text: `¡Hola!

Nuestro equipo ha cerrado tu cuenta. Ya nadie puede entrar con ella, jugar ni depositar. El saldo que quede sigue siendo tuyo.

Para saber el motivo o cobrar el saldo, escríbenos: {contact}

Jogada`,
  },
  account_reopened: {
    subject: 'Tu cuenta está abierta de nuevo',
    text: `¡Hola!

La suspensión de tu cuenta ha terminado. Ya puedes entrar otra vez.

Si tienes dudas, escríbenos: {contact}

Jogada`,
  },
  account_closed: {
    subject: 'Tu cuenta está cerrada',
    text: `¡Hola!

Tu cuenta está cerrada, como pediste. Nadie puede entrar en ella y no enviaremos publicidad.

Durante cinco años guardamos solo lo que exige la ley: identidad, apuestas y pagos.

Jogada`,
  },
}

import { refused } from '../../cashier/refused/es-es.ts'

export const help = {
  helpTitle: 'Ayuda y reglas',
  underWayTitle: 'Tu dinero en camino',
  choicesTitle: 'Cómo avisarte',
  choicesPush: 'Aviso',
  choicesMail: 'Correo',
  choicesSafety: 'Lo que toca tu seguridad se avisa siempre.',
  quietTitle: 'Silencio por la noche',
  quietLead: 'Los avisos de tus dispositivos esperan hasta el final de ese horario.',
  quietFrom: 'Empieza a las',
  quietTo: 'Termina a las',
  search: 'Buscar en la ayuda',
  found: '{count, plural, =0 {Nada encontrado} one {# respuesta} other {# respuestas}}',
  nothingFound: 'Nada encontrado. Habla con nosotros.',
  talk: 'Hablar con atención al cliente',
  helpAbout: 'Ayuda sobre esto',
  rulesTitle: 'Reglas y condiciones',
  deskTitle: 'Atención al cliente',
  deskLead: 'Escribe a nuestro equipo. Recibes un número de protocolo.',
  deskLogin: 'Entra para hablar con atención al cliente.',
  deskOutside: '¿Sin acceso a tu cuenta? Escribe a {email}.',
  openSupport: 'Abrir atención al cliente',
  askAbout: 'Consultar esto con soporte',
  newTicket: 'Nueva consulta',
  newClosed: 'Las consultas nuevas están cerradas por ahora. Las abiertas siguen.',
  allTickets: 'Todas las consultas',
  noTickets: 'Aún no tienes consultas.',
  topic: 'Asunto',
  topics: {
    deposit: 'Depósito',
    withdrawal: 'Retiro',
    bet: 'Apuesta',
    game: 'Juego',
    account: 'Cuenta',
    other: 'Otro',
  },
  ticketStates: {
    open: 'Abierta',
    answered: 'Respondida',
    closed: 'Cerrada',
  },
  about: 'Pedido, retiro, apuesta o ronda (opcional)',
  aboutHint: 'Número que aparece en Registros',
  words: '¿Qué pasó?',
  send: 'Enviar',
  sla: 'Respondemos en un máximo de {hours} horas.',
  protocol: 'Protocolo {id}',
  answerBy: 'respuesta antes de {time}',
  you: 'Tú',
  team: 'Atención al cliente',
  reply: 'Tu mensaje',
  closeTicket: 'Cerrar',
  rate: '¿Cómo fue esta atención?',
  rateAs: '{n} de 5 puntos',
  rated: 'Gracias por la nota.',
  inboxTitle: 'Mensajes',
  inboxUnread: '{count, plural, one {# mensaje sin leer} other {# mensajes sin leer}}',
  inboxLogin: 'Entra para leer tus mensajes.',
  pushTitle: 'Avisar en este dispositivo',
  pushLead: 'También con la app cerrada. Solo lo que está en esta bandeja.',
  pushDenied: 'El navegador no permite avisos. Cámbialo en sus ajustes.',
  pushFailed: 'No se pudo activar: el servicio de avisos no respondió. Inténtalo más tarde.',
  inboxEmpty: 'Ningún mensaje.',
  readAll: 'Marcar {count, plural, one {# como leído} other {# como leídos}}',
  seeBet: 'Ver la apuesta',
  unread: 'Sin leer',
  categories: {
    all: 'Todos',
    money: 'Dinero',
    rewards: 'Premios',
    support: 'Soporte',
    security: 'Seguridad',
  },
  messages: {
    deposit_credited: 'Tu depósito de {amount} entró en el saldo.',
    deposit_credited_late:
      'Tu depósito de {amount} entró en el saldo sin el bono ni el descuento del pedido: el Pix se pagó fuera de plazo.',
    deposit_credited_amount:
      'Tu depósito de {amount} entró en el saldo sin el bono ni el descuento del pedido: se pagó otro importe.',
    deposit_credited_twice:
      'Tu depósito de {amount} entró en el saldo sin bono ni descuento: este pedido ya estaba pagado.',
    deposit_credited_cancelled:
      'Tu depósito de {amount} entró en el saldo sin el bono ni el descuento del pedido: ya estaba cancelado.',
    deposit_credited_lapsed:
      'Tu depósito de {amount} entró en el saldo. Lo que el pedido prometía solo para el primer o el segundo depósito no llegó: otro entró antes.',
    deposit_returned_payer:
      'El Pix de {amount} llegó de otro CPF y se está devolviendo a quien pagó. Paga con una cuenta de tu propio CPF.',
    deposit_returned_limit:
      'Tu límite de depósito o tu pausa no permite la recarga de {amount}. El Pix se está devolviendo a tu cuenta.',
    deposit_returned_account:
      'Tu cuenta aquí está bloqueada o cerrada y no recibe la recarga de {amount}. El Pix se está devolviendo a tu cuenta bancaria.',
    deposit_taken_back:
      'El banco pidió la devolución de un Pix de {amount} que entró aquí, y {taken} salieron de tu saldo. Habla con soporte si no reconoces la petición.',
    deposit_taken_back_owed:
      'El banco pidió la devolución de un Pix de {amount} que entró aquí: {taken} salieron de tu saldo, y {owed} quedan pendientes y salen de lo próximo que entre. Habla con soporte si no reconoces la petición.',
    gift_taken_back:
      'También se retiró el bono de {amount} que vino con un Pix devuelto al banco, y {taken} salieron de tu saldo.',
    gift_taken_back_owed:
      'También se retiró el bono de {amount} que vino con un Pix devuelto al banco: {taken} salieron de tu saldo, y {owed} quedan pendientes y salen de lo próximo que entre.',
    deposit_refunded:
      'Devolvimos {amount} de un Pix tuyo a la cuenta de donde vino, y {taken} salieron de tu saldo.',
    deposit_refund_failed:
      'El banco no aceptó la devolución de un Pix de {amount}, y el importe volvió a tu saldo.',
    bet_reversed:
      'Se corrigió el resultado de una apuesta tuya: los {amount} que pagó salieron de tu saldo, y espera el resultado correcto.',
    bet_reversed_owed:
      'Se corrigió el resultado de una apuesta tuya. De los {amount} que pagó salió lo que había en tu saldo; el resto queda pendiente y sale de tus próximos premios. La apuesta espera el resultado correcto.',
    bet_reopened: 'Se corrigió el resultado de una apuesta tuya, y vuelve a estar abierta.',
    bet_settled_won: 'Tu apuesta de {stake} ganó y pagó {amount}.',
    bet_settled_lost: 'Tu apuesta de {stake} perdió.',
    bet_settled_returned: 'Tu apuesta de {stake} fue devuelta: {amount} volvieron a tu saldo.',
    bet_settled_partly: 'Parte de tu apuesta de {stake} volvió a tu saldo: {amount}.',
    bet_settled_kept:
      'Tu apuesta de {stake} se cerró y dio {amount}. De ese importe, {taken} cubrieron lo que tu cuenta tenía pendiente.',
    bets_settled: 'Apuestas cerradas: {count}. Importe que dieron en total: {amount}.',
    transfer_received: '{name} te envió {amount}.',
    withdrawal_paid: 'Tu retiro de {amount} fue pagado.',
    withdrawal_refused:
      'Tu retiro de {amount} no pudo pagarse y el importe volvió al saldo. {reason}',
    withdrawal_held:
      'Tu retiro de {amount} volvió a revisión: hay un importe pendiente en tu cuenta.',
    withdrawal_returned:
      'El banco de destino devolvió {amount} de tu retiro. El importe está otra vez en tu saldo.',
    bonus_released: 'Tu bono de {amount} se apostó por completo y ya es saldo.',
    bonus_expired:
      'Tu bono de {amount} venció antes de apostarse por completo y salió de tu cuenta.',
    vip_level_reached: 'Llegaste al nivel VIP {level}.',
    rebate_paid: 'Tu bono de juego de {amount} entró en el saldo.',
    referral_paid: 'Tu comisión de {amount} entró en el saldo.',
    care_message: 'Notamos cambios en tu juego. Mira tu actividad y, si quieres, pon un límite.',
    care_break: 'Pausamos tu cuenta por un día. Los retiros siguen funcionando.',
    care_on_word:
      'Como pediste, nuestro equipo puso un límite o una pausa. Los retiros siguen funcionando.',
    limit_near_deposit: 'Has usado el 80 % o más de tu límite de depósitos. Quedan {amount}.',
    limit_near_stake: 'Has usado el 80 % o más de tu límite de apuestas. Quedan {amount}.',
    limit_near_loss: 'Has usado el 80 % o más de tu límite de pérdidas. Quedan {amount}.',
    limit_near_time: 'Has usado el 80 % o más de tu límite de tiempo. Quedan {text} min.',
    support_answer: 'Atención al cliente respondió a tu mensaje.',
    bonus_taken_back: 'Nuestro equipo retiró tu bono de {amount}. Tu saldo no cambió.',
    bonus_granted:
      'Recibiste un bono de {amount}. Mira las condiciones en Bonos; si no lo quieres, puedes renunciar.',
    award_granted: 'Un premio de {amount} te espera. Solo entra en tu saldo si lo recibes.',
    operator_message: 'Nuestro equipo escribió: {text}',
  },
  refused,
  noticeUntil: 'en {time}',
  noticeLabel: 'Aviso',
  dismiss: 'Descartar aviso',
}

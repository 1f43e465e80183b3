import type { HelpTexts } from './help-texts.ts'

export const esEs: HelpTexts = {
  sections: {
    account: 'Cuenta y acceso',
    money: 'Depósitos y retiros',
    rewards: 'Bonos, VIP e invitaciones',
    sports: 'Apuestas deportivas',
    games: 'Juegos',
    care: 'Juego responsable',
    contact: 'Atención y mensajes',
  },
  articles: {
    who: [
      '¿Quién puede tener una cuenta?',
      'Mayores de 18 años, una cuenta por persona y por CPF. No se presta ni se vende.',
    ],
    identityDeposit: [
      '¿Por qué piden nombre y CPF?',
      'Antes de la primera recarga confirmamos una vez tu nombre y CPF, porque el dinero solo entra de ti. Si hace falta un documento, la pantalla de identidad dice cuál y cómo va.',
    ],
    identityPlay: [
      '¿Por qué piden nombre y CPF?',
      'Confirmamos quién eres antes de jugar. La pantalla de identidad muestra lo que falta, lo que está en revisión y por qué se rechazó algo; solo eso se envía de nuevo.',
    ],
    password: [
      'Olvidé mi contraseña. ¿Cómo entro?',
      'En la pantalla de acceso toca la opción de contraseña olvidada. El código llega por correo y vale {resetMinutes} minutos. La nueva contraseña tiene de {passwordMin} a {passwordMax} caracteres.',
    ],
    access: [
      '¿Cómo protejo mi cuenta?',
      'En Seguridad activas la verificación en dos pasos, con {recoveryCodes} códigos de recuperación, creas llaves de acceso y cierras sesiones de otros aparatos. Tras {loginFailures} contraseñas erradas el acceso espera {loginMinutes} minutos; sin uso, la sesión acaba en {idle}.',
    ],
    closing: [
      '¿Cómo cierro la cuenta o descargo mis datos?',
      'En Seguridad. Al cerrar, el juego para al instante, el saldo va a tu CPF y la cuenta no se reabre. Las apuestas abiertas deben terminar antes. Lo que la ley obliga a guardar se borra a los {keptYears} años.',
    ],
    deposit: [
      '¿Cómo hago un depósito?',
      'Elige un importe, desde {depositMinimum}, y paga el PIX con una cuenta de tu propio CPF. El código vale {payMinutes} minutos. En el mejor caso llega en 5 minutos.',
    ],
    late: [
      'Pagué y el saldo no cambió. ¿Y ahora?',
      'Toca el botón de verificar el pago en la pantalla del PIX. Un pago fuera de plazo también entra, sin el bono o descuento del pedido. Si tarda, abre una consulta desde el pedido en Registros.',
    ],
    otherPayer: [
      '¿Puede pagar otra persona por mí?',
      'No. El PIX de otro CPF vuelve a quien pagó y te avisamos. Tras {failures} pagos así en {failuresMinutes} minutos, las recargas paran {pauseMinutes} minutos; si continúa, solo atención lo libera. Tus retiros no paran.',
    ],
    bankReturn: [
      '¿Por qué salió un depósito de mi saldo?',
      'El banco puede pedir un PIX de vuelta, por ejemplo por sospecha de fraude (MED). El importe sale del saldo; lo que falte queda pendiente y debe saldarse antes del próximo retiro.',
    ],
    locked: [
      '¿Por qué parte del saldo está bloqueada?',
      'Cada depósito debe apostarse {depositTimes}x antes de salir, contra el lavado de dinero; los premios siguen sus reglas. Cuenta lo que ya tiene resultado, medio resultado cuenta la mitad; lo devuelto y el cash-out no cuentan. En Registros, pestaña Saldo, ves cada bloqueo y cuánto falta.',
    ],
    withdraw: [
      '¿Cómo y cuándo recibo mi retiro?',
      'Por PIX, con tu CPF como clave: de {withdrawMinimum} a {withdrawMaximum} por retiro, las 24 horas. En el mejor caso llega en 10 minutos. Cada paso aparece en la línea de tiempo del retiro.',
    ],
    fees: [
      '¿Cuánto cuesta y cuántos retiros puedo hacer?',
      'Depende de tu nivel VIP: la comisión va de {feeHighest} en el nivel 0 a {feeLowest} en el más alto, y los retiros por día, de {perDayLeast} a {perDayMost}. Ves la comisión y el neto antes de pedir; uno rechazado el mismo día no cuenta.',
    ],
    otherAccounts: [
      '¿Puedo retirar a una empresa o en USDT?',
      'Al CNPJ de una empresa, sí; una persona del equipo lo revisa antes. USDT (TRC20) solo en cuentas habilitadas: a la cotización mostrada, menos 1 USDT de red.',
    ],
    review: [
      '¿Por qué mi retiro está en revisión?',
      'Los importes altos y las señales de riesgo, como una contraseña recién cambiada, los mira una persona. El retiro muestra el motivo y el plazo: hasta {reviewHours} horas. El dinero queda reservado para ti.',
    ],
    refused: [
      'Rechazaron mi retiro. ¿Qué pasa?',
      'El importe entero vuelve al saldo al instante, sin comisión. El mensaje y la línea de tiempo dicen el motivo y qué hacer antes de pedirlo de nuevo.',
    ],
    transfer: [
      '¿Puedo transferir a otro jugador?',
      'Sí, por usuario y con tu contraseña o llave de acceso: de {transferMinimum} a {transferMaximum}, hasta {transfersPerDay} por día y {transferDay} en total al día. A quien recibe de ti por primera vez, hasta {transferNew} en las primeras {transferNewHours} horas. No se puede deshacer.',
    ],
    bonus: [
      '¿Cómo funcionan los bonos?',
      'Cada promoción muestra importe, cuánto apostar, plazo y cuánto cuenta cada juego. El bono va aparte y pasa al saldo al cumplirse, después del depósito; fuera de plazo se acaba. Participar es opcional.',
    ],
    bonusCancel: [
      '¿Puedo renunciar a un bono?',
      'Sí, cuando quieras, en la lista de bonos. Antes de confirmar ves qué queda y qué sale: solo se va el bono, tu saldo queda.',
    ],
    awards: [
      '¿Dónde están mis premios y regalos?',
      'Subir de nivel y algunas promociones dan premios. Te esperan en Club VIP y Promociones hasta que los recibes; cada uno dice su plazo y cuánto apostar.',
    ],
    level: [
      '¿Cómo subo de nivel VIP?',
      'Del nivel 0 al {vipHighest}: con depósitos y jugadas juntos, o solo con jugadas. El nivel nunca baja. El Club VIP muestra cuánto falta y qué trae cada nivel.',
    ],
    levelByPlay: [
      '¿Cómo subo de nivel VIP?',
      'Del nivel 0 al {vipHighest}, solo con jugadas ya resueltas. El nivel nunca baja. El Club VIP muestra cuánto falta y qué trae cada nivel.',
    ],
    rebate: [
      '¿Qué es el bono de juego?',
      'Cada día una parte de tus apuestas resueltas, ganadas o perdidas, vuelve al saldo: hasta {rebateHighest} en el nivel más alto. No hay que apostarla antes de retirar.',
    ],
    invite: [
      '¿Qué recibo por invitar?',
      'Una parte de las apuestas resueltas de quienes invitaste, en tres niveles: {commissions}. Se paga una vez al día. Cuentas en el mismo aparato, dirección o CPF no cuentan.',
    ],
    ladder: [
      '¿Qué es el bono por invitaciones?',
      'Un importe por etapa, una vez, por las personas que invitaste directamente y que depositaron {ladderDeposit} y jugaron {ladderPlay}. Debe apostarse {ladderTimes}x antes de retirar.',
    ],
    settle: [
      '¿Cuándo se paga una apuesta deportiva?',
      'En cuanto se conoce el resultado del mercado, a veces antes del final. Media victoria paga la mitad a la cuota y devuelve la otra. Las correcciones oficiales solo cambian el resultado hasta {amendHours} horas después y aparecen en el extracto.',
    ],
    postponed: [
      '¿Y si el partido se aplaza o se interrumpe?',
      'Si termina hasta {resumeHours} horas después del inicio previsto, vale. Si no, lo decidido queda y el resto se devuelve. En la combinada, la selección devuelta pasa a valer 1,00.',
    ],
    stakes: [
      '¿Cuáles son los límites de una apuesta?',
      'De {betMinimum} a {betMaximum}, con retorno de hasta {betPayout} por boleto; el máximo de cada momento aparece en el boleto y puede ser menor. La cuota total de una combinada llega a {combinedOdds}.',
    ],
    prices: [
      'La cuota cambió. ¿Qué pasa?',
      'El boleto muestra la cuota vieja y la nueva y, si no cambias eso, acepta solo cuotas mejores. En vivo la apuesta espera de {delayShortest} a {delayLongest} segundos; si el partido cambia en ese tiempo, no se acepta y el importe vuelve.',
    ],
    multiple: [
      '¿Cómo funcionan combinadas y sistemas?',
      'Una combinada tiene hasta {legs} selecciones y paga si aciertan todas; un sistema tiene hasta {systemLegs} y reparte el importe entre todas las combinaciones. Las selecciones de un mismo evento no se combinan.',
    ],
    cashOut: [
      '¿Qué es el cash-out?',
      'Vender la apuesta antes del final, entera o en parte, por el importe que muestra Mis apuestas. No hay oferta mientras un mercado está suspendido; en vivo espera como una apuesta.',
    ],
    replay: [
      '¿Qué es una repetición?',
      'Un partido real del pasado, siempre marcado como repetición, contado minuto a minuto. Como el resultado puede conocerse, los límites son bajos: {replayStake} por apuesta y {replayPayout} de retorno.',
    ],
    fair: [
      '¿Cómo sé que un juego es justo?',
      'En los juegos de la casa las semillas fijan el sorteo antes de la apuesta. Abre la ronda y toca verificar: tu aparato rehace el sorteo. El retorno teórico está en las reglas de cada juego.',
    ],
    interrupted: [
      'Se cortó mi conexión en plena ronda. ¿Y ahora?',
      'No se pierde nada: la ronda te espera {roundHours} horas. Después se paga por lo alcanzado, o se devuelve si no se abrió nada. Las rondas decididas al momento están en el historial.',
    ],
    limits: [
      '¿Cómo limito mi juego?',
      'En Límites y pausas: depósitos, apuestas, pérdidas y tiempo, por día, semana y mes. Un límite menor vale al instante; uno mayor solo tras {looserHours} horas.',
    ],
    pause: [
      '¿Cómo paro un tiempo o para siempre?',
      'En Límites y pausas: una pausa de 24 horas a 42 días, o la autoexclusión por meses o sin plazo. Nadie puede acortarla. Los retiros siguen abiertos.',
    ],
    support: [
      '¿Dónde hay ayuda si el juego es un problema?',
      'La autoevaluación y el gráfico de tu actividad están en Límites y pausas. En Brasil el CVV atiende gratis, día y noche, en el 188.',
    ],
    ticket: [
      '¿Cómo hablo con atención?',
      'Abre una consulta aquí o desde un pedido, retiro o apuesta: recibes un número y respuesta en hasta {answerHours} horas. Puede haber hasta {openTickets} abiertas. También puedes reclamar en consumidor.gov.br.',
    ],
    messages: [
      '¿Dónde veo avisos y mensajes?',
      'En Mensajes, por asunto, con lo no leído. Ahí también activas avisos en este aparato; llegan con la app cerrada.',
    ],
  },
  rules: {
    age: 'Solo los mayores de 18 años pueden tener cuenta y jugar.',
    account: 'Cada persona tiene una cuenta, con su nombre y CPF. No se presta ni se vende.',
    deposits:
      'Los depósitos se pagan desde una cuenta del mismo CPF. Lo que paga otra persona se le devuelve.',
    withdrawals: 'Los retiros solo van a quien es titular de la cuenta.',
    wagering: 'Antes de un retiro, el depósito debe apostarse {depositTimes}x.',
    bets: 'Una apuesta vale cuando se confirma. Los errores evidentes de cuota o resultado pueden corregirse, siempre con registro.',
    offers:
      'Bonos y premios siguen las reglas que se muestran con ellos, cada uno una vez por persona.',
    conduct:
      'El fraude, los robots contra las reglas o la manipulación de resultados cierran la cuenta.',
    law: 'Comprueba que el juego en línea está permitido donde estás. También puedes reclamar en consumidor.gov.br.',
  },
  asked: {
    idle: 'a al el la los las un una de del en por para con sin y o que se es está están fue ser tiene tengo mi mis tu su yo me cómo dónde cuándo cuál cuánto cuántos porque qué ya aún todavía muy mucho no más esto ese esa este esta hago hacer quiero puedo necesito aquí',
    words: {
      identityDeposit: 'verificación verificar documento documentos selfie kyc dni identidad',
      identityPlay: 'verificación verificar documento documentos selfie kyc dni identidad',
      password: 'contraseña clave login entrar acceso olvidé recuperar restablecer',
      access: 'seguridad proteger hackeada 2fa biometría',
      closing: 'eliminar borrar cerrar cancelar cuenta datos',
      deposit:
        'depósito depositar ingreso ingresar recarga recargar pix pagar añadir dinero cartera',
      late: 'depósito recarga pix tarda demora llegó pagué pagado falta pendiente dinero',
      withdraw:
        'retiro retirar retirada sacar cobrar cobro tarda demora retraso llegó llega plazo cancelar dinero cartera',
      fees: 'retiro retirar retirada comisión tarifa límite mínimo máximo',
      review: 'retiro retirada revisión análisis pendiente tarda retenido bloqueado',
      refused: 'retiro retirada rechazado denegado cancelado devuelto',
      bonus: 'bono promoción rollover giros gratis',
      bonusCancel: 'cancelar quitar renunciar bono',
      settle: 'apuesta resultado paga pago gané ganada premio',
      cashOut: 'cashout cerrar vender cancelar apuesta',
      limits: 'límite límites reducir controlar gastos',
      pause: 'pausa pausar bloquear autoexclusión parar',
      support: 'adicción adicto ludopatía compulsivo',
      ticket: 'soporte atención chat hablar humano contacto queja reclamación teléfono ayuda',
    },
  },
  sportRules: 'Reglas de los deportes',
}

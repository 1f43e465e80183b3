export const mines = {
  title: 'Minas',
  board: 'Acera de 25 piedras',
  mines: 'Erizos',
  fewer: 'Menos erizos',
  more: 'Más erizos',
  gems: 'Piedras seguras',
  next: 'Próxima piedra',
  now: 'Ahora',
  pickFirst: 'Elige una piedra',
  random: 'Piedra al azar',
  markFirst: 'Marca las piedras que abre el automático.',
  closed: 'Fila {row}, columna {column}, cerrada',
  marked: 'Fila {row}, columna {column}, marcada',
  gem: 'Fila {row}, columna {column}, piedra segura',
  urchin: 'Fila {row}, columna {column}, erizo',
  hit: 'Fila {row}, columna {column}, erizo, aquí terminó la ronda',
  saidOpen: 'Piedra segura. Ahora {multiplier}×, {amount}.',
  saidStart: 'Ronda abierta con {mines, plural, one {# erizo} other {# erizos}}.',
  saidWon: 'Ronda cerrada en {multiplier}×. Recibiste {amount}.',
  saidLost: 'Era un erizo. La ronda terminó.',
  maxPayout: 'La próxima piedra superaría el premio máximo: la ronda se pagó ahora.',
  expired: 'La ronda quedó abierta y se cerró según las reglas.',
  resultWon: 'Ronda {nonce}: {multiplier}×, ganó',
  resultLost: 'Ronda {nonce}: erizo, no ganó',
  rulesTitle: 'Reglas de las Minas',
  rulesHow:
    'Veinticinco piedras esconden de 1 a 24 erizos. Cada piedra segura aumenta el multiplicador; retiras cuando quieras. Un erizo termina la ronda y la apuesta se pierde. El lugar de los erizos se fija antes de la primera elección.',
  rulesFormulaText:
    'Multiplicador = 0,99 ÷ probabilidad de abrir tantas piedras seguras, cortado en el cuarto decimal. Premio = apuesta × multiplicador, cortado en el centavo.',
  rulesReturnText:
    'Calculado en cada una de las 300 combinaciones de erizos y piedras abiertas. Parar antes o después no cambia el retorno.',
  rulesInterruptedText:
    'La ronda abierta queda guardada en el servidor y vuelve igual en cualquier dispositivo. Si no se retoma en {hours} horas: con una piedra abierta, se paga al multiplicador actual; sin ninguna, la apuesta vuelve.',
  rulesOpened: 'Abiertas',
  rulesMaximum:
    'Cuando la próxima piedra pagaría más que el premio máximo, la ronda se paga al momento.',
}

import { withComma } from './decimals.ts'
import type { RulesTexts } from './rules-texts.ts'

export const esEs: RulesTexts = {
  stop: '. ',
  headings: {
    period: 'Qué cuenta',
    stopped: 'Si no termina',
    special: 'Reglas de este deporte',
    markets: 'Mercados',
    general: 'Reglas generales',
  },
  period: {
    regulation_90:
      'Cuenta el tiempo reglamentario: 90 minutos más el añadido. La prórroga y los penaltis solo deciden quién se clasifica.',
    regulation_80:
      'Cuenta el tiempo reglamentario: 80 minutos más el añadido. La prórroga no cuenta.',
    overtime_included:
      'Cuenta todo el partido, con prórroga. Los cuartos y las mitades cuentan solo sus propios puntos.',
    extra_innings_included: 'Cuenta todo el partido, con entradas extra.',
    whole_match: 'Cuenta todo el partido, punto por punto, tal como se jugó.',
    official_result: 'Cuenta el resultado oficial.',
    ring_decision:
      'Cuenta la decisión anunciada en el ring. Los recursos posteriores no cambian nada.',
    podium:
      'Cuenta la clasificación en el podio. Las descalificaciones posteriores no cambian nada.',
  },
  retirement: {
    no_retirement: null,
    void: 'Si un lado se retira, se devuelve lo que no estaba decidido, también la apuesta al ganador.',
    opponent_wins:
      'Si un lado se retira, el rival gana el partido. El resto se devuelve si no estaba decidido.',
    opponent_wins_after_one_set:
      'Si un lado se retira tras un set completo, el rival gana el partido; antes de eso se devuelve la apuesta al ganador. Las demás se devuelven si no estaban decididas.',
  },
  special: {
    in_play_handicap_from_score:
      'En el hándicap asiático en vivo cuentan solo los goles marcados después de la apuesta. El total de goles cuenta todo el partido.',
    corners_taken:
      'Cuentan los córners lanzados, no los concedidos. Un córner repetido cuenta una vez.',
    venue_switch_void: 'Si el partido pasa al campo del visitante, las apuestas se devuelven.',
    period_must_be_complete: 'Un cuarto o una mitad solo vale si se completa.',
    last_quarter_excludes_overtime: 'El 4.º cuarto no incluye la prórroga.',
    tie_refunds_winner: 'Donde no se puede apostar al empate, el empate devuelve la apuesta.',
    tie_break_is_one_game: 'Un tie-break cuenta como un juego.',
    schedule_change_stands: 'Un cambio de horario, pista o superficie no anula apuestas.',
    format_change_void: 'Si cambia el formato del partido, las apuestas se devuelven.',
    golden_set_excluded: 'El set de oro nunca cuenta.',
    no_contest_void: 'Un combate sin resultado devuelve todas las apuestas.',
    half_round_is_half_time:
      'Medio asalto es la mitad de su tiempo: 1:30 de un asalto de 3 minutos. Justo en esa marca gana «más».',
    bell_not_answered: 'Quien no sale a un asalto pierde en el asalto anterior.',
    disqualification_is_knockout: 'Una descalificación cuenta como nocaut.',
    changed_rounds_void:
      'Si cambia el número de asaltos antes del combate, se devuelven las apuestas a asaltos y método.',
    technical_draw_is_draw: 'Un empate técnico es un empate.',
    re_rack: 'Si un frame se reinicia, cuenta el nuevo. Lo ya decidido se mantiene.',
    listed_pitchers: 'Si cambia un lanzador inicial anunciado, las apuestas se devuelven.',
    super_over_counts: 'El super over cuenta para el ganador.',
    no_result_void:
      'Sin resultado oficial, o con un empate que nada deshace, se devuelve la apuesta al ganador.',
    reduced_innings_void:
      'Una entrada acortada por el tiempo devuelve los totales que no estaban decididos.',
    top_player_dead_heat: 'Los mejores jugadores empatados comparten el premio.',
    non_starter_void:
      'Se devuelven las apuestas a quien no toma la salida. Si la carrera no empieza, se devuelven todas.',
    head_to_head_both_start:
      'En un duelo ambos deben tomar la salida. Si ambos abandonan, gana quien dio más vueltas; con las mismas vueltas cuenta la clasificación oficial.',
    qualifying_official_times:
      'En la clasificación cuentan los tiempos oficiales. Las sanciones posteriores no cuentan.',
    sevens_14_minutes: 'En el rugby a siete el tiempo reglamentario es de 14 minutos.',
  },
  sets: ({ target, lead, cap, decidingTarget }) =>
    [
      `Gana quien llega primero a ${target}, con ${lead} de ventaja`,
      cap === null ? '' : `, o a ${cap} como máximo`,
      decidingTarget === null ? '' : `; el decisivo va a ${decidingTarget}`,
      '.',
    ].join(''),
  minimum: (what, { scheduled, amount, homeAheadAmount }, unit) => {
    const name = unit === 'minutes' ? 'minutos' : 'entradas'
    const of = scheduled === null ? '' : `, en partidos de ${withComma(scheduled)},`
    const ahead =
      homeAheadAmount === undefined ? '' : ` (${withComma(homeAheadAmount)} si gana el local)`
    const subject = what === 'result' ? `El ganador${of} vale` : `Hándicaps y totales${of} valen`
    return `${subject} a partir de ${withComma(amount)} ${name}${ahead}.`
  },
  stopped: (hours) =>
    `Un partido interrumpido que termina dentro de las ${hours} horas desde su inicio previsto vale como siempre. Si no, lo decidido se mantiene y el resto se devuelve.`,
  general: (resume, amend) => [
    `Partido aplazado más de ${resume} horas: las apuestas se devuelven.`,
    'Una incomparecencia devuelve todas las apuestas.',
    'Participante, categoría o género equivocado: las apuestas se devuelven.',
    'En una combinada, una selección devuelta vale 1,00 y el resto sigue.',
    'Media victoria paga la mitad del importe a la cuota y devuelve la otra mitad. Media derrota devuelve la mitad.',
    'El retorno se calcula exacto y se redondea una vez por boleto, el medio céntimo hacia arriba.',
    'Las selecciones de un mismo evento no se combinan entre sí.',
    'Una apuesta aceptada por error después del inicio o del resultado se devuelve.',
    'Lo que se decide antes del final se paga al momento. Si el gol o punto al final no vale, el pago se deshace y la apuesta sigue.',
    `Las correcciones oficiales cambian una liquidación solo dentro de ${amend} horas.`,
  ],
  lines: {
    quarter: 'Las líneas de cuarto reparten el importe entre las dos líneas vecinas.',
    from_placement: 'En vivo cuenta desde el marcador al apostar.',
    other_score: 'Otro: cualquier marcador que no está en la lista.',
    dead_heat: 'Un empate en el último puesto paga su parte: puestos libres entre los empatados.',
    tie_back: 'Un empate devuelve la apuesta.',
  },
}

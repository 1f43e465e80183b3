import { withComma } from './decimals.ts'
import type { RulesTexts } from './rules-texts.ts'

export const ptBr: RulesTexts = {
  stop: '. ',
  headings: {
    period: 'O que conta',
    stopped: 'Se não terminar',
    special: 'Regras deste esporte',
    markets: 'Mercados',
    general: 'Regras gerais',
  },
  period: {
    regulation_90:
      'Vale o tempo normal: 90 minutos mais os acréscimos. Prorrogação e pênaltis contam só para quem se classifica.',
    regulation_80: 'Vale o tempo normal: 80 minutos mais os acréscimos. A prorrogação não conta.',
    overtime_included:
      'Vale a partida toda, com prorrogação. Quartos e tempos contam só os seus pontos.',
    extra_innings_included: 'Vale a partida toda, com entradas extras.',
    whole_match: 'Vale a partida toda, ponto por ponto, como foi jogada.',
    official_result: 'Vale o resultado oficial.',
    ring_decision: 'Vale a decisão anunciada no ringue. Recursos posteriores não mudam nada.',
    podium: 'Vale a classificação na hora do pódio. Desclassificações posteriores não mudam nada.',
  },
  retirement: {
    no_retirement: null,
    void: 'Se um lado desiste, o que não estava decidido é devolvido, também a aposta no vencedor.',
    opponent_wins:
      'Se um lado desiste, o adversário vence a partida. O resto é devolvido, se ainda não estava decidido.',
    opponent_wins_after_one_set:
      'Se um lado desiste depois de um set completo, o adversário vence a partida; antes disso, a aposta no vencedor é devolvida. As outras são devolvidas, se ainda não estavam decididas.',
  },
  special: {
    in_play_handicap_from_score:
      'No handicap asiático ao vivo contam só os gols marcados depois da aposta. O total de gols conta a partida toda.',
    corners_taken:
      'Contam os escanteios cobrados, não os marcados. Um escanteio repetido conta uma vez.',
    venue_switch_void: 'Se o jogo passa para o campo do visitante, as apostas são devolvidas.',
    period_must_be_complete: 'Um quarto ou tempo só vale se for completado.',
    last_quarter_excludes_overtime: 'O 4º quarto não inclui a prorrogação.',
    tie_refunds_winner: 'Sem opção de empate, o empate devolve a aposta.',
    tie_break_is_one_game: 'Um tie-break conta como um game.',
    schedule_change_stands: 'Mudança de horário, quadra ou piso não cancela apostas.',
    format_change_void: 'Se o formato da partida muda, as apostas são devolvidas.',
    golden_set_excluded: 'O golden set nunca conta.',
    no_contest_void: 'Luta sem resultado devolve todas as apostas.',
    half_round_is_half_time:
      'Meio assalto é a metade do seu tempo: 1min30s de um assalto de 3 minutos. Exatamente nessa marca, vale mais.',
    bell_not_answered: 'Quem não volta para um assalto perde no assalto anterior.',
    disqualification_is_knockout: 'Desclassificação conta como nocaute.',
    changed_rounds_void:
      'Se o número de assaltos muda antes da luta, as apostas em assaltos e método são devolvidas.',
    technical_draw_is_draw: 'Empate técnico é empate.',
    re_rack: 'Se um frame recomeça, vale o frame novo. O que já estava decidido fica.',
    listed_pitchers: 'Se um arremessador inicial anunciado é trocado, as apostas são devolvidas.',
    super_over_counts: 'O super over conta para o vencedor.',
    no_result_void:
      'Sem resultado oficial, ou com empate que nada desfaz, a aposta no vencedor é devolvida.',
    reduced_innings_void:
      'Uma entrada encurtada pelo tempo devolve os totais que não estavam decididos.',
    top_player_dead_heat: 'Melhores jogadores empatados dividem o prêmio.',
    non_starter_void:
      'Apostas em quem não larga são devolvidas. Se a corrida não começa, todas são.',
    head_to_head_both_start:
      'No duelo os dois precisam largar. Se os dois abandonam, vence quem deu mais voltas; com as mesmas voltas, vale a classificação oficial.',
    qualifying_official_times:
      'Na classificação valem os tempos oficiais. Punições posteriores não contam.',
    sevens_14_minutes: 'No sevens o tempo normal é de 14 minutos.',
  },
  sets: ({ target, lead, cap, decidingTarget }) =>
    [
      `Vence quem chega primeiro a ${target}, com ${lead} de vantagem`,
      cap === null ? '' : `, ou a ${cap} no máximo`,
      decidingTarget === null ? '' : `; o decisivo vai a ${decidingTarget}`,
      '.',
    ].join(''),
  minimum: (what, { scheduled, amount, homeAheadAmount }, unit) => {
    const name = unit === 'minutes' ? 'minutos' : 'entradas'
    const of = scheduled === null ? '' : `, em partidas de ${withComma(scheduled)},`
    const ahead =
      homeAheadAmount === undefined ? '' : ` (${withComma(homeAheadAmount)} se o mandante lidera)`
    const subject = what === 'result' ? 'O vencedor' : 'Handicaps e totais'
    return `${subject}${of} ${what === 'result' ? 'vale' : 'valem'} a partir de ${withComma(amount)} ${name}${ahead}.`
  },
  stopped: (hours) =>
    `Uma partida interrompida e terminada até ${hours} horas depois do início previsto vale normalmente. Senão, o que já estava decidido fica e o resto é devolvido.`,
  general: (resume, amend) => [
    `Partida adiada por mais de ${resume} horas: apostas devolvidas.`,
    'Quem não entra para jogar (W.O.) devolve todas as apostas.',
    'Participante, categoria ou gênero errado: apostas devolvidas.',
    'Na múltipla, uma seleção devolvida passa a valer 1,00 e o resto segue.',
    'Meia vitória paga metade da aposta pela cotação e devolve a outra metade. Meia derrota devolve a metade.',
    'O retorno é calculado exato e arredondado uma só vez por bilhete, a meio centavo para cima.',
    'Seleções do mesmo evento não se combinam numa múltipla.',
    'Aposta aceita depois do início ou do resultado, por erro, é devolvida.',
    'O que está decidido antes do fim é pago na hora. Se o gol ou ponto não vale mais, o pagamento é desfeito e a aposta segue.',
    `Correções oficiais mudam a liquidação só até ${amend} horas depois.`,
  ],
  lines: {
    quarter: 'Linhas de quarto dividem a aposta entre as duas linhas vizinhas.',
    from_placement: 'Ao vivo conta a partir do placar na hora da aposta.',
    other_score: 'Outro: qualquer placar fora da lista.',
    dead_heat: 'Empate na última posição paga a parte: vagas restantes divididas pelos empatados.',
    tie_back: 'Empate devolve a aposta.',
  },
}

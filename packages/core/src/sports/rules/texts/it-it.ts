import { withComma } from './decimals.ts'
import type { RulesTexts } from './rules-texts.ts'

export const itIt: RulesTexts = {
  stop: '. ',
  headings: {
    period: 'Che cosa vale',
    stopped: 'Se non finisce',
    special: 'Regole di questo sport',
    markets: 'Mercati',
    general: 'Regole generali',
  },
  period: {
    regulation_90:
      'Valgono i tempi regolamentari: 90 minuti più il recupero. Supplementari e rigori contano solo per il passaggio del turno.',
    regulation_80:
      'Valgono i tempi regolamentari: 80 minuti più il recupero. I supplementari non contano.',
    overtime_included:
      'Vale tutta la partita, supplementari compresi. Quarti e tempi contano solo i loro punti.',
    extra_innings_included: 'Vale tutta la partita, inning supplementari compresi.',
    whole_match: 'Vale tutta la partita, punto per punto, così come è stata giocata.',
    official_result: 'Vale il risultato ufficiale.',
    ring_decision: 'Vale il verdetto annunciato sul ring. I ricorsi successivi non cambiano nulla.',
    podium:
      'Vale la classifica al momento del podio. Le squalifiche successive non cambiano nulla.',
  },
  retirement: {
    no_retirement: null,
    void: 'Se una parte si ritira, si rimborsa ciò che non era deciso, anche la scommessa sul vincitore.',
    opponent_wins:
      'Se una parte si ritira, l’avversario vince la partita. Il resto si rimborsa se non era deciso.',
    opponent_wins_after_one_set:
      'Se una parte si ritira dopo un set completo, l’avversario vince la partita; prima di allora si rimborsa la scommessa sul vincitore. Le altre si rimborsano se non erano decise.',
  },
  special: {
    in_play_handicap_from_score:
      'Nell’handicap asiatico live contano solo i gol segnati dopo la scommessa. Il totale gol conta tutta la partita.',
    corners_taken:
      'Contano i calci d’angolo battuti, non quelli assegnati. Un angolo ripetuto conta una volta.',
    venue_switch_void: 'Se si gioca sul campo degli ospiti, le scommesse si rimborsano.',
    period_must_be_complete: 'Un quarto o un tempo vale solo se viene completato.',
    last_quarter_excludes_overtime: 'Il 4° quarto non comprende i supplementari.',
    tie_refunds_winner: 'Dove il pareggio non si può giocare, il pareggio rimborsa la scommessa.',
    tie_break_is_one_game: 'Un tie-break conta come un game.',
    schedule_change_stands: 'Un cambio di orario, campo o superficie non annulla le scommesse.',
    format_change_void: 'Se cambia il formato della partita, le scommesse si rimborsano.',
    golden_set_excluded: 'Un golden set non conta mai.',
    no_contest_void: 'Un no contest rimborsa tutte le scommesse.',
    half_round_is_half_time:
      'Mezzo round è metà del suo tempo: 1:30 di un round di 3 minuti. Esattamente a quel punto vince «over».',
    bell_not_answered: 'Chi non riparte per un round perde nel round precedente.',
    disqualification_is_knockout: 'Una squalifica conta come KO.',
    changed_rounds_void:
      'Se prima dell’incontro cambia il numero di round, si rimborsano le scommesse su round e metodo.',
    technical_draw_is_draw: 'Un pareggio tecnico è un pareggio.',
    re_rack: 'Se un frame ricomincia, vale il nuovo. Ciò che era deciso resta.',
    listed_pitchers: 'Se cambia un lanciatore partente annunciato, le scommesse si rimborsano.',
    super_over_counts: 'Il super over conta per il vincitore.',
    no_result_void:
      'Senza risultato ufficiale, o con una parità che nulla scioglie, si rimborsa la scommessa sul vincitore.',
    reduced_innings_void: 'Un inning accorciato dal maltempo rimborsa i totali non ancora decisi.',
    top_player_dead_heat: 'I migliori giocatori a pari merito dividono la vincita.',
    non_starter_void:
      'Si rimborsano le scommesse su chi non parte. Se la gara non parte, si rimborsano tutte.',
    head_to_head_both_start:
      'Nel testa a testa devono partire entrambi. Se si ritirano entrambi, vince chi ha più giri; a pari giri vale la classifica ufficiale.',
    qualifying_official_times:
      'In qualifica valgono i tempi ufficiali. Le penalità successive non contano.',
    sevens_14_minutes: 'Nel rugby a sette il tempo regolamentare è di 14 minuti.',
  },
  sets: ({ target, lead, cap, decidingTarget }) =>
    [
      `Vince chi arriva per primo a ${target}, con ${lead} di vantaggio`,
      cap === null ? '' : `, o a ${cap} al massimo`,
      decidingTarget === null ? '' : `; quello decisivo va a ${decidingTarget}`,
      '.',
    ].join(''),
  minimum: (what, { scheduled, amount, homeAheadAmount }, unit) => {
    const name = unit === 'minutes' ? 'minuti' : 'inning'
    const of = scheduled === null ? '' : `, nelle partite da ${withComma(scheduled)},`
    const ahead =
      homeAheadAmount === undefined
        ? ''
        : ` (${withComma(homeAheadAmount)} se conduce la squadra di casa)`
    const subject = what === 'result' ? `Il vincitore${of} vale` : `Handicap e totali${of} valgono`
    return `${subject} a partire da ${withComma(amount)} ${name}${ahead}.`
  },
  stopped: (hours) =>
    `Una partita interrotta e finita entro ${hours} ore dal primo inizio vale normalmente. Altrimenti ciò che era deciso resta e il resto si rimborsa.`,
  general: (resume, amend) => [
    `Partita rinviata di oltre ${resume} ore: le scommesse si rimborsano.`,
    'Una vittoria a tavolino per assenza rimborsa tutte le scommesse.',
    'Partecipante, categoria o genere sbagliato: le scommesse si rimborsano.',
    'In una multipla, una selezione annullata vale 1,00 e il resto continua.',
    'Una mezza vincita paga metà importo alla quota e rimborsa l’altra metà. Una mezza perdita rimborsa la metà.',
    'La vincita è calcolata esatta e arrotondata una sola volta per schedina, il mezzo centesimo per eccesso.',
    'Selezioni dello stesso evento non stanno in una multipla.',
    'Una scommessa accettata per errore dopo l’inizio o il risultato si rimborsa.',
    'Ciò che è deciso prima della fine si paga subito. Se poi il gol o il punto non vale, il pagamento è annullato e la scommessa continua.',
    `Le correzioni ufficiali cambiano un pagamento solo entro ${amend} ore.`,
  ],
  lines: {
    quarter: 'Le linee di quarto dividono l’importo tra le due linee vicine.',
    from_placement: 'Live si conta dal punteggio al momento della scommessa.',
    other_score: 'Altro: qualsiasi punteggio fuori dalla lista.',
    dead_heat: 'Una parità all’ultimo posto paga la sua parte: posti rimasti divisi tra i pari.',
    tie_back: 'Una parità rimborsa la scommessa.',
  },
}

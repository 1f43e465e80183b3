import { withComma } from './decimals.ts'
import type { RulesTexts } from './rules-texts.ts'

export const frFr: RulesTexts = {
  stop: '. ',
  headings: {
    period: 'Ce qui compte',
    stopped: 'En cas d’arrêt',
    special: 'Règles de ce sport',
    markets: 'Marchés',
    general: 'Règles générales',
  },
  period: {
    regulation_90:
      'Le temps réglementaire compte : 90 minutes et le temps additionnel. Prolongation et tirs au but ne comptent que pour la qualification.',
    regulation_80:
      'Le temps réglementaire compte : 80 minutes et le temps additionnel. La prolongation ne compte pas.',
    overtime_included:
      'Tout le match compte, prolongation comprise. Les quarts et les mi-temps ne comptent que leurs propres points.',
    extra_innings_included: 'Tout le match compte, manches supplémentaires comprises.',
    whole_match: 'Tout le match compte, point par point, tel qu’il a été joué.',
    official_result: 'Le résultat officiel compte.',
    ring_decision:
      'La décision annoncée sur le ring compte. Les recours ultérieurs ne changent rien.',
    podium:
      'Le classement au moment du podium compte. Les disqualifications ultérieures ne changent rien.',
  },
  retirement: {
    no_retirement: null,
    void: 'Si un camp abandonne, ce qui n’était pas décidé est remboursé, le pari sur le vainqueur aussi.',
    opponent_wins:
      'Si un camp abandonne, l’adversaire gagne le match. Le reste est remboursé s’il n’était pas décidé.',
    opponent_wins_after_one_set:
      'Si un camp abandonne après un set complet, l’adversaire gagne le match ; avant cela, le pari sur le vainqueur est remboursé. Les autres sont remboursés s’ils n’étaient pas décidés.',
  },
  special: {
    in_play_handicap_from_score:
      'Un handicap asiatique en direct ne compte que les buts marqués après le pari. Le total de buts compte tout le match.',
    corners_taken: 'Les corners comptent une fois tirés. Un corner retiré compte une seule fois.',
    venue_switch_void: 'Si le match passe sur le terrain du visiteur, les paris sont remboursés.',
    period_must_be_complete: 'Un quart ou une mi-temps ne compte que s’il va à son terme.',
    last_quarter_excludes_overtime: 'Le 4e quart ne comprend pas la prolongation.',
    tie_refunds_winner: 'Là où le nul ne peut être joué, un nul rend la mise.',
    tie_break_is_one_game: 'Un tie-break compte pour un jeu.',
    schedule_change_stands: 'Un changement d’horaire, de court ou de surface n’annule aucun pari.',
    format_change_void: 'Si le format du match change, les paris sont remboursés.',
    golden_set_excluded: 'Un golden set ne compte jamais.',
    no_contest_void: 'Un combat sans décision rembourse tous les paris.',
    half_round_is_half_time:
      'Un demi-round est la moitié de son temps : 1:30 d’un round de 3 minutes. Exactement à ce moment, « plus » gagne.',
    bell_not_answered: 'Qui ne reprend pas un round perd au round précédent.',
    disqualification_is_knockout: 'Une disqualification compte comme un K.-O.',
    changed_rounds_void:
      'Si le nombre de rounds change avant le combat, les paris sur les rounds et la méthode sont remboursés.',
    technical_draw_is_draw: 'Un nul technique est un nul.',
    re_rack: 'Si une frame recommence, la nouvelle compte. Ce qui était décidé reste.',
    listed_pitchers: 'Si un lanceur partant annoncé change, les paris sont remboursés.',
    super_over_counts: 'Le super over compte pour le vainqueur.',
    no_result_void:
      'Sans résultat officiel, ou avec une égalité que rien ne départage, le pari sur le vainqueur est remboursé.',
    reduced_innings_void:
      'Une manche écourtée par la météo rembourse les totaux qui n’étaient pas décidés.',
    top_player_dead_heat: 'Les meilleurs joueurs à égalité partagent le gain.',
    non_starter_void:
      'Les paris sur un non-partant sont remboursés. Si la course ne part pas, tous le sont.',
    head_to_head_both_start:
      'Dans un duel, les deux doivent partir. Si les deux abandonnent, le plus de tours gagne ; à égalité de tours, le classement officiel compte.',
    qualifying_official_times:
      'En qualifications, les temps officiels comptent. Les pénalités ultérieures, non.',
    sevens_14_minutes: 'À sept, le temps réglementaire est de 14 minutes.',
  },
  sets: ({ target, lead, cap, decidingTarget }) =>
    [
      `Le premier à ${target} gagne, avec ${lead} d’avance`,
      cap === null ? '' : `, ou à ${cap} au plus tard`,
      decidingTarget === null ? '' : ` ; la manche décisive va à ${decidingTarget}`,
      '.',
    ].join(''),
  minimum: (what, { scheduled, amount, homeAheadAmount }, unit) => {
    const name = unit === 'minutes' ? 'minutes' : 'manches'
    const of = scheduled === null ? '' : ` des matchs de ${withComma(scheduled)}`
    const ahead =
      homeAheadAmount === undefined
        ? ''
        : ` (${withComma(homeAheadAmount)} si l’équipe à domicile mène)`
    const subject =
      what === 'result' ? `Le vainqueur${of} est valable` : `Handicaps et totaux${of} sont valables`
    return `${subject} à partir de ${withComma(amount)} ${name}${ahead}.`
  },
  stopped: (hours) =>
    `Un match interrompu et terminé dans les ${hours} heures après son premier début compte normalement. Sinon, ce qui était décidé reste et le reste est remboursé.`,
  general: (resume, amend) => [
    `Match reporté de plus de ${resume} heures : les paris sont remboursés.`,
    'Un forfait rembourse tous les paris.',
    'Participant, catégorie ou genre erroné : les paris sont remboursés.',
    'Dans un combiné, une sélection annulée compte 1,00 et le reste continue.',
    'Un demi-gain paie la moitié de la mise à la cote et rend l’autre moitié. Une demi-perte rend la moitié.',
    'Le gain est calculé exactement et arrondi une seule fois par coupon, le demi-centime vers le haut.',
    'Les sélections d’un même événement ne se combinent pas.',
    'Un pari pris par erreur après le début ou le résultat est remboursé.',
    'Ce qui est décidé avant la fin est payé aussitôt. Si le but ou le point n’est finalement pas validé, le paiement est annulé et le pari continue.',
    `Les corrections officielles ne changent un règlement que dans les ${amend} heures.`,
  ],
  lines: {
    quarter: 'Les lignes au quart partagent la mise entre les deux lignes voisines.',
    from_placement: 'En direct, on compte à partir du score au moment du pari.',
    other_score: 'Autre : tout score hors de la liste.',
    dead_heat: 'Une égalité à la dernière place paie sa part : places restantes entre ex æquo.',
    tie_back: 'Une égalité rend la mise.',
  },
}

import type { RulesTexts } from './rules-texts.ts'

export const enUs: RulesTexts = {
  stop: '. ',
  headings: {
    period: 'What counts',
    stopped: 'If it does not finish',
    special: 'Rules of this sport',
    markets: 'Markets',
    general: 'General rules',
  },
  period: {
    regulation_90:
      'Normal time counts: 90 minutes and stoppage time. Extra time and penalties only decide who goes through.',
    regulation_80: 'Normal time counts: 80 minutes and stoppage time. Extra time does not.',
    overtime_included:
      'The whole match counts, overtime included. Quarters and halves count their own points only.',
    extra_innings_included: 'The whole game counts, extra innings included.',
    whole_match: 'The whole match counts, point by point, as it was played.',
    official_result: 'The official result counts.',
    ring_decision: 'The decision announced in the ring counts. Later appeals change nothing.',
    podium: 'The classification at the podium counts. Later disqualifications change nothing.',
  },
  retirement: {
    no_retirement: null,
    void: 'If a side gives up, what was not decided goes back, the bet on the winner too.',
    opponent_wins:
      'If a side gives up, the opponent wins the match. The rest goes back unless it was decided.',
    opponent_wins_after_one_set:
      'If a side gives up after one complete set, the opponent wins the match; before that, bets on the winner go back. Other bets go back unless they were decided.',
  },
  special: {
    in_play_handicap_from_score:
      'An in-play Asian handicap counts the goals scored after the bet only. Total goals count the whole match.',
    corners_taken: 'Corners count when taken, not when awarded. A retaken corner counts once.',
    venue_switch_void: 'If the match moves to the away side’s ground, bets go back.',
    period_must_be_complete: 'A quarter or half only counts if it is completed.',
    last_quarter_excludes_overtime: 'The 4th quarter does not include overtime.',
    tie_refunds_winner: 'Where a draw cannot be backed, a draw gives the stake back.',
    tie_break_is_one_game: 'A tie-break counts as one game.',
    schedule_change_stands: 'A change of schedule, court or surface cancels no bet.',
    format_change_void: 'If the format of the match changes, bets go back.',
    golden_set_excluded: 'A golden set never counts.',
    no_contest_void: 'A no contest gives every bet back.',
    half_round_is_half_time:
      'Half a round is half its time: 1:30 of a 3-minute round. Exactly at that mark, over wins.',
    bell_not_answered: 'Who does not answer the bell for a round loses in the round before.',
    disqualification_is_knockout: 'A disqualification counts as a knockout.',
    changed_rounds_void:
      'If the number of rounds changes before the bout, bets on rounds and method go back.',
    technical_draw_is_draw: 'A technical draw is a draw.',
    re_rack: 'If a frame is started again, the new frame counts. What was decided stands.',
    listed_pitchers: 'If an announced starting pitcher is changed, bets go back.',
    super_over_counts: 'The super over counts for the winner.',
    no_result_void:
      'Without an official result, or with a tie that nothing breaks, the bet on the winner goes back.',
    reduced_innings_void:
      'Innings shortened by the weather give back the totals that were not decided.',
    top_player_dead_heat: 'Top players with the same runs share the win.',
    non_starter_void: 'Bets on who does not start go back. If the race does not start, all do.',
    head_to_head_both_start:
      'In a head to head both must start. If both retire, more laps win; with the same laps, the official classification counts.',
    qualifying_official_times: 'In qualifying the official times count. Later penalties do not.',
    sevens_14_minutes: 'In sevens normal time is 14 minutes.',
  },
  sets: ({ target, lead, cap, decidingTarget }) =>
    [
      `First to ${target} wins, ${lead} ahead`,
      cap === null ? '' : `, or to ${cap} at the latest`,
      decidingTarget === null ? '' : `; the decider goes to ${decidingTarget}`,
      '.',
    ].join(''),
  minimum: (what, { scheduled, amount, homeAheadAmount }, unit) => {
    const of = scheduled === null ? '' : ` of games of ${scheduled}`
    const ahead =
      homeAheadAmount === undefined ? '' : ` (${homeAheadAmount} if the home side leads)`
    const subject = what === 'result' ? `The winner${of} stands` : `Handicaps and totals${of} stand`
    return `${subject} from ${amount} ${unit}${ahead} on.`
  },
  stopped: (hours) =>
    `A match that was interrupted and finished within ${hours} hours of its first start counts as usual. Otherwise what was decided stands and the rest goes back.`,
  general: (resume, amend) => [
    `A match postponed by more than ${resume} hours: bets go back.`,
    'A walkover gives every bet back.',
    'A wrong participant, age group or gender: bets go back.',
    'In a parlay a void selection counts 1.00 and the rest goes on.',
    'A half win pays half the stake at the odds and gives the other half back. A half loss gives half back.',
    'The return is calculated exactly and rounded once per ticket, half a cent up.',
    'Selections of the same event cannot stand in one parlay.',
    'A bet taken by mistake after the start or the result goes back.',
    'What is decided before the end is paid at once. If the goal or point does not stand after all, the payment is undone and the bet goes on.',
    `Official corrections change a settlement within ${amend} hours only.`,
  ],
  lines: {
    quarter: 'Quarter lines split the stake between the two neighbouring lines.',
    from_placement: 'In play it counts from the score at the bet.',
    other_score: 'Other: any score that is not listed.',
    dead_heat: 'A tie on the last place pays its share: the places left over those tied.',
    tie_back: 'A tie gives the stake back.',
  },
}

import type { RulesTexts } from './rules-texts.ts'

export const koKr: RulesTexts = {
  stop: '. ',
  headings: {
    period: '인정 범위',
    stopped: '경기가 끝나지 않으면',
    special: '이 종목의 규칙',
    markets: '마켓',
    general: '공통 규칙',
  },
  period: {
    regulation_90:
      '정규 시간, 즉 90분과 추가 시간이 인정됩니다. 연장전과 승부차기는 진출 팀을 정하는 데만 쓰입니다.',
    regulation_80: '정규 시간, 즉 80분과 추가 시간이 인정됩니다. 연장전은 제외됩니다.',
    overtime_included: '연장을 포함한 전체 경기가 인정됩니다. 쿼터와 하프는 해당 점수만 셉니다.',
    extra_innings_included: '연장 이닝을 포함한 전체 경기가 인정됩니다.',
    whole_match: '실제로 진행된 전체 경기의 모든 점수가 인정됩니다.',
    official_result: '공식 결과가 인정됩니다.',
    ring_decision: '링에서 발표된 판정이 인정됩니다. 이후의 이의 제기는 반영되지 않습니다.',
    podium: '시상식 시점의 순위가 인정됩니다. 이후의 실격은 반영되지 않습니다.',
  },
  retirement: {
    no_retirement: null,
    void: '한쪽이 기권하면 결정되지 않은 베팅은 승자 베팅도 포함해 환불됩니다.',
    opponent_wins: '한쪽이 기권하면 상대가 승리합니다. 나머지는 결정되지 않았으면 환불됩니다.',
    opponent_wins_after_one_set:
      '한 세트가 끝난 뒤 한쪽이 기권하면 상대가 승리하고, 그 전이면 승자 베팅이 환불됩니다. 다른 베팅은 결정되지 않았으면 환불됩니다.',
  },
  special: {
    in_play_handicap_from_score:
      '라이브 아시안 핸디캡은 베팅 이후의 골만 셉니다. 총 골은 전체 경기를 셉니다.',
    corners_taken: '코너킥은 선언이 아니라 실제로 찼을 때 셉니다. 다시 찬 코너킥은 한 번만 셉니다.',
    venue_switch_void: '경기가 원정팀 구장으로 옮겨지면 환불됩니다.',
    period_must_be_complete: '쿼터나 하프는 끝까지 진행되어야 인정됩니다.',
    last_quarter_excludes_overtime: '4쿼터에는 연장이 포함되지 않습니다.',
    tie_refunds_winner: '무승부를 고를 수 없는 마켓에서 무승부는 환불됩니다.',
    tie_break_is_one_game: '타이브레이크는 한 게임으로 셉니다.',
    schedule_change_stands: '일정, 코트, 표면이 바뀌어도 베팅은 유지됩니다.',
    format_change_void: '경기 방식이 바뀌면 환불됩니다.',
    golden_set_excluded: '골든 세트는 세지 않습니다.',
    no_contest_void: '무효 경기는 모두 환불됩니다.',
    half_round_is_half_time:
      '반 라운드는 라운드 시간의 절반입니다. 3분 라운드라면 1:30이며, 정확히 그 시점이면 오버가 이깁니다.',
    bell_not_answered: '라운드에 나오지 않은 선수는 이전 라운드에서 패한 것으로 봅니다.',
    disqualification_is_knockout: '실격은 KO로 셉니다.',
    changed_rounds_void: '경기 전에 라운드 수가 바뀌면 라운드와 방식 베팅은 환불됩니다.',
    technical_draw_is_draw: '테크니컬 드로는 무승부입니다.',
    re_rack: '프레임을 다시 시작하면 새 프레임이 인정됩니다. 이미 결정된 것은 유지됩니다.',
    listed_pitchers: '발표된 선발 투수가 바뀌면 환불됩니다.',
    super_over_counts: '슈퍼 오버는 승자 판정에 포함됩니다.',
    no_result_void: '공식 결과가 없거나 동점이 가려지지 않으면 승자 베팅은 환불됩니다.',
    reduced_innings_void: '날씨로 줄어든 이닝은 결정되지 않은 합계를 환불합니다.',
    top_player_dead_heat: '득점이 같은 최고 선수들은 당첨금을 나눕니다.',
    non_starter_void:
      '출발하지 않은 선수에 대한 베팅은 환불됩니다. 레이스가 시작되지 않으면 모두 환불됩니다.',
    head_to_head_both_start:
      '맞대결은 둘 다 출발해야 합니다. 둘 다 리타이어하면 더 많은 랩을 돈 쪽이 이기며, 랩이 같으면 공식 순위를 따릅니다.',
    qualifying_official_times: '예선은 공식 기록이 인정됩니다. 이후의 페널티는 반영되지 않습니다.',
    sevens_14_minutes: '세븐스의 정규 시간은 14분입니다.',
  },
  sets: ({ target, lead, cap, decidingTarget }) =>
    [
      `먼저 ${target}점에 이르고 ${lead}점 앞서면 이깁니다`,
      cap === null ? '' : `. 최대 ${cap}점까지입니다`,
      decidingTarget === null ? '' : `. 마지막 세트는 ${decidingTarget}점까지입니다`,
      '.',
    ].join(''),
  minimum: (what, { scheduled, amount, homeAheadAmount }, unit) => {
    const name = unit === 'minutes' ? '분' : '이닝'
    const of = scheduled === null ? '' : `${scheduled}${name} 경기에서 `
    const ahead = homeAheadAmount === undefined ? '' : `(홈팀이 앞서면 ${homeAheadAmount})`
    const subject = what === 'result' ? '승자 베팅은' : '핸디캡과 합계는'
    return `${of}${subject} ${amount}${name}${ahead}부터 유효합니다.`
  },
  stopped: (hours) =>
    `중단된 경기가 최초 시작부터 ${hours}시간 안에 끝나면 정상 처리됩니다. 아니면 결정된 것은 유지되고 나머지는 환불됩니다.`,
  general: (resume, amend) => [
    `${resume}시간 넘게 연기된 경기는 환불됩니다.`,
    '부전승은 모두 환불됩니다.',
    '참가자, 연령대 또는 성별이 잘못되면 환불됩니다.',
    '조합에서 무효 선택은 1.00으로 치고 나머지는 계속됩니다.',
    '절반 승리는 베팅액의 절반을 배당대로 지급하고 나머지 절반을 돌려줍니다. 절반 패배는 절반을 돌려줍니다.',
    '지급액은 정확히 계산하고 슬립마다 한 번만 반올림합니다.',
    '같은 경기의 선택은 한 조합에 넣을 수 없습니다.',
    '시작이나 결과 이후에 실수로 접수된 베팅은 환불됩니다.',
    '종료 전에 결정된 것은 바로 지급됩니다. 골이나 점수가 취소되면 지급도 취소되고 베팅은 계속됩니다.',
    `공식 정정은 ${amend}시간 안에만 정산을 바꿉니다.`,
  ],
  lines: {
    quarter: '쿼터 라인은 베팅액을 양옆의 두 라인으로 나눕니다.',
    from_placement: '라이브에서는 베팅 시점의 스코어부터 셉니다.',
    other_score: '기타: 목록에 없는 모든 스코어.',
    dead_heat: '마지막 순위가 같으면 나눠 지급합니다: 남은 자리를 동률 인원으로 나눕니다.',
    tie_back: '동점은 환불됩니다.',
  },
}

import type { RulesTexts } from './rules-texts.ts'

export const jaJp: RulesTexts = {
  stop: '。',
  headings: {
    period: '対象となる範囲',
    stopped: '試合が終わらなかったとき',
    special: 'この競技のルール',
    markets: 'マーケット',
    general: '共通ルール',
  },
  period: {
    regulation_90:
      '90分とアディショナルタイムが対象です。延長戦とPK戦は勝ち上がりの判定だけに使います。',
    regulation_80: '80分とアディショナルタイムが対象です。延長は含みません。',
    overtime_included:
      'オーバータイムを含む試合全体が対象です。クォーターとハーフはその得点だけを数えます。',
    extra_innings_included: '延長回を含む試合全体が対象です。',
    whole_match: '実際に行われた試合全体の全ポイントが対象です。',
    official_result: '公式結果が対象です。',
    ring_decision: 'リング上で発表された判定が対象です。後の異議で変わることはありません。',
    podium: '表彰時の順位が対象です。後の失格で変わることはありません。',
  },
  retirement: {
    no_retirement: null,
    void: '一方が棄権した場合、未確定の分は勝者へのベットも含めて返金されます。',
    opponent_wins: '一方が棄権した場合、相手の勝ちです。その他は未確定なら返金されます。',
    opponent_wins_after_one_set:
      '第一セット完了後に一方が棄権した場合は相手の勝ち、それより前は勝者へのベットが返金されます。その他のベットは未確定なら返金されます。',
  },
  special: {
    in_play_handicap_from_score:
      'ライブのアジアンハンディはベット後のゴールだけを数えます。合計ゴールは試合全体を数えます。',
    corners_taken: 'コーナーは与えられた時ではなく蹴られた時に数えます。蹴り直しは一回と数えます。',
    venue_switch_void: '会場がアウェイ側に移った場合は返金されます。',
    period_must_be_complete: 'クォーターやハーフは最後まで行われた場合だけ有効です。',
    last_quarter_excludes_overtime: '第4クォーターにオーバータイムは含みません。',
    tie_refunds_winner: '引き分けの選択肢がない場合、引き分けは返金されます。',
    tie_break_is_one_game: 'タイブレークは一ゲームと数えます。',
    schedule_change_stands: '日程、コート、サーフェスの変更ではベットは取り消されません。',
    format_change_void: '試合形式が変わった場合は返金されます。',
    golden_set_excluded: 'ゴールデンセットは数えません。',
    no_contest_void: '無効試合はすべて返金されます。',
    half_round_is_half_time:
      '半ラウンドはその時間の半分です。3分のラウンドなら1:30で、ちょうどの場合はオーバーの勝ちです。',
    bell_not_answered: 'ラウンドに出てこなかった選手は前のラウンドで負けとなります。',
    disqualification_is_knockout: '失格はノックアウトと数えます。',
    changed_rounds_void:
      '試合前にラウンド数が変わった場合、ラウンドと決着方法へのベットは返金されます。',
    technical_draw_is_draw: '負傷引き分けは引き分けです。',
    re_rack: 'フレームがやり直された場合は新しいフレームが対象です。確定した分は残ります。',
    listed_pitchers: '発表された先発投手が変わった場合は返金されます。',
    super_over_counts: 'スーパーオーバーは勝者の判定に含みます。',
    no_result_void: '公式結果がない場合や決着のつかない同点の場合、勝者へのベットは返金されます。',
    reduced_innings_void: '天候で短縮されたイニングでは、未確定の合計は返金されます。',
    top_player_dead_heat: '同じラン数の最優秀選手は賞金を分け合います。',
    non_starter_void:
      'スタートしなかった選手へのベットは返金されます。レースが始まらなければすべて返金されます。',
    head_to_head_both_start:
      '対決は両者のスタートが条件です。両者リタイアなら周回数の多い方の勝ちで、同じなら公式順位に従います。',
    qualifying_official_times: '予選は公式タイムが対象です。後のペナルティは含みません。',
    sevens_14_minutes: '七人制の正規の時間は14分です。',
  },
  sets: ({ target, lead, cap, decidingTarget }) =>
    [
      `先に${target}に達し、${lead}差をつけた方の勝ち`,
      cap === null ? '' : `、最大${cap}まで`,
      decidingTarget === null ? '' : `、最終セットは${decidingTarget}まで`,
      'です。',
    ].join(''),
  minimum: (what, { scheduled, amount, homeAheadAmount }, unit) => {
    const name = unit === 'minutes' ? '分' : 'イニング'
    const of = scheduled === null ? '' : `${scheduled}${name}の試合では、`
    const ahead = homeAheadAmount === undefined ? '' : `（ホームがリードなら${homeAheadAmount}）`
    const subject = what === 'result' ? '勝者へのベット' : 'ハンディと合計'
    return `${of}${subject}は${amount}${name}${ahead}から有効です。`
  },
  stopped: (hours) =>
    `中断した試合が最初の開始から${hours}時間以内に終われば通常どおりです。そうでなければ確定した分は残り、その他は返金されます。`,
  general: (resume, amend) => [
    `${resume}時間を超える延期は返金されます。`,
    '不戦勝はすべて返金されます。',
    '出場者、年齢区分、性別の誤りは返金されます。',
    'パーレーでは無効の選択は1.00と数え、残りは続きます。',
    '半分勝ちはベット額の半分をオッズで支払い、残りの半分を返します。半分負けは半分を返します。',
    '払い戻しは正確に計算し、スリップごとに一度だけ四捨五入します。',
    '同じ試合の選択は一つのパーレーに入れられません。',
    '開始後や結果判明後に誤って受け付けたベットは返金されます。',
    '終了前に確定した分はすぐに支払われます。ゴールや得点が取り消された場合、支払いも取り消され、ベットは続きます。',
    `公式の訂正で精算が変わるのは${amend}時間以内だけです。`,
  ],
  lines: {
    quarter: 'クォーターラインはベット額を両隣のラインに半分ずつ分けます。',
    from_placement: 'ライブではベット時のスコアから数えます。',
    other_score: 'その他：一覧にないスコアすべて。',
    dead_heat: '最下位の枠で並んだ場合は按分します：残り枠を並んだ人数で割ります。',
    tie_back: '同点は返金されます。',
  },
}

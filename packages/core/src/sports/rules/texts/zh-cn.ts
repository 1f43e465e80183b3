import type { RulesTexts } from './rules-texts.ts'

export const zhCn: RulesTexts = {
  stop: '。',
  headings: {
    period: '计算范围',
    stopped: '比赛未完成时',
    special: '本项目规则',
    markets: '盘口',
    general: '通用规则',
  },
  period: {
    regulation_90: '以常规时间为准：90分钟加补时。加时赛和点球大战只用于决定谁晋级。',
    regulation_80: '以常规时间为准：80分钟加补时。加时赛不计。',
    overtime_included: '以全场为准，包含加时。每节和每个半场只计各自的得分。',
    extra_innings_included: '以全场为准，包含延长局。',
    whole_match: '以全场为准，按实际比赛逐分计算。',
    official_result: '以官方结果为准。',
    ring_decision: '以拳台上宣布的判定为准，之后的申诉不影响结果。',
    podium: '以颁奖时的排名为准，之后的取消资格不影响结果。',
  },
  retirement: {
    no_retirement: null,
    void: '若一方退赛，未决出的投注全部退还，包括胜者投注。',
    opponent_wins: '若一方退赛，对手获胜。其余未决出的投注退还。',
    opponent_wins_after_one_set:
      '若一方在完成一盘后退赛，对手获胜；在此之前，胜者投注退还。其他投注若未决出则退还。',
  },
  special: {
    in_play_handicap_from_score: '滚球亚洲让球只计投注之后的进球。总进球计全场。',
    corners_taken: '角球以踢出为准，判给不计。重踢的角球只计一次。',
    venue_switch_void: '若比赛改到客队主场，投注退还。',
    period_must_be_complete: '一节或半场须打完才有效。',
    last_quarter_excludes_overtime: '第4节不含加时。',
    tie_refunds_winner: '没有平局选项时，平局退还投注。',
    tie_break_is_one_game: '抢七计为一局。',
    schedule_change_stands: '时间、场地或场地类型变更不取消投注。',
    format_change_void: '若赛制变更，投注退还。',
    golden_set_excluded: '黄金局一律不计。',
    no_contest_void: '无结果的比赛退还全部投注。',
    half_round_is_half_time: '半回合指该回合时间的一半：3分钟回合为1:30。正好在此刻，大盘获胜。',
    bell_not_answered: '未出来应战某回合者，判在上一回合落败。',
    disqualification_is_knockout: '取消资格计为击倒。',
    changed_rounds_void: '若赛前回合数变更，回合和获胜方式的投注退还。',
    technical_draw_is_draw: '技术性平局即为平局。',
    re_rack: '若一局重开，以新局为准。已决出的不变。',
    listed_pitchers: '若公布的先发投手更换，投注退还。',
    super_over_counts: '超级加轮计入胜者。',
    no_result_void: '没有官方结果，或平局未分出胜负时，胜者投注退还。',
    reduced_innings_void: '因天气缩短的局，退还未决出的总分投注。',
    top_player_dead_heat: '得分相同的最佳球员平分奖金。',
    non_starter_void: '未发车者的投注退还。若比赛没有开始，全部退还。',
    head_to_head_both_start:
      '对决须双方都发车。若双方都退赛，圈数多者获胜；圈数相同则以官方排名为准。',
    qualifying_official_times: '排位赛以官方成绩为准，之后的处罚不计。',
    sevens_14_minutes: '七人制的常规时间为14分钟。',
  },
  sets: ({ target, lead, cap, decidingTarget }) =>
    [
      `先得${target}分并领先${lead}分者获胜`,
      cap === null ? '' : `，最多到${cap}分`,
      decidingTarget === null ? '' : `；决胜局到${decidingTarget}分`,
      '。',
    ].join(''),
  minimum: (what, { scheduled, amount, homeAheadAmount }, unit) => {
    const name = unit === 'minutes' ? '分钟' : '局'
    const of = scheduled === null ? '' : `${scheduled}${name}的比赛中，`
    const ahead = homeAheadAmount === undefined ? '' : `（主队领先时${homeAheadAmount}）`
    const subject = what === 'result' ? '胜者投注' : '让分和总分'
    return `${of}${subject}自打满${amount}${name}${ahead}起有效。`
  },
  stopped: (hours) =>
    `中断的比赛若在首次开赛后${hours}小时内完成，照常结算。否则已决出的不变，其余退还。`,
  general: (resume, amend) => [
    `推迟超过${resume}小时的比赛：投注退还。`,
    '对手弃权不战，退还全部投注。',
    '参赛者、年龄组或性别有误：投注退还。',
    '串关中作废的选项按1.00计算，其余继续。',
    '赢一半按赔率支付一半投注并退还另一半。输一半退还一半。',
    '返还金额精确计算，每张注单只四舍五入一次。',
    '同一赛事的选项不能放进同一串关。',
    '开赛或结果之后误接受的投注退还。',
    '比赛结束前已决出的立即支付。若进球或得分最终无效，则撤销支付，投注继续。',
    `官方更正只在${amend}小时内影响结算。`,
  ],
  lines: {
    quarter: '四分之一盘把投注平分到相邻的两个盘口。',
    from_placement: '滚球从投注时的比分开始计算。',
    other_score: '其他：列表之外的任何比分。',
    dead_heat: '末位并列按比例支付：剩余名额除以并列人数。',
    tie_back: '平局退还投注。',
  },
}

import { withComma } from './decimals.ts'
import type { RulesTexts } from './rules-texts.ts'

export const viVn: RulesTexts = {
  stop: '. ',
  headings: {
    period: 'Tính phần nào',
    stopped: 'Nếu trận không kết thúc',
    special: 'Luật riêng của môn này',
    markets: 'Kèo',
    general: 'Luật chung',
  },
  period: {
    regulation_90:
      'Tính thời gian chính thức: 90 phút và bù giờ. Hiệp phụ và luân lưu chỉ dùng để xác định đội đi tiếp.',
    regulation_80: 'Tính thời gian chính thức: 80 phút và bù giờ. Hiệp phụ không tính.',
    overtime_included: 'Tính cả trận, kể cả hiệp phụ. Từng hiệp chỉ tính điểm của chính hiệp đó.',
    extra_innings_included: 'Tính cả trận, kể cả hiệp phụ.',
    whole_match: 'Tính cả trận, từng điểm một, đúng như đã thi đấu.',
    official_result: 'Tính kết quả chính thức.',
    ring_decision: 'Tính quyết định công bố trên võ đài. Khiếu nại sau đó không thay đổi gì.',
    podium: 'Tính thứ hạng lúc trao giải. Truất quyền sau đó không thay đổi gì.',
  },
  retirement: {
    no_retirement: null,
    void: 'Nếu một bên bỏ cuộc, phần chưa ngã ngũ được hoàn tiền, kể cả cược người thắng.',
    opponent_wins:
      'Nếu một bên bỏ cuộc, đối thủ thắng trận. Phần còn lại được hoàn nếu chưa ngã ngũ.',
    opponent_wins_after_one_set:
      'Nếu một bên bỏ cuộc sau một set trọn vẹn, đối thủ thắng trận; trước đó cược người thắng được hoàn tiền. Các cược khác được hoàn nếu chưa ngã ngũ.',
  },
  special: {
    in_play_handicap_from_score:
      'Chấp châu Á trực tiếp chỉ tính bàn thắng sau khi cược. Tổng bàn thắng tính cả trận.',
    corners_taken:
      'Phạt góc tính khi đã đá, không tính khi được hưởng. Quả đá lại chỉ tính một lần.',
    venue_switch_void: 'Nếu trận chuyển sang sân đội khách, cược được hoàn tiền.',
    period_must_be_complete: 'Một hiệp chỉ tính khi thi đấu trọn vẹn.',
    last_quarter_excludes_overtime: 'Hiệp 4 không gồm hiệp phụ.',
    tie_refunds_winner: 'Khi không có cửa hòa, kết quả hòa được hoàn tiền.',
    tie_break_is_one_game: 'Loạt tie-break tính là một game.',
    schedule_change_stands: 'Đổi giờ, sân hay mặt sân không hủy cược.',
    format_change_void: 'Nếu thể thức trận thay đổi, cược được hoàn tiền.',
    golden_set_excluded: 'Set vàng không bao giờ tính.',
    no_contest_void: 'Trận không phân định hoàn tiền mọi cược.',
    half_round_is_half_time:
      'Nửa hiệp là nửa thời gian của hiệp: 1:30 của hiệp 3 phút. Đúng tại mốc đó, cửa tài thắng.',
    bell_not_answered: 'Ai không ra cho một hiệp thì thua ở hiệp trước.',
    disqualification_is_knockout: 'Bị truất quyền tính là knock-out.',
    changed_rounds_void: 'Nếu số hiệp đổi trước trận, cược về hiệp và cách thắng được hoàn tiền.',
    technical_draw_is_draw: 'Hòa kỹ thuật là hòa.',
    re_rack: 'Nếu một frame bắt đầu lại, frame mới được tính. Phần đã ngã ngũ giữ nguyên.',
    listed_pitchers: 'Nếu người ném xuất phát đã công bố bị thay, cược được hoàn tiền.',
    super_over_counts: 'Super over tính cho người thắng.',
    no_result_void:
      'Không có kết quả chính thức, hoặc hòa không phân định, cược người thắng được hoàn tiền.',
    reduced_innings_void: 'Hiệp bị rút ngắn vì thời tiết hoàn tiền các tổng chưa ngã ngũ.',
    top_player_dead_heat: 'Các cầu thủ hay nhất bằng điểm chia nhau tiền thắng.',
    non_starter_void:
      'Cược vào người không xuất phát được hoàn tiền. Nếu cuộc đua không bắt đầu, tất cả được hoàn.',
    head_to_head_both_start:
      'Đối đầu thì cả hai phải xuất phát. Nếu cả hai bỏ cuộc, ai nhiều vòng hơn thắng; bằng vòng thì tính thứ hạng chính thức.',
    qualifying_official_times:
      'Vòng phân hạng tính thời gian chính thức. Án phạt sau đó không tính.',
    sevens_14_minutes: 'Bóng bầu dục bảy người có thời gian chính thức 14 phút.',
  },
  sets: ({ target, lead, cap, decidingTarget }) =>
    [
      `Ai đạt ${target} trước và hơn ${lead} thì thắng`,
      cap === null ? '' : `, muộn nhất là ${cap}`,
      decidingTarget === null ? '' : `; set quyết định đến ${decidingTarget}`,
      '.',
    ].join(''),
  minimum: (what, { scheduled, amount, homeAheadAmount }, unit) => {
    const name = unit === 'minutes' ? 'phút' : 'hiệp'
    const of = scheduled === null ? '' : ` ở trận ${withComma(scheduled)} ${name}`
    const ahead =
      homeAheadAmount === undefined ? '' : ` (${withComma(homeAheadAmount)} nếu đội nhà dẫn trước)`
    const subject = what === 'result' ? 'Kèo người thắng' : 'Kèo chấp và tổng'
    return `${subject}${of} có hiệu lực từ ${withComma(amount)} ${name}${ahead}.`
  },
  stopped: (hours) =>
    `Trận bị gián đoạn mà kết thúc trong ${hours} giờ kể từ giờ bắt đầu đầu tiên vẫn tính bình thường. Nếu không, phần đã ngã ngũ giữ nguyên và phần còn lại được hoàn tiền.`,
  general: (resume, amend) => [
    `Trận hoãn quá ${resume} giờ: cược được hoàn tiền.`,
    'Thắng do đối thủ không thi đấu thì hoàn tiền mọi cược.',
    'Sai người tham dự, lứa tuổi hoặc giới tính: cược được hoàn tiền.',
    'Trong cược xiên, lựa chọn bị hủy tính 1,00 và phần còn lại tiếp tục.',
    'Thắng nửa trả nửa tiền cược theo tỷ lệ và hoàn nửa còn lại. Thua nửa hoàn một nửa.',
    'Tiền thắng tính chính xác và làm tròn một lần mỗi phiếu, nửa xu làm tròn lên.',
    'Các lựa chọn cùng một sự kiện không ghép chung một phiếu xiên.',
    'Cược nhận nhầm sau giờ bắt đầu hoặc sau kết quả được hoàn tiền.',
    'Phần ngã ngũ trước khi kết thúc được trả ngay. Nếu bàn thắng hay điểm rốt cuộc không được công nhận, khoản trả bị thu hồi và cược tiếp tục.',
    `Đính chính chính thức chỉ thay đổi kết toán trong ${amend} giờ.`,
  ],
  lines: {
    quarter: 'Kèo phần tư chia tiền cược cho hai mức kề bên.',
    from_placement: 'Khi trực tiếp, tính từ tỷ số lúc đặt cược.',
    other_score: 'Khác: mọi tỷ số không có trong danh sách.',
    dead_heat: 'Bằng nhau ở vị trí cuối trả theo phần: số chỗ còn lại chia cho người bằng hạng.',
    tie_back: 'Kết quả hòa được hoàn tiền cược.',
  },
}

import type { HelpTexts } from './help-texts.ts'

export const viVn: HelpTexts = {
  sections: {
    account: 'Tài khoản và đăng nhập',
    money: 'Nạp và rút tiền',
    rewards: 'Thưởng, VIP và lời mời',
    sports: 'Cược thể thao',
    games: 'Trò chơi',
    care: 'Chơi có trách nhiệm',
    contact: 'Hỗ trợ và tin nhắn',
  },
  articles: {
    who: [
      'Ai được có tài khoản?',
      'Người từ 18 tuổi, mỗi người và mỗi CPF một tài khoản. Không được cho mượn hay bán.',
    ],
    identityDeposit: [
      'Vì sao hỏi tên và CPF?',
      'Trước lần nạp đầu chúng tôi xác nhận tên và CPF một lần, vì tiền chỉ vào từ chính bạn. Nếu cần giấy tờ, màn hình danh tính cho biết giấy nào và đến đâu.',
    ],
    identityPlay: [
      'Vì sao hỏi tên và CPF?',
      'Chúng tôi xác nhận bạn là ai trước khi chơi. Màn hình danh tính cho biết còn thiếu gì, đang xét gì và vì sao bị từ chối; chỉ mục đó gửi lại.',
    ],
    password: [
      'Quên mật khẩu thì vào thế nào?',
      'Ở màn hình đăng nhập chạm liên kết quên mật khẩu. Mã đến qua email và có hạn {resetMinutes} phút. Mật khẩu mới từ {passwordMin} đến {passwordMax} ký tự.',
    ],
    access: [
      'Bảo vệ tài khoản thế nào?',
      'Trong Bảo mật bạn bật xác minh hai bước với {recoveryCodes} mã dự phòng, tạo khóa truy cập và kết thúc phiên ở thiết bị khác. Sau {loginFailures} lần sai mật khẩu phải chờ {loginMinutes} phút; không dùng, phiên hết sau {idle}.',
    ],
    closing: [
      'Đóng tài khoản hay tải dữ liệu thế nào?',
      'Trong Bảo mật. Việc chơi dừng ngay, số dư về CPF của bạn, tài khoản không mở lại. Cược đang mở phải xong trước. Những gì luật buộc giữ sẽ xóa sau {keptYears} năm.',
    ],
    deposit: [
      'Nạp tiền thế nào?',
      'Chọn số tiền từ {depositMinimum} và trả PIX từ tài khoản đúng CPF của bạn. Mã có hạn {payMinutes} phút. Nhanh nhất tiền vào sau 5 phút.',
    ],
    late: [
      'Đã trả mà số dư không đổi thì sao?',
      'Chạm nút kiểm tra ở màn hình PIX. Trả sau hạn vẫn được cộng, nhưng không có thưởng hay giảm giá. Nếu lâu, mở yêu cầu từ khoản nạp trong lịch sử.',
    ],
    otherPayer: [
      'Người khác trả giúp được không?',
      'Không. PIX từ CPF khác trả lại người gửi và chúng tôi báo bạn. Sau {failures} lần trong {failuresMinutes} phút, việc nạp dừng {pauseMinutes} phút; nếu còn tiếp, chỉ hỗ trợ mở lại. Rút tiền không dừng.',
    ],
    bankReturn: [
      'Vì sao một khoản nạp bị trừ?',
      'Ngân hàng có thể đòi lại PIX, ví dụ khi nghi lừa đảo (MED). Số tiền bị trừ khỏi số dư; phần thiếu là khoản nợ phải trả trước lần rút sau.',
    ],
    locked: [
      'Vì sao một phần số dư bị khóa?',
      'Mỗi khoản nạp phải cược {depositTimes}x trước khi rút để chống rửa tiền; giải thưởng có quy định riêng. Cược đã có kết quả được tính, nửa kết quả tính nửa; hoàn tiền và cash-out không tính. Lịch sử, thẻ Số dư, cho thấy từng khóa.',
    ],
    withdraw: [
      'Nhận tiền rút thế nào, khi nào?',
      'Qua PIX, khóa là CPF của bạn: từ {withdrawMinimum} đến {withdrawMaximum} mỗi lần, 24 giờ. Nhanh nhất 10 phút. Từng bước hiện ở tiến trình rút.',
    ],
    fees: [
      'Phí bao nhiêu, rút được mấy lần?',
      'Tùy cấp VIP: phí từ {feeHighest} ở cấp 0 đến {feeLowest} ở cấp cao nhất, số lần mỗi ngày từ {perDayLeast} đến {perDayMost}. Phí và số nhận hiện trước; lần bị từ chối trong ngày không tính.',
    ],
    otherAccounts: [
      'Rút về công ty hay USDT được không?',
      'Về CNPJ công ty thì được; có người kiểm tra trước. USDT (TRC20) chỉ cho tài khoản được mở: theo tỷ giá hiển thị, trừ 1 USDT phí mạng.',
    ],
    review: [
      'Vì sao lần rút của tôi bị xét?',
      'Số tiền lớn và dấu hiệu rủi ro, như mật khẩu vừa đổi, do người xem. Lý do và hạn ghi rõ: tối đa {reviewHours} giờ. Tiền được giữ riêng cho bạn.',
    ],
    refused: [
      'Lần rút bị từ chối thì sao?',
      'Toàn bộ số tiền về số dư ngay, không mất phí. Tin nhắn và tiến trình nói lý do và cần làm gì trước khi yêu cầu lại.',
    ],
    transfer: [
      'Chuyển cho người chơi khác được không?',
      'Được, theo tên người dùng, với mật khẩu hoặc khóa truy cập: từ {transferMinimum} đến {transferMaximum}, tối đa {transfersPerDay} lần và {transferDay} mỗi ngày. Người nhận mới tối đa {transferNew} trong {transferNewHours} giờ đầu. Không hoàn lại được.',
    ],
    bonus: [
      'Thưởng hoạt động thế nào?',
      'Mỗi khuyến mãi ghi số tiền, mức cược, hạn và mỗi trò tính bao nhiêu. Thưởng để riêng và thành số dư khi cược đủ, sau khoản nạp; quá hạn thì hết. Tham gia là tùy bạn.',
    ],
    bonusCancel: [
      'Bỏ thưởng được không?',
      'Được, bất cứ lúc nào, ở danh sách thưởng. Trước khi xác nhận bạn thấy còn gì: chỉ thưởng mất, số dư giữ nguyên.',
    ],
    awards: [
      'Giải thưởng và quà ở đâu?',
      'Lên cấp và một số khuyến mãi có giải. Chúng chờ ở Câu lạc bộ VIP và Khuyến mãi; mỗi giải ghi hạn và mức cược.',
    ],
    level: [
      'Lên cấp VIP thế nào?',
      'Từ cấp 0 đến {vipHighest}: nạp và chơi cùng nhau, hoặc chỉ chơi. Cấp không giảm. Câu lạc bộ VIP cho thấy còn thiếu gì và mỗi cấp có gì.',
    ],
    levelByPlay: [
      'Lên cấp VIP thế nào?',
      'Từ cấp 0 đến {vipHighest}, chỉ bằng cược đã có kết quả. Cấp không giảm. Câu lạc bộ VIP cho thấy còn thiếu gì và mỗi cấp có gì.',
    ],
    rebate: [
      'Thưởng chơi là gì?',
      'Mỗi ngày một phần cược đã có kết quả, thắng hay thua, về số dư: đến {rebateHighest} ở cấp cao nhất. Không cần cược lại trước khi rút.',
    ],
    invite: [
      'Mời bạn được gì?',
      'Một phần cược đã có kết quả của người được mời, ba cấp: {commissions}. Trả mỗi ngày một lần. Cùng thiết bị, địa chỉ hay CPF không tính.',
    ],
    ladder: [
      'Thưởng bậc thang là gì?',
      'Một khoản mỗi bậc, một lần, cho người bạn mời trực tiếp đã nạp {ladderDeposit} và chơi {ladderPlay}. Phải cược {ladderTimes}x trước khi rút.',
    ],
    settle: [
      'Khi nào cược thể thao được trả?',
      'Ngay khi biết kết quả kèo, có khi trước lúc hết trận. Thắng nửa trả nửa theo tỷ lệ và hoàn nửa kia. Sửa chính thức chỉ đổi kết quả trong {amendHours} giờ và hiện ở sao kê.',
    ],
    postponed: [
      'Trận bị hoãn hay gián đoạn thì sao?',
      'Nếu xong trong {resumeHours} giờ từ giờ dự kiến thì có hiệu lực. Nếu không, phần đã rõ giữ nguyên, còn lại hoàn tiền. Trong cược xiên, lựa chọn hoàn tính 1,00.',
    ],
    stakes: [
      'Giới hạn một cược là bao nhiêu?',
      'Từ {betMinimum} đến {betMaximum}, trả tối đa {betPayout} mỗi vé; phiếu cho thấy mức tối đa lúc đó, có thể thấp hơn. Tổng tỷ lệ cược xiên đến {combinedOdds}.',
    ],
    prices: [
      'Tỷ lệ đổi thì sao?',
      'Phiếu cho thấy tỷ lệ cũ và mới và, nếu bạn không đổi, chỉ tự nhận tỷ lệ tốt hơn. Khi trực tiếp cược chờ {delayShortest} đến {delayLongest} giây; nếu trận đổi, cược không được nhận và tiền trả lại.',
    ],
    multiple: [
      'Cược xiên và hệ thống thế nào?',
      'Cược xiên có tối đa {legs} lựa chọn và trả khi đúng hết; hệ thống tối đa {systemLegs}, chia tiền cho mọi tổ hợp. Lựa chọn cùng sự kiện không ghép được.',
    ],
    cashOut: [
      'Cash-out là gì?',
      'Bán cược trước khi kết thúc, cả hay một phần, theo số tiền ở Cược của tôi. Kèo đang tạm dừng thì không có giá; khi trực tiếp phải chờ như cược.',
    ],
    replay: [
      'Phát lại là gì?',
      'Một trận thật đã qua, luôn ghi rõ, kể từng phút. Vì kết quả có thể đã biết nên giới hạn thấp: {replayStake} mỗi cược và trả {replayPayout}.',
    ],
    fair: [
      'Làm sao biết trò chơi công bằng?',
      'Ở trò chơi Jogada, seed định trước kết quả trước khi cược. Mở ván và chạm kiểm tra: thiết bị của bạn tính lại. Tỷ lệ hoàn lý thuyết ở luật từng trò.',
    ],
    interrupted: [
      'Mất kết nối giữa ván thì sao?',
      'Không mất gì: ván chờ bạn {roundHours} giờ. Sau đó trả theo mức đã đạt, hoặc hoàn nếu chưa mở gì. Ván quyết ngay nằm trong lịch sử.',
    ],
    limits: [
      'Giới hạn việc chơi thế nào?',
      'Trong Giới hạn và tạm nghỉ: nạp, cược, thua và thời gian, theo ngày, tuần, tháng. Mức thấp hơn có ngay, cao hơn sau {looserHours} giờ.',
    ],
    pause: [
      'Dừng một thời gian hay hẳn thế nào?',
      'Trong Giới hạn và tạm nghỉ: nghỉ từ 24 giờ đến 42 ngày, hoặc tự loại trừ theo tháng hay không hạn. Không ai rút ngắn được. Rút tiền vẫn mở.',
    ],
    support: [
      'Cần giúp khi chơi thành vấn đề?',
      'Tự kiểm tra và biểu đồ hoạt động ở Giới hạn và tạm nghỉ. Tại Brazil CVV trả lời miễn phí ngày đêm ở số 188.',
    ],
    ticket: [
      'Liên hệ hỗ trợ thế nào?',
      'Mở yêu cầu ở đây hoặc từ khoản nạp, rút hay cược: bạn nhận mã số và trả lời trong {answerHours} giờ. Tối đa {openTickets} yêu cầu mở. Khiếu nại cũng gửi được tới consumidor.gov.br.',
    ],
    messages: [
      'Xem tin nhắn ở đâu?',
      'Trong Tin nhắn, theo mục, kèm mục chưa đọc. Ở đó cũng bật thông báo trên thiết bị này; đến cả khi ứng dụng đóng.',
    ],
  },
  rules: {
    age: 'Chỉ người từ 18 tuổi được có tài khoản và chơi.',
    account: 'Mỗi người một tài khoản, đúng tên và CPF. Không được cho mượn hay bán.',
    deposits: 'Tiền nạp phải từ tài khoản cùng CPF. Người khác trả thì hoàn cho họ.',
    withdrawals: 'Tiền rút chỉ về chủ tài khoản.',
    wagering: 'Trước khi rút, khoản nạp phải cược {depositTimes}x.',
    bets: 'Cược có hiệu lực khi được xác nhận. Lỗi rõ ràng về tỷ lệ hay kết quả có thể sửa, luôn có ghi lại.',
    offers: 'Thưởng và giải theo quy định hiển thị, mỗi người một lần.',
    conduct: 'Gian lận, bot trái luật hay dàn xếp kết quả sẽ đóng tài khoản.',
    law: 'Hãy xem chơi trực tuyến có được phép nơi bạn ở không. Khiếu nại cũng gửi được tới consumidor.gov.br.',
  },
  asked: {
    idle: 'của ở đâu là tôi bạn khi nào bao giờ làm sao thế có không chưa đã và hoặc cho với tại này đó muốn cần được vì thì rồi mất như',
    words: {
      identityDeposit: 'xác minh giấy tờ cccd selfie kyc danh tính',
      identityPlay: 'xác minh giấy tờ cccd selfie kyc danh tính',
      password: 'mật khẩu đăng nhập quên khôi phục truy cập',
      access: 'bảo mật bảo vệ hack 2fa',
      closing: 'xóa đóng hủy tài khoản dữ liệu',
      deposit: 'nạp tiền pix thanh toán ví',
      late: 'nạp tiền pix chậm lâu chưa vào trả chờ',
      withdraw: 'rút tiền chậm lâu chờ nhận về hủy ví',
      fees: 'rút phí hạn mức tối thiểu tối đa',
      review: 'rút xét duyệt chờ lâu chậm giữ',
      refused: 'rút từ chối hủy hoàn',
      bonus: 'thưởng khuyến mãi bonus vòng quay miễn phí',
      bonusCancel: 'hủy bỏ thưởng',
      settle: 'cược kết quả trả thắng thưởng',
      cashOut: 'cashout bán hủy cược',
      limits: 'giới hạn hạn mức giảm chi tiêu',
      pause: 'tạm dừng nghỉ khóa tự loại trừ',
      support: 'nghiện cờ bạc lệ thuộc',
      ticket: 'hỗ trợ chat liên hệ nhân viên khiếu nại điện thoại giúp',
    },
  },
  sportRules: 'Luật các môn thể thao',
}

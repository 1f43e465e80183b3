export const limbo = {
  title: 'Limbo',
  target: 'เป้าหมาย',
  chance: 'โอกาส',
  quick: 'เป้าหมายด่วน',
  announceWon: 'ว่าวขึ้นถึง {result}× คุณชนะ {amount}',
  announceEvened: 'ว่าวขึ้นถึง {result}× ได้คืน {amount} จากเดิมพัน',
  announceLost: 'ว่าวขึ้นถึง {result}× รอบนี้คุณไม่ชนะ',
  resultWon: 'รอบ {nonce}: {result}× ชนะ',
  resultLost: 'รอบ {nonce}: {result}× ไม่ชนะ',
  rulesTitle: 'กติกา Limbo',
  rulesHow:
    'แต่ละรอบสุ่มหนึ่งใน {outcomes} ค่า ได้ตัวคูณ 0.99× ขึ้นไป คุณชนะเมื่อถึงหรือเกินเป้าหมาย และได้รับตามเป้าหมายพอดี',
  rulesFormulaText:
    'ผล = 16,777,216 ÷ (ค่าที่สุ่ม + 1) × 0.99 ตัดที่ทศนิยมตำแหน่งที่สอง เงินชนะ = เดิมพัน × เป้าหมาย ตัดเศษเซนตาโว',
  rulesReturnText:
    'คำนวณจากทุกเป้าหมายและทุกค่าที่เป็นไปได้ ไม่ใช่การจำลอง ราว 1% ของรอบได้ 0.99× ซึ่งต่ำกว่าทุกเป้าหมาย',
  rulesTargets: 'เป้าหมาย',
  rulesTargetRange: '{min}× ถึง {max}×',
  rulesReturnColumn: 'ผลตอบแทน',
} as const

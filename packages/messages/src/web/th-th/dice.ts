export const dice = {
  title: 'Dice',
  over: 'สูงกว่า',
  under: 'ต่ำกว่า',
  direction: 'ฝั่งเดิมพัน',
  winsOver: 'ชนะเมื่อสูงกว่า {target}',
  winsUnder: 'ชนะเมื่อต่ำกว่า {target}',
  multiplier: 'ตัวคูณ',
  target: 'เป้าหมาย',
  chance: 'โอกาส',
  slider: 'แถบเลื่อนเป้าหมายจาก 0 ถึง 100',
  sliderValue: '{target} โอกาส {chance}%',
  less: 'ลดเป้าหมาย',
  more: 'เพิ่มเป้าหมาย',
  announceWon: 'ออก {roll} คุณชนะ {amount}',
  announceEvened: 'ออก {roll} ได้คืน {amount} จากเดิมพัน',
  announceLost: 'ออก {roll} รอบนี้คุณไม่ชนะ',
  resultWon: 'รอบ {nonce}: {roll} ชนะ',
  resultLost: 'รอบ {nonce}: {roll} ไม่ชนะ',
  rulesTitle: 'กติกา Dice',
  rulesHow:
    'แต่ละรอบสุ่มหนึ่งใน {outcomes} ตัวเลข จาก 0.00 ถึง 100.00 คุณชนะเมื่อตัวเลขอยู่ฝั่งที่เลือกของเป้าหมาย ตัวเลขเท่ากับเป้าหมายแพ้ทั้งสองฝั่ง',
  rulesFormulaText:
    'ตัวคูณ = 99 ÷ โอกาสเป็น % ตัดที่ทศนิยมตำแหน่งที่สี่ เงินชนะ = เดิมพัน × ตัวคูณ ตัดเศษเซนตาโว',
  rulesChance: 'โอกาสชนะ',
  rulesChanceRange: '{min}% ถึง {max}%',
  rulesReturnText:
    'คำนวณจากทุกเป้าหมายและทุกตัวเลขที่เป็นไปได้ ไม่ใช่การจำลอง ในระยะยาวเจ้ามือเก็บราว 1 จากทุก 100 ที่เดิมพัน',
} as const

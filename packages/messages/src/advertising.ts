import { inLanguage } from './by-language.ts'
import type { ByLanguage } from './by-language.ts'

/**
 * What Portaria SPA/MF 1.231/2024 lets no advertisement say, by its reason: calls to act at once,
 * play as income or investment, recovering losses, success, certain gains, skill that decides
 * chance, and free things that cost something.
 */
const forbidden: ByLanguage<readonly RegExp[]> = {
  pt_BR: [
    /só hoje|última chance|\bcorra\b|não perca|agora ou nunca|aproveite já|tempo limitado/i,
    /renda extra|investimento|investir|ganhe dinheiro|fique rico|salário/i,
    /recupere (o que|suas perdas|seu dinheiro)|recuperar o que (você )?perdeu/i,
    /sucesso (na vida|financeiro|pessoal)|mude (de|sua) vida/i,
    /ganho (garantido|certo)|lucro (certo|garantido|fácil)|dinheiro fácil|sem risco|risco zero|vitória (garantida|certa)/i,
    /sua habilidade|quem sabe joga|seja um expert/i,
    /gr[áa]tis|de graça/i,
  ],
  en_US: [
    /today only|last chance|(?<!no )\bhurry|don['’]t miss|now or never|limited time/i,
    /extra income|invest(ment|ing)?\b|make money|get rich|salary/i,
    /win (it )?back|recover your losses|win back what/i,
    /life-changing|change your life|financial success/i,
    /guaranteed win|sure win|easy money|risk[- ]free|no risk|(sure|guaranteed) profit/i,
    /your skill|beat the odds|become an expert/i,
    /\bfree (bet|spin|money|bonus)/i,
  ],
  es_ES: [
    /solo hoy|última oportunidad|\bcorre\b|no te lo pierdas|ahora o nunca|tiempo limitado/i,
    /ingresos? extra|inversión|invertir|gana dinero|hazte rico|salario/i,
    /recupera (lo que|tus pérdidas|tu dinero)/i,
    /éxito (en la vida|financiero|personal)|cambia (de|tu) vida/i,
    /ganancia (segura|garantizada)|dinero fácil|sin riesgo|riesgo cero/i,
    /tu habilidad|hazte experto/i,
    /\bgratis\b/i,
  ],
  fr_FR: [
    /aujourd.hui seulement|dernière chance|dépêchez|ne manquez pas|maintenant ou jamais|durée limitée/i,
    /revenu complémentaire|investi|gagnez de l.argent|devenez riche|salaire/i,
    /récupérez (ce que|vos pertes|votre argent)/i,
    /réussite (financière|personnelle)|change[rz]? (de|votre) vie/i,
    /gain (garanti|sûr|assuré)|argent facile|sans risque|risque zéro/i,
    /votre habileté|votre talent/i,
    /gratuit/i,
  ],
  de_DE: [
    /nur heute|letzte chance|beeil|verpass|jetzt oder nie|nur kurze zeit/i,
    /zusatzeinkommen|nebenverdienst|invest|geld verdienen|werde reich|gehalt/i,
    /(hol|gewinn)e? .{0,20}(verluste?|verlorenes?) zurück/i,
    /erfolg im leben|verändere? dein leben/i,
    /garantierte[rn]? gewinn|sicherer gewinn|leichtes geld|ohne risiko|risikofrei/i,
    /dein können|werde (zum )?profi/i,
    /gratis|kostenlos|umsonst/i,
  ],
  it_IT: [
    /solo oggi|ultima occasione|affrettati|non perdere|ora o mai più|tempo limitato/i,
    /reddito extra|investi|guadagna|diventa ricco|stipendio/i,
    /recupera (ciò che|quello che|le tue perdite)/i,
    /successo nella vita|cambia (la tua )?vita/i,
    /vincita (garantita|sicura)|soldi facili|senza rischi|zero rischi/i,
    /la tua abilità|diventa (un )?esperto/i,
    /\bgratis\b|gratuit/i,
  ],
  ru_RU: [
    /только сегодня|последний шанс|спеши|не упусти|сейчас или никогда|ограниченное время/i,
    /дополнительный доход|инвести|заработ|разбогате|зарплат/i,
    /отыграй|верни(те)? (свои|проигр)/i,
    /успех в жизни|измени(те)? (свою )?жизнь/i,
    /гарантированн\S+ выигрыш|л[её]гкие деньги|без риска/i,
    /ваше мастерство|станьте экспертом/i,
    /бесплатн/i,
  ],
  id_ID: [
    /hanya hari ini|kesempatan terakhir|buruan|jangan lewatkan|sekarang atau tidak|waktu terbatas/i,
    /penghasilan tambahan|investasi|hasilkan uang|jadi kaya|\bgaji\b/i,
    /kembalikan (kerugian|kekalahan)/i,
    /sukses (dalam hidup|finansial)|ubah hidup/i,
    /pasti menang|untung pasti|uang mudah|tanpa risiko|bebas risiko/i,
    /keahlianmu|jadi ahli/i,
    /\bgratis\b/i,
  ],
  vi_VN: [
    /chỉ hôm nay|cơ hội cuối|nhanh lên|đừng bỏ lỡ|bây giờ hoặc không|thời gian có hạn/i,
    /thu nhập thêm|đầu tư|kiếm tiền|làm giàu|tiền lương/i,
    /gỡ lại|lấy lại (những gì|tiền đã thua)/i,
    /thành công trong|thay đổi cuộc (đời|sống)/i,
    /chắc thắng|thắng chắc|tiền dễ|không rủi ro/i,
    /kỹ năng của bạn|thành chuyên gia/i,
    // a fee that is waived costs nothing
    /(cược|thưởng|quay|tiền) miễn phí/i,
  ],
  ja_JP: [
    /今日だけ|本日限り|最後のチャンス|急いで|お見逃しなく|期間限定/,
    /副収入|投資|お金を稼|金持ち|給料/,
    /(負け|損失)を取り(戻|返)/,
    /人生が変わ|人生を変え/,
    /必ず勝|確実に(勝|儲)|簡単に(稼|儲)|リスクなし|ノーリスク/,
    /あなたの腕/,
    /無料/,
  ],
  ko_KR: [
    /오늘만|마지막 기회|서두르|놓치지 마|지금 아니면|한정 시간/,
    /부수입|투자|돈을 버|부자|월급/,
    /잃은 (돈|것)을? (되찾|만회)|손실을? 만회/,
    /인생을 바꾸|인생 역전/,
    /확실한 (승리|수익)|무조건 (이|승)|쉬운 돈|위험 없|무위험/,
    /당신의 실력|전문가가 되/,
    /무료|공짜/,
  ],
  zh_CN: [
    /仅限今日|最后机会|赶快|赶紧|不要错过|机不可失|限时/,
    /额外收入|投资|赚钱|致富|工资/,
    /赢回|挽回损失/,
    /改变(你的)?(人生|生活)/,
    /稳赚|包赢|必赢|轻松赚|无风险|零风险/,
    /你的技术|成为专家/,
    /免费/,
  ],
  hi_IN: [
    /(सिर्फ़|केवल) आज[ ।,]|आखिरी मौका|आख़िरी मौक़ा|जल्दी करें|अभी या कभी|सीमित समय/,
    /अतिरिक्त आय|निवेश|पैसे कमा|अमीर बन|वेतन/,
    /हारा हुआ वापस|नुकसान वापस/,
    /ज़िंदगी बदल|जीवन बदल/,
    /पक्की जीत|गारंटी वाली जीत|आसान पैसा|बिना जोखिम|जोखिम-मुक्त/,
    /आपका हुनर|विशेषज्ञ बन/,
    /मुफ़्त|मुफ्त/,
  ],
  th_TH: [
    /วันนี้เท่านั้น|โอกาสสุดท้าย|(?<!ไม่ต้อง)รีบ|อย่าพลาด|เวลาจำกัด/,
    /รายได้เสริม|ลงทุน|ทำเงิน|ร่ำรวย|เงินเดือน/,
    /เอาทุนคืน/,
    /เปลี่ยนชีวิต/,
    /ชนะแน่|การันตี|เงินง่าย|ไม่มีความเสี่ยง|ไร้ความเสี่ยง/,
    /ฝีมือของคุณ|เป็นเซียน/,
    /ฟรี/,
  ],
}

/**
 * The first phrase of a text in a language that no advertisement may say (RG-11); null where there
 * is none.
 */
export function forbiddenIn(text: string, language: string): string | null {
  for (const phrase of inLanguage(forbidden, language)) {
    const [found] = phrase.exec(text) ?? []
    if (found !== undefined) return found
  }
  return null
}

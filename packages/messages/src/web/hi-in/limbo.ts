export const limbo = {
  title: 'Limbo',
  target: 'लक्ष्य',
  chance: 'संभावना',
  quick: 'तैयार लक्ष्य',
  announceWon: 'पतंग {result}× तक पहुँची। आप {amount} जीते।',
  announceEvened: 'पतंग {result}× तक पहुँची। आपके दाँव में से {amount} वापस आए।',
  announceLost: 'पतंग {result}× तक पहुँची। आप यह राउंड नहीं जीते।',
  resultWon: 'राउंड {nonce}: {result}×, जीता',
  resultLost: 'राउंड {nonce}: {result}×, नहीं जीता',
  rulesTitle: 'Limbo के नियम',
  rulesHow:
    'हर राउंड में {outcomes} मानों में से एक निकलता है, जिससे 0.99× या ज़्यादा का मल्टीप्लायर मिलता है। लक्ष्य तक पहुँचने या पार करने पर आप जीतते हैं और ठीक लक्ष्य जितना भुगतान मिलता है।',
  rulesFormulaText:
    'नतीजा = 16,777,216 ÷ (निकला मान + 1) × 0.99, दशमलव के दूसरे अंक पर काटा गया। जीत = दाँव × लक्ष्य, सेंटावो पर काटी गई।',
  rulesReturnText:
    'हर लक्ष्य और हर संभव मान पर गिना गया, सिमुलेशन से नहीं। लगभग 1% राउंड 0.99× देते हैं, जो हर लक्ष्य से कम है।',
  rulesTargets: 'लक्ष्य',
  rulesTargetRange: '{min}× से {max}×',
  rulesReturnColumn: 'वापसी',
} as const

export const dice = {
  title: 'Dice',
  over: 'ऊपर',
  under: 'नीचे',
  direction: 'बेट की तरफ़',
  winsOver: '{target} से ऊपर पर जीत',
  winsUnder: '{target} से नीचे पर जीत',
  multiplier: 'मल्टीप्लायर',
  target: 'लक्ष्य',
  chance: 'संभावना',
  slider: '0 से 100 तक लक्ष्य का स्लाइडर',
  sliderValue: '{target}, {chance}% संभावना',
  less: 'लक्ष्य घटाएँ',
  more: 'लक्ष्य बढ़ाएँ',
  announceWon: '{roll} आया। आप {amount} जीते।',
  announceEvened: '{roll} आया। आपके दाँव में से {amount} वापस आए।',
  announceLost: '{roll} आया। आप यह राउंड नहीं जीते।',
  resultWon: 'राउंड {nonce}: {roll}, जीता',
  resultLost: 'राउंड {nonce}: {roll}, नहीं जीता',
  rulesTitle: 'Dice के नियम',
  rulesHow:
    'हर राउंड में 0.00 से 100.00 तक की {outcomes} संख्याओं में से एक निकलती है। संख्या लक्ष्य के आपकी तरफ़ हो तो आप जीतते हैं; लक्ष्य के बराबर संख्या पर दोनों तरफ़ हार होती है।',
  rulesFormulaText:
    'मल्टीप्लायर = 99 ÷ संभावना (%), दशमलव के चौथे अंक पर काटा गया। जीत = दाँव × मल्टीप्लायर, सेंटावो पर काटी गई।',
  rulesChance: 'जीतने की संभावना',
  rulesChanceRange: '{min}% से {max}%',
  rulesReturnText:
    'हर लक्ष्य और हर संभव अंक पर गिना गया, सिमुलेशन से नहीं। लंबे समय में हाउस हर 100 के दाँव पर लगभग 1 रखता है।',
} as const

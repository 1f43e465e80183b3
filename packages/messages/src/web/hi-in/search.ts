export const search = {
  title: 'खोजें',
  field: 'गेम, टीम, प्रतियोगिता या सवाल',
  hint: 'गेम, टीम या प्रतियोगिता का नाम, या कोई सवाल लिखें।',
  waiting: 'खोज रहे हैं…',
  count: '{count, plural, =0 {इन शब्दों से कुछ नहीं मिला।} one {# नतीजा} other {# नतीजे}}',
  failed: 'खोज का कुछ हिस्सा लोड नहीं हुआ।',
  games: 'गेम',
  leagues: 'प्रतियोगिताएँ',
  events: 'मैच',
} as const

export const limbo = {
  title: 'Limbo',
  target: 'Цель',
  chance: 'Шанс',
  quick: 'Готовые цели',
  announceWon: 'Воздушный змей достиг {result}×. Вы выиграли {amount}.',
  announceEvened: 'Воздушный змей достиг {result}×. Вернулось {amount} от ставки.',
  announceLost: 'Воздушный змей достиг {result}×. Этот раунд вы не выиграли.',
  resultWon: 'Раунд {nonce}: {result}×, выигрыш',
  resultLost: 'Раунд {nonce}: {result}×, без выигрыша',
  rulesTitle: 'Правила Limbo',
  rulesHow:
    'В каждом раунде выпадает одно из {outcomes} значений, из него получается множитель от 0,99×. Вы выигрываете, если он достиг вашей цели или выше, и получаете ровно цель.',
  rulesFormulaText:
    'Результат = 16 777 216 ÷ (выпавшее + 1) × 0,99, обрезан до второго знака. Выигрыш = ставка × цель, обрезан до сентаво.',
  rulesReturnText:
    'Подсчитано по всем целям и значениям, не моделированием. Около 1% раундов даёт 0,99×, ниже любой цели.',
  rulesTargets: 'Цель',
  rulesTargetRange: 'от {min}× до {max}×',
  rulesReturnColumn: 'Отдача',
}

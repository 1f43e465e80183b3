const pt = {
  ready: 'Resposta pronta',
  none: 'Nenhuma resposta guardada',
  keep: 'Guardar o texto',
  keepLead: 'Fica na lista de respostas prontas de toda a equipe.',
  label: 'Nome',
  retire: 'Tirar da lista',
}

const en: typeof pt = {
  ready: 'Ready answer',
  none: 'No answer is kept',
  keep: 'Keep the text',
  keepLead: 'It joins the ready answers of the whole staff.',
  label: 'Name',
  retire: 'Take off the list',
}

export const readyAnswerTexts = { pt, en }

const pt: Readonly<Record<string, string>> = {
  football: 'Futebol',
  basketball: 'Basquete',
  tennis: 'Tênis',
  boxing: 'Boxe',
  snooker: 'Sinuca',
  baseball: 'Beisebol',
  volleyball: 'Vôlei',
  badminton: 'Badminton',
  american_football: 'Futebol americano',
  rugby: 'Rúgbi',
  table_tennis: 'Tênis de mesa',
  cricket: 'Críquete',
  motor_racing: 'Automobilismo',
}

const en: typeof pt = {
  football: 'Football',
  basketball: 'Basketball',
  tennis: 'Tennis',
  boxing: 'Boxing',
  snooker: 'Snooker',
  baseball: 'Baseball',
  volleyball: 'Volleyball',
  badminton: 'Badminton',
  american_football: 'American football',
  rugby: 'Rugby',
  table_tennis: 'Table tennis',
  cricket: 'Cricket',
  motor_racing: 'Motor racing',
}

export const sportNames = { pt, en }

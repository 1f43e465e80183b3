// Says that there is no connection in the language that the player chose; Portuguese stands in the page.
const TEXTS = __TEXTS__

const words = TEXTS[localStorage.getItem('jogada.language') ?? 'pt_BR']
if (words) {
  document.documentElement.lang = words.locale
  document.title = `${words.title} · Jogada`
  document.querySelector('h1').textContent = words.title
  document.querySelector('p').textContent = words.lead
  document.querySelector('a').textContent = words.again
}

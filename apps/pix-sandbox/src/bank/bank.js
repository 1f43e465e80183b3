const clipboard = navigator.clipboard

async function pasteInto(field) {
  try {
    field.value = (await clipboard.readText()).trim()
    field.form.requestSubmit()
  } catch {
    // Reading was not allowed: the payer can still paste by hand.
    field.focus()
  }
}

async function copyFrom(button) {
  const text = document.getElementById(button.dataset.copy).textContent.trim()
  try {
    await clipboard.writeText(text)
    button.textContent = 'Copiado'
  } catch {
    button.textContent = 'Não foi possível copiar'
  }
}

for (const button of document.querySelectorAll('[data-paste]')) {
  button.hidden = !clipboard?.readText
  button.addEventListener('click', () => {
    void pasteInto(document.getElementById(button.dataset.paste))
  })
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = !clipboard
  button.addEventListener('click', () => {
    void copyFrom(button)
  })
}

for (const form of document.querySelectorAll('[data-once]')) {
  form.addEventListener('submit', () => {
    const button = form.querySelector('[data-busy]')
    button.textContent = button.dataset.busy
    button.disabled = true
  })
}

// A page that comes back from the history must not stay on "Pagando…".
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

for (const time of document.querySelectorAll('[data-expiry]')) {
  const end = Date.parse(time.dateTime)
  const tick = () => {
    const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
    const minutes = Math.floor(seconds / 60)
    if (seconds > 86_400) return
    time.textContent =
      seconds === 0 ? 'agora' : `em ${minutes}:${String(seconds % 60).padStart(2, '0')}`
    if (seconds > 0) setTimeout(tick, 1000)
  }
  tick()
}

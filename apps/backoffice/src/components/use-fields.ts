import { useState } from 'react'

type Changed = { readonly currentTarget: { readonly value: string } }

/** The texts of a form by name, each ready to be spread over its input. */
export function useFields<F extends Readonly<Record<string, string>>>(start: F) {
  const [form, setForm] = useState(start)
  const set = (name: keyof F, value: string) => setForm((now) => ({ ...now, [name]: value }))
  return {
    form,
    set,
    clear: () => setForm(start),
    field: (name: keyof F) => ({
      value: form[name]!,
      onChange: (event: Changed) => set(name, event.currentTarget.value),
    }),
  }
}

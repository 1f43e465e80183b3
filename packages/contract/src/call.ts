import type * as z from 'zod/mini'
import type { Permission } from './ops/roles.ts'

type Schema = z.ZodMiniType

export type CallDefinition = {
  readonly method: 'GET' | 'POST'
  /**
   * A GET that changes something, as the specification writes it: it is served as POST too, which
   * is how the app sends it, and as GET only where the licence lets a GET change anything (X13).
   */
  readonly changes?: boolean
  /** As the client sends it, with `{name}` for path parameters. */
  readonly path: string
  /** Who may call: everybody, a logged-in player, or an operator with the permission. */
  readonly auth: 'public' | 'player' | 'operator'
  /** What an operator's call asks for; `enrol` is all that a session without second factor may. */
  readonly permission?: Permission | 'enrol'
  /** Money moves take an `Idempotency-Key` header, a UUID that the client makes. */
  readonly idempotent?: boolean
  /** The body travels form-encoded instead of as JSON; the server accepts both. */
  readonly form?: boolean
  /** Order in the client's one-request-at-a-time queue; money goes first. */
  readonly priority?: 'money' | 'normal' | 'list'
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly reply: Schema
  /** What the envelope's `message` says after a success; nothing by default. */
  readonly success?: 'password_reset'
  /** What an operator of the API reads about the call. */
  readonly summary: string
}

/** Declares one HTTP call: the promise that server and clients share. */
export const call = <const C extends CallDefinition>(definition: C): C => definition

type Part<C, Name extends 'params' | 'query' | 'body'> = C extends {
  readonly [N in Name]: infer S extends Schema
}
  ? S
  : undefined

/** What a client sends for a call: path parameters, query and body together. */
export type CallInput<C extends CallDefinition> = (Part<C, 'params'> extends Schema
  ? { readonly params: z.input<Part<C, 'params'>> }
  : object) &
  (Part<C, 'query'> extends Schema ? { readonly query?: z.input<Part<C, 'query'>> } : object) &
  (Part<C, 'body'> extends Schema ? { readonly body: z.input<Part<C, 'body'>> } : object)

/** What the server's use case gets after validation. */
export type CallOutput<C extends CallDefinition> = {
  readonly params: Part<C, 'params'> extends Schema ? z.output<Part<C, 'params'>> : undefined
  readonly query: Part<C, 'query'> extends Schema ? z.output<Part<C, 'query'>> : undefined
  readonly body: Part<C, 'body'> extends Schema ? z.output<Part<C, 'body'>> : undefined
}

/** The `data` of a successful answer. */
export type CallReply<C extends CallDefinition> = z.output<C['reply']>

/** Every answer's envelope; `status` 200 is success, anything else a refusal's own number. */
export type Envelope<T> = {
  readonly status: number
  readonly message: string
  readonly data: T | null
}

/** Fills the `{name}` places of a call's path. */
export const pathOf = (path: string, params: Readonly<Record<string, string | number>> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

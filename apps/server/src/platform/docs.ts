import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import * as contract from '@jogada/contract'
import type { CallDefinition } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

const { ops, ...ofPlayers } = contract

/** All areas of the contract by the name that readers see. */
const areas: Readonly<Record<string, unknown>> = {
  ...ofPlayers,
  ...Object.fromEntries(
    Object.entries(ops).map(([name, area]) => [`operator ${name.replace('ops', '')}`, area]),
  ),
}

const KEY_TEXT =
  'Made by the client for one move. It never expires: whoever sends it again hears the first answer, also while that is still being decided; another request under it is refused with 422/1101, none at all with 400/1100. A key is its player’s own.'

const isCall = (entry: unknown): entry is CallDefinition =>
  typeof entry === 'object' && entry !== null && 'path' in entry && 'reply' in entry

const schemaOf = (schema: CallDefinition['body'], io: 'input' | 'output') =>
  schema ? z.toJSONSchema(schema, { io, unrepresentable: 'any' }) : {}

function operation(tag: string, call: CallDefinition) {
  const params = Object.keys(
    (schemaOf(call.params, 'input') as { properties?: object }).properties ?? {},
  )
  const mediaType = call.form ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    tags: [tag],
    summary: call.summary,
    ...(call.auth !== 'public' ? { security: [{ token: [] }] } : {}),
    parameters: [
      ...params.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(call.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: true,
              description: KEY_TEXT,
              schema: { type: 'string', format: 'uuid' },
            },
          ]
        : []),
    ],
    ...(call.body
      ? { requestBody: { content: { [mediaType]: { schema: schemaOf(call.body, 'input') } } } }
      : {}),
    responses: {
      200: {
        description: 'The envelope; `status` 200 and the answer in `data`',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                status: { type: 'integer' },
                message: { type: 'string' },
                data: schemaOf(call.reply, 'output'),
              },
            },
          },
        },
      },
    },
  }
}

let made: ReturnType<typeof describeCalls> | undefined

/** The OpenAPI document of every call, made from the contract itself; once, as that takes long. */
export const openApiDocument = () => (made ??= describeCalls())

function describeCalls() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [tag, area] of Object.entries(areas)) {
    for (const call of Object.values(Object(area)).filter(isCall)) {
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: operation(tag, call),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jogada',
      version: '1',
      description: 'Calls of the player app and of the operators’ app',
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  }
}

/** Serves the document and a page to read it at `/docs`. */
export async function serveDocs(app: FastifyInstance) {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument() as never },
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
}

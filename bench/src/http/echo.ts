// The bound: a bare Fastify that answers with the body it got.
import Fastify from 'fastify'

const app = Fastify()
app.post('/echo', (request) => request.body)
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('ready')

import { kyc, user } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import { imageTypes } from '@jogada/core/kyc/image-file'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { checkCallback } from './documents/check-callback.ts'
import { checksInUse } from './documents/checks-in-use.ts'
import { listDocuments } from './documents/list-documents.ts'
import { sendDocument } from './documents/send-document.ts'
import { kycStatus } from './kyc-status.ts'
import { verifyPerson } from './verify-person.ts'

const UPLOADS_PER_MINUTE = 12
/** Whoever tries CPF after CPF learns which of them have accounts, or are excluded. */
const TRIES_PER_MINUTE = 20

export function kycRoutes(app: FastifyInstance, deps: Deps) {
  const checks = checksInUse(deps)
  const { IDENTITY_CHECK_KEY: checkKey } = deps.env
  if (checkKey) checkCallback(app, deps, checkKey)
  handle(app, user.updateKyc, ({ body, session }) => verifyPerson(deps, session.playerId, body), {
    perMinute: TRIES_PER_MINUTE,
  })
  handle(app, user.kycStatus, ({ session, caller }) =>
    kycStatus(deps, session.playerId, caller.language),
  )
  handle(app, kyc.documents, ({ session, caller }) =>
    listDocuments(deps, session.playerId, caller.language),
  )
  // pictures are read in a room of their own, where nothing else may be that large
  void app.register(async (room) => {
    room.addContentTypeParser(
      [...imageTypes, 'application/octet-stream'],
      { parseAs: 'buffer', bodyLimit: kyc.MAX_PICTURE_BYTES * 2 },
      (_request, body, done) => done(null, body),
    )
    handle(
      room,
      kyc.sendDocument,
      ({ params, session, raw }) =>
        sendDocument(
          deps,
          {
            playerId: session.playerId,
            item: params.item,
            file: Buffer.isBuffer(raw) ? raw : Buffer.alloc(0),
          },
          checks,
        ),
      { perMinute: UPLOADS_PER_MINUTE },
    )
  })
}

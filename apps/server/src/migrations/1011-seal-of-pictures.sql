-- As of the regulator's files: the start reads no picture that the present key sealed.
CREATE INDEX document_seal ON kyc.document (substring(file FROM 1 FOR 20));

-- Texts that staff answer tickets with again and again. One that is retired stays, for who wrote it.
CREATE TABLE operator.ready_answer (
  answer_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  label text NOT NULL CHECK (label <> ''),
  text text NOT NULL CHECK (text <> ''),
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  retired_at timestamptz
);
REVOKE UPDATE, DELETE, TRUNCATE ON operator.ready_answer FROM jogada_app;
GRANT UPDATE (retired_at) ON operator.ready_answer TO jogada_app;

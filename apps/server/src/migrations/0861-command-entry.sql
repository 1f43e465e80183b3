-- Which entry of the log traces a command of the ledger: each command is traced once.
CREATE TABLE audit.command_entry (
  command_id bigint PRIMARY KEY,
  seq bigint NOT NULL UNIQUE
);
REVOKE UPDATE, DELETE, TRUNCATE ON audit.command_entry FROM jogada_app;

-- Reports read the commands of a period; commands stand in the order of their time.
CREATE INDEX command_at ON ledger.command USING brin (at) WITH (pages_per_range = 16);

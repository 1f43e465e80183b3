-- Which operators get the report of each day by mail, and the last day that one was handed over for.
CREATE TABLE operator.report_mail (
  staff_id bigint PRIMARY KEY REFERENCES operator.staff,
  is_wanted boolean NOT NULL,
  language text NOT NULL CHECK (language IN ('pt_BR', 'en_US')),
  last_day date NOT NULL
);
REVOKE DELETE, TRUNCATE ON operator.report_mail FROM jogada_app;

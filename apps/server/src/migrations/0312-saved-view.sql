-- Filters of a list that an operator keeps under a name.
CREATE TABLE operator.saved_view (
  staff_id bigint NOT NULL REFERENCES operator.staff,
  page text NOT NULL,
  name text NOT NULL,
  filter jsonb NOT NULL,
  PRIMARY KEY (staff_id, page, name)
);

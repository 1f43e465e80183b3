-- Roles that somebody has for a while, and which they have again after it.
ALTER TABLE operator.staff ADD COLUMN roles_before text[], ADD COLUMN roles_until timestamptz;
GRANT UPDATE (roles_before, roles_until) ON operator.staff TO jogada_app;

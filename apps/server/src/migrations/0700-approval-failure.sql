-- Why what was approved could not be carried out: the refusal's code and its values.
ALTER TABLE operator.approval ADD COLUMN failure jsonb;
GRANT UPDATE (failure) ON operator.approval TO jogada_app;

-- Until now the code stood at the end of the note; the audit log says which ends are codes.
UPDATE operator.approval AS approval
   SET failure = jsonb_build_object('code', failed.code, 'values', '{}'::jsonb),
       note = rtrim(left(approval.note, length(approval.note) - length(failed.code)))
  FROM (SELECT detail::jsonb #>> '{after,approvalId}' AS approval_id,
               detail::jsonb ->> 'reason' AS code
          FROM audit.entry WHERE action LIKE '%.failed') AS failed
 WHERE approval.approval_id::text = failed.approval_id
   AND approval.state = 'refused'
   AND right(approval.note, length(failed.code)) = failed.code;

-- What operators wrote to a player in words of their own is forgotten with the person: whoever was
-- erased before this version is forgotten so as well.
UPDATE notice.message SET values = '{"text":""}'
 WHERE kind = 'operator_message'
   AND player_id IN (SELECT player_id FROM account.player WHERE erased_at IS NOT NULL);

-- What a person closed is compared, each minute, with what would be told again.
CREATE INDEX alert_closed ON alert.alert (kind, subject, alert_id) WHERE state = 'closed';

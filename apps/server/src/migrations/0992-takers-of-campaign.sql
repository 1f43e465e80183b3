-- Who got what of a campaign in the last days; a bonus is granted seldom and keeps both for good.
CREATE INDEX bonus_of_campaign ON promotion.bonus (campaign_id, granted_at);

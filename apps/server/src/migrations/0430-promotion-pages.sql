-- Campaigns and gifts that operators made before each of them got its page.
INSERT INTO reward.page (page_id, campaign_id, sort)
SELECT (SELECT max(page_id) FROM reward.page) + row_number() OVER (ORDER BY campaign_id),
  campaign_id, (SELECT max(sort) FROM reward.page) + 10 * row_number() OVER (ORDER BY campaign_id)
FROM promotion.campaign AS made
WHERE NOT EXISTS (SELECT FROM reward.page WHERE page.campaign_id = made.campaign_id);

INSERT INTO reward.page (page_id, gift_id, sort)
SELECT (SELECT max(page_id) FROM reward.page) + row_number() OVER (ORDER BY gift_id),
  gift_id, (SELECT max(sort) FROM reward.page) + 10 * row_number() OVER (ORDER BY gift_id)
FROM reward.gift AS made
WHERE NOT EXISTS (SELECT FROM reward.page WHERE page.gift_id = made.gift_id);

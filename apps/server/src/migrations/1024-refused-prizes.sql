-- When a prize of a stake's round was refused for its size: the round was played, and what nobody
-- ends of it is no forgotten stake.
ALTER TABLE aggregator.stake ADD COLUMN prize_refused_at timestamptz;
GRANT UPDATE (prize_refused_at) ON aggregator.stake TO jogada_app;

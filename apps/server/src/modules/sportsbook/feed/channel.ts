/** Where every process hears that the log has grown (no payload) or that a source is alive. */
export const FEED_CHANNEL = 'sportsbook_feed'

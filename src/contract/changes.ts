// Change topics: the closed list that ties a write to the reads it makes stale. Events carry these topics.

/**
 * What reads show and writes change. After your own write or another person's event, everything that shows one of these is read again.
 */
export const changeTopics = [
  /** Your own account: name, sessions, ways to sign in, public parts. */
  'account',
  'achievement',
  /** Reference clips and coaches' ratings of them. */
  'clip',
  'club',
  /** Messages of a club to its members, for its managers and those who got them. */
  'club-message',
  /** A club's publicity: reels, cards, awards, and members' consent. */
  'content',
  /** A coach and a player: requests, and their end. */
  'connection',
  'credits',
  'goal',
  /** Failed emails and jobs, for administrators. */
  'job',
  /** Smashy's open questions and own entries, for administrators. */
  'knowledge',
  'level',
  /** How levels read on the scales of other countries, for everyone. */
  'level-scale',
  'message',
  /** A coach's private notes on a player. */
  'note',
  'notification',
  /** A match that two players share as a pair. */
  'pair',
  /** The lists of people for administrators and managers. */
  /** Outstanding links that set a password. */
  'password-link',
  'people',
  'rating',
  'review',
  /** A training session. */
  'session',
  'subscription',
  'video',
  /** The video behind a link: an open review must know at once, but not of its own saves. */
  'video-link',
] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** Private topics, of two people or one person: impersonation gets no events about them. */
export const privateTopics: readonly ChangeTopic[] = ['message', 'note', 'pair'];

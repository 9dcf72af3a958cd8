// What can change: the closed list that ties a write to the reads that it makes stale, and that events travel in.

/**
 * What reads show and writes change. One's own write and someone else's event mean the same: whatever shows one of these is read again.
 */
export const changeTopics = [
  /** One's own account: name, sessions, ways to sign in, what is public of it. */
  'account',
  'achievement',
  'club',
  /** What a club makes of its members' play, and whether they may be shown in it. */
  'content',
  /** A coach and a player: requests, and their end. */
  'connection',
  'credits',
  'goal',
  /** Mails and jobs that have failed, as administrators see them. */
  'job',
  'level',
  'message',
  /** A coach's private notes on a player. */
  'note',
  'notification',
  /** What a player and the partner in a video share. */
  'pair',
  /** Who there is, as administrators and managers see it. */
  /** Outstanding links that set a password. */
  'password-link',
  'people',
  'rating',
  'review',
  /** A training session. */
  'session',
  'subscription',
  'video',
  /** Which video a link leads to: an open review has to know at once, and of nothing else that its own saves change. */
  'video-link',
] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** What is between two people or one person's alone: a window that views the product as that person hears nothing of it. */
export const privateTopics: readonly ChangeTopic[] = ['message', 'note', 'pair'];

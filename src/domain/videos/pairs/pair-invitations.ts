// How the partner in a video comes to see the notes on the pair: the player invites, the partner accepts, either ends it.

/** After how many days an invitation that nobody has accepted is invalid. */
export const pairInvitationDays = 14;

/** What a video's partner is at: asked, or with the player in its notes. Whoever declined or left is nobody any more. */
export const pairStatuses = ['invited', 'joined'] as const;

/** What the two are told before either decides: all that a partner will see, and that nothing else is. */
export const pairPromise =
  'Your partner sees the video and the notes that your coach marks as being about the pair. Nothing else of yours: no level, no ratings, no other notes and no other videos. Either of you can end it at any time.';

/** The same, for whoever is invited. */
export const partnerPromise =
  'You see the video and the notes that the coach marks as being about the pair. Neither of you sees anything else of the other: no level, no ratings, no other videos. Either of you can end it at any time.';

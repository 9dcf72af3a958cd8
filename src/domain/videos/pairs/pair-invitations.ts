// How the partner in a video comes to see the notes on the pair: the player invites, the partner accepts, either ends it.

/** After how many days an invitation that nobody has accepted is invalid. */
export const pairInvitationDays = 14;

/** What a video's partner is at: asked, or with the player in its notes. Whoever declined or left is nobody any more. */
export const pairStatuses = ['invited', 'joined'] as const;

/** What the two are told before either decides: all that a partner will see, and that nothing else is. */
export const pairPromise =
  "Your partner sees this video and your coach's notes on the pair, but nothing else of yours: no level, ratings, other notes or other videos. Either of you can end this at any time.";

/** The same, for whoever is invited. */
export const partnerPromise =
  "You see this video and the coach's notes on the pair. Neither of you sees the other's level, ratings or other videos. Either of you can end this at any time.";

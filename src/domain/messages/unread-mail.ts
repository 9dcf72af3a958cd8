// When unread messages are emailed (docs/product.md#email).

/** Minutes until an unread message is emailed, together with all other unread ones. */
export const unreadMinutes = 15;

/** Messages older than this many days are not emailed, such as after a long outage or after switching the emails back on. */
export const unreadDays = 3;

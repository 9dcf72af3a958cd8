// How long ago, and how long until, in a few words.

const minute = 60_000;

/**
 * How long ago something happened: "Just now" under a minute, then minutes, hours (under 1440 minutes), days
 * (specification, section 2).
 */
export function timeAgo(then: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / minute);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes}m ago`;
  if (minutes < 1440) return `${Math.floor(minutes / 60)}h ago`;
  return `${Math.floor(minutes / 1440)}d ago`;
}

/** When a review is due: "due in 5 h", "due in 20 min", or "overdue" (decisions, section 4). */
export function dueLabel(dueAt: Date, now: Date): string {
  const minutes = Math.ceil((dueAt.getTime() - now.getTime()) / minute);
  if (minutes <= 0) return 'overdue';
  return minutes < 60 ? `due in ${minutes} min` : `due in ${Math.floor(minutes / 60)} h`;
}

// The badge of what is unread, apart from notifications, because every first screen shows it.

/** The unread badge: null at 0, "9+" above 9 (docs/product.md#notifications). */
export function unreadBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > 9 ? '9+' : String(count);
}

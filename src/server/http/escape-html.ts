// Text that is put into HTML by hand.

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The text so that nothing in it is markup, in an attribute as much as between tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

// Pages that the build renders with placeholders, and the server fills in.

import { escapeHtml } from './escape-html.ts';

/**
 * Writes values into the placeholders (`{{name}}`) of a page. Every value is text, in an attribute as much as between tags: nothing in
 * it can become markup, and it is not looked through for placeholders again.
 *
 * @throws Error for a placeholder without a value, since a page must never be sent with one
 */
export function fillPlaceholders(page: string, values: Readonly<Record<string, string | number>>): string {
  return page.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`The page has a placeholder “${name}” that nobody fills.`);
    return escapeHtml(String(value));
  });
}

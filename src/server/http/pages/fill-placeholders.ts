// Fills placeholders in built pages.

import { escapeHtml } from './escape-html.ts';

/**
 * Writes values into the placeholders (`{{name}}`) of a page. Values are escaped for attributes and text, and not searched for
 * placeholders.
 *
 * @throws Error for a placeholder without a value
 */
export function fillPlaceholders(page: string, values: Readonly<Record<string, string | number>>): string {
  return page.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`The page has a placeholder “${name}” that nobody fills.`);
    return escapeHtml(String(value));
  });
}

// Typed text is never lost: a walk through every text area of the web.

import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { startSession } from '#web/lib/session/session.ts';
import { failure } from './testing/fake-server.ts';
import { type FreeText, parts, textAreas } from './testing/free-text/free-text.ts';
import { captions, ofAdministration } from './testing/free-text/of-administration.tsx';
import { ofCoaches } from './testing/free-text/of-coaches.tsx';
import { ofPlayers } from './testing/free-text/of-players.tsx';
import { idAt } from './testing/progress.ts';
import { leaveScreens, renderScreen } from './testing/render-screen.tsx';

const all = { ...ofCoaches, ...ofPlayers, ...ofAdministration };
const sources = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true });

it('the cases cover every text area of the source', () => {
  const usage = new RegExp(`<(?:${textAreas.join('|')})\\b(?![^>]*?data-draft="(?:kept with|not kept: )[^"]*")`, 'gs');
  const found = Object.entries(sources)
    .map(([path, text]) => [path.replace('./', ''), text] as const)
    .filter(([path]) => !path.includes('.test.') && !path.startsWith('testing/') && !parts.includes(path))
    .map(([path, text]) => [path, text.match(usage)?.length ?? 0] as const)
    .filter(([, count]) => count > 0);
  const known = [...Object.values(all), captions].map(
    ({ source, areas, fields }) => [source, areas ?? fields.length] as const,
  );
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known));
});

type Opened = Pick<FreeText, 'as' | 'screen' | 'answers' | 'open' | 'fields'>;

async function open({ screen, open: press, fields, answers }: Opened, as: CurrentUser | null) {
  const shown = renderScreen(screen(), { as, answers });
  await press?.();
  await expect.element(fields[0] as Locator).toBeVisible();
  return shown;
}

const words = (index: number) => `Half a sentence ${index}`;
const valuesOf = (fields: readonly Locator[]) =>
  fields.map((field) => (field.element() as HTMLInputElement | HTMLTextAreaElement).value);

async function write(fields: readonly Locator[]) {
  for (const [index, field] of fields.entries()) await field.fill(words(index));
}

async function isFound(fields: readonly Locator[]) {
  for (const [index, field] of fields.entries()) await expect.element(field).toHaveValue(words(index));
}

/** Another person of the same role. */
const another = (as: CurrentUser): CurrentUser => ({ ...as, id: idAt(999), email: 'another@example.com' });

describe.each(Object.entries(all))('%s', (_, text) => {
  const { as, fields, answers, endpoint, answer } = text;
  const refused = { ...text, answers: { ...answers, [endpoint]: failure('unauthorized') } };

  it('comes back after a reload, for its writer only', async () => {
    await open(refused, as);
    const empty = valuesOf(fields);
    await write(fields);
    leaveScreens();
    await open(refused, as);
    await isFound(fields);
    if (text.isDialog) {
      await userEvent.keyboard('{Escape}');
      await expect.element(fields[0] as Locator).not.toBeInTheDocument();
      await text.open?.();
      await isFound(fields);
    }
    leaveScreens();
    if (as === null) return;
    await open(refused, another(as));
    expect(valuesOf(fields)).toEqual(empty);
  });

  it('comes back after the session has ended and its writer has signed in, and is removed once it has arrived', async () => {
    const first = await open(refused, as);
    const empty = valuesOf(fields);
    await write(fields);
    await text.fill?.();
    await text.send.click();
    await expect.poll(() => first.received(endpoint)).toHaveLength(1);
    if (text.unsent) await expect.element(page.getByText(words(0))).toBeVisible();
    else if (!text.closesAtOnce) await isFound(fields);
    leaveScreens();
    if (as) startSession(first.queryClient, as);

    const second = await open({ ...text, answers: { ...answers, [endpoint]: () => answer as never } }, as);
    if (text.unsent) {
      await expect.element(page.getByText(words(0))).toBeVisible();
      await write(fields);
    } else await isFound(fields);
    await text.fill?.();
    await text.send.click();
    await expect.poll(() => second.received(endpoint)).toHaveLength(1);
    // An unsent message stays, next to the sent one.
    const kept = () => [...Object.values(localStorage), ...Object.values(sessionStorage)].join();
    if (!text.unsent) await expect.poll(kept).not.toContain('Half a sentence');
    leaveScreens();

    await open(refused, as);
    expect(valuesOf(fields)).toEqual(empty);
  });
});

it('captions come back for their writer only, and can be discarded', async () => {
  const { as, fields } = captions;
  await open(captions, as);
  const empty = valuesOf(fields);
  await write(fields);
  leaveScreens();
  await open(captions, as);
  await isFound(fields);
  leaveScreens();
  await open(captions, as && another(as));
  expect(valuesOf(fields)).toEqual(empty);
  leaveScreens();
  await open(captions, as);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => valuesOf(fields)).toEqual(empty);
  leaveScreens();
  await open(captions, as);
  expect(valuesOf(fields)).toEqual(empty);
});

// Composing words (accents, other scripts): the Enter that ends a word is not a command, even if Safari marks it only by key code 229.

import { expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { SmashyLauncher } from './features/assistant/smashy-launcher.tsx';
import { ConversationCard } from './features/messages/conversation-card.tsx';
import { NoteForm } from './features/people/coach-player/note-form.tsx';
import { failure } from './testing/fake-server.ts';
import { idAt } from './testing/progress.ts';
import { renderScreen } from './testing/render-screen.tsx';

const composing: [string, KeyboardEventInit][] = [
  ['in Safari', { keyCode: 229 }],
  ['in other browsers', { keyCode: 13, isComposing: true }],
];

function press(field: Locator, key: string, traits: KeyboardEventInit = { keyCode: 13 }) {
  (field.element() as HTMLElement).focus();
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...traits }));
}

it.each(composing)('a message is not sent half typed %s', async (_, traits) => {
  const person = {
    id: idAt(1),
    firstName: 'Yuki',
    lastName: 'Mori',
    role: 'player' as const,
    clubName: null,
    country: 'JP',
    guardian: null,
  };
  const { received } = renderScreen(<ConversationCard person={person} isOpen onBack={() => {}} />, {
    as: 'coach_freelance',
    answers: { getConversation: [], readConversation: undefined, sendMessage: failure('unavailable') },
  });
  const field = page.getByRole('textbox', { name: 'Message to Yuki Mori' });
  await field.fill('にほ');
  press(field, 'Enter', traits);
  await expect.element(field).toHaveValue('にほ');
  await field.fill('日本');
  press(field, 'Enter');
  await expect.element(page.getByText('Not sent.')).toBeVisible();
  expect(received('sendMessage').map(({ body }) => body.content)).toEqual(['日本']);
});

it.each(composing)('Smashy is neither asked half a question nor minimised %s', async (_, traits) => {
  const { received } = renderScreen(<SmashyLauncher />, {
    answers: { getSmashyConversation: { turns: [], isModel: false }, askSmashy: failure('unavailable') },
  });
  await page.getByRole('button', { name: 'Ask Smashy' }).click();
  const field = page.getByLabelText('Your question');
  await field.fill('ばん');
  press(field, 'Enter', traits);
  press(field, 'Escape', traits);
  await expect.element(field).toHaveValue('ばん');
  await field.fill('バンデハ');
  press(field, 'Enter');
  await expect.poll(() => received('askSmashy').map(({ body }) => body.message)).toEqual(['バンデハ']);
});

it.each(composing)('a private note is neither saved nor closed %s', async (_, traits) => {
  const onSave = vi.fn(async () => {});
  const onCancel = vi.fn();
  renderScreen(
    <NoteForm draft="note" id="note" label="Note" text="" saveLabel="Save" onSave={onSave} onCancel={onCancel} />,
  );
  const field = page.getByLabelText('Note');
  await field.fill('ひざ');
  press(field, 'Enter', { ...traits, ctrlKey: true });
  press(field, 'Escape', traits);
  expect(onCancel).not.toHaveBeenCalled();
  await field.fill('膝');
  press(field, 'Enter', { keyCode: 13, ctrlKey: true });
  await expect.poll(() => onSave.mock.calls).toEqual([['膝']]);
});

it.each(composing)('a search does not start with half a word %s', async (_, traits) => {
  const found: string[] = [];
  renderScreen(<SearchBox label="Search" value="" onValueChange={(text) => found.push(text)} />);
  const field = page.getByRole('searchbox');
  await field.fill('マ');
  press(field, 'Enter', traits);
  expect(found).toEqual([]);
  await field.fill('マハ');
  press(field, 'Enter');
  expect(found).toContain('マハ');
});

it.each(composing)('no list item is chosen %s', async (_, traits) => {
  const onValueChange = vi.fn();
  renderScreen(
    <ComboboxField
      label="Player"
      items={[{ value: 'maja', label: 'マハ' }]}
      value={null}
      onValueChange={onValueChange}
      emptyText="Nobody"
    />,
  );
  const field = page.getByRole('combobox');
  await field.fill('マ');
  await expect.element(page.getByRole('option', { name: 'マハ' })).toBeVisible();
  press(field, 'Enter', traits);
  expect(onValueChange).not.toHaveBeenCalled();
  press(field, 'Enter');
  await expect.poll(() => onValueChange.mock.calls).toEqual([['maja']]);
});

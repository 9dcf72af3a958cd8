// What a form keeps of what is typed, and what comes back.

import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { useSavingForm, useSchemaForm } from './use-endpoint-form.ts';

const schema = z.object({ title: z.string(), text: z.string() });
const saved = { title: 'Volleys', text: 'Feet first.' };

function Notes({ name = 'notes', values = saved, save = () => Promise.resolve() }) {
  const form = useSchemaForm(schema, values, name);
  const { field, ...saving } = useSavingForm(form, 'notes', save);
  return (
    <Form form={saving}>
      <TextField {...field('title')} label="Title" />
      <TextAreaField {...field('text')} label="Text" />
      <button type="submit">Save</button>
    </Form>
  );
}

const title = page.getByLabelText('Title');
const text = page.getByLabelText('Text');
const hint = page.getByRole('status');
const discard = page.getByRole('button', { name: 'Discard' });

test('what was typed returns with a hint, and can be discarded', async () => {
  renderScreen(<Notes />);
  await text.fill('Feet and eyes.');
  leaveScreens();
  renderScreen(<Notes />);
  await expect.element(hint).toMatchTextContent(/^Draft restored/);
  await expect.element(text).toHaveValue('Feet and eyes.');
  await discard.click();
  await expect.element(text).toHaveValue('Feet first.');
  await expect.element(hint).not.toBeInTheDocument();
  leaveScreens();
  renderScreen(<Notes />);
  await expect.element(text).toHaveValue('Feet first.');
});

test('a form in which nothing was typed, or everything was typed back, has no draft', async () => {
  renderScreen(<Notes />);
  await text.fill('x');
  await text.fill('Feet first.');
  leaveScreens();
  renderScreen(<Notes />);
  await expect.element(text).toHaveValue('Feet first.');
  await expect.element(hint).not.toBeInTheDocument();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('untouched fields show newly saved values, without a hint', async () => {
  renderScreen(<Notes />);
  await text.fill('Feet and eyes.');
  leaveScreens();
  renderScreen(<Notes values={{ ...saved, title: 'Volleys in pairs' }} />);
  await expect.element(title).toHaveValue('Volleys in pairs');
  await expect.element(text).toHaveValue('Feet and eyes.');
  await expect.element(hint).toMatchTextContent(/^Draft restored\s*Discard$/);
});

test('a draft says when the saved version has changed, and can be discarded', async () => {
  renderScreen(<Notes />);
  await text.fill('Feet and eyes.');
  leaveScreens();
  renderScreen(<Notes values={{ ...saved, text: 'By another coach.' }} />);
  await expect.element(hint).toMatchTextContent(/has changed since you wrote it/);
  await expect.element(text).toHaveValue('Feet and eyes.');
  await discard.click();
  await expect.element(text).toHaveValue('By another coach.');
});

test('saving the draft’s text elsewhere removes the draft', async () => {
  renderScreen(<Notes />);
  await text.fill('Feet and eyes.');
  leaveScreens();
  renderScreen(<Notes values={{ ...saved, text: 'Feet and eyes.' }} />);
  await expect.element(text).toHaveValue('Feet and eyes.');
  await expect.element(hint).not.toBeInTheDocument();
});

test('what is typed while the form is being saved is still kept', async () => {
  const saving = Promise.withResolvers<void>();
  renderScreen(<Notes save={() => saving.promise} />);
  await text.fill('Sent.');
  await page.getByRole('button', { name: 'Save' }).click();
  await text.fill('Sent, and more.');
  saving.resolve();
  await expect.poll(() => Object.values(localStorage).join()).toContain('"over":{"text":"Sent."}');
  leaveScreens();
  renderScreen(<Notes values={{ ...saved, text: 'Sent.' }} />);
  await expect.element(text).toHaveValue('Sent, and more.');
  await expect.element(hint).toMatchTextContent(/^Draft restored\s*Discard$/);
});

test('another subject on the same screen starts with its own values', async () => {
  function Screen() {
    const [name, setName] = useState('first');
    return (
      <>
        <button type="button" onClick={() => setName(name === 'first' ? 'second' : 'first')}>
          The other
        </button>
        <Notes name={name} />
      </>
    );
  }
  const other = page.getByRole('button', { name: 'The other' });
  renderScreen(<Screen />);
  await text.fill('About the first.');
  await other.click();
  await expect.element(text).toHaveValue('Feet first.');
  await other.click();
  await expect.element(text).toHaveValue('About the first.');
});

test('drafts of a view are separate from those of both people', async () => {
  const maja = testUser();
  const admin = testUser({ id: '01890000-0000-7000-8000-0000000000a9', role: 'admin' });
  const { id, firstName, lastName } = admin;
  const viewed = { ...maja, viewedBy: { id, firstName, lastName } } as typeof maja;
  renderScreen(<Notes />, { as: viewed });
  await text.fill('Typed in a view.');
  for (const as of [maja, admin]) {
    leaveScreens();
    renderScreen(<Notes />, { as });
    await expect.element(text).toHaveValue('Feet first.');
  }
  leaveScreens();
  renderScreen(<Notes />, { as: viewed });
  await expect.element(text).toHaveValue('Typed in a view.');
});

test('passwords and consent are never stored in the browser', async () => {
  renderScreen('/auth?tab=register', { as: null, answers: { register: failure('unavailable') } });
  await page.getByLabelText('First name').fill('Olga');
  await page.getByLabelText('Password', { exact: true }).fill('a secret of mine');
  await page.getByLabelText('Confirm password').fill('a secret of mine');
  await expect.poll(() => Object.values(sessionStorage).join()).toContain('Olga');
  expect([...Object.values(sessionStorage), ...Object.values(localStorage)].join()).not.toContain('a secret of mine');
});

test('Cancel discards a dialog’s draft; Escape and clicking outside do not', async () => {
  let isOpen = true;
  const Dialog = () => {
    const form = useSchemaForm(schema, saved, 'dialog');
    const { field, ...saving } = useSavingForm(form, 'dialog', () => Promise.resolve());
    return (
      <FormDialog
        form={saving}
        open={isOpen}
        onOpenChange={(next) => {
          isOpen = next;
        }}
        title="Notes"
        submitLabel="Save"
      >
        <TextAreaField {...field('text')} label="Text" />
      </FormDialog>
    );
  };
  const reopen = () => {
    leaveScreens();
    isOpen = true;
    renderScreen(<Dialog />);
  };
  reopen();
  await text.fill('Half a sentence');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(isOpen).toBe(false);
  reopen();
  await expect.element(text).toHaveValue('Half a sentence');
  await page.getByRole('button', { name: 'Cancel' }).click();
  reopen();
  await expect.element(text).toHaveValue('Feet first.');
});

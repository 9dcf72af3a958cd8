// Open questions: what to do about each group, and own entries.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OpenQuestion, OwnEntry } from '#contract/assistant/open-questions.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const id = (last: string) => `01890000-0000-7000-8000-0000000000${last}`;
const grip: OpenQuestion = {
  id: id('aa'),
  question: 'What is the grip for a bandeja?',
  wordings: ['bandeja grip', 'grip bandeja'],
  times: 7,
  notHelpful: 2,
  words: ['Too short'],
  day: '2026-11-24',
  mark: null,
};
const entry: OwnEntry = {
  id: id('bb'),
  question: 'Where do I park?',
  wordings: ['parking'],
  answer: 'Behind the hall.',
  skill: null,
  version: 3,
  changedAt: '2026-11-20T10:00:00Z',
  changedBy: 'Ada Berg',
};
const pageOf = <Row,>(...rows: Row[]) => ({ rows, next: null });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const write = (label: RegExp, text: string) => page.getByRole('dialog').getByLabelText(label).fill(text);

describe('the list', () => {
  it('shows how often and why, with the other wordings folded away', async () => {
    renderScreen('/admin/smashy', { as: 'admin', answers: { listOpenQuestions: pageOf(grip) } });
    const row = page.getByRole('row').last();
    await expect.element(row).toMatchTextContent(/grip for a bandeja\?.*not helpful \(2\).*7 times.*24/);
    await expect.element(page.getByText('grip bandeja')).not.toBeVisible();
    await page.getByText('2 other wordings, 1 comment').click();
    await expect.element(page.getByText('grip bandeja')).toBeVisible();
    await expect.element(page.getByText('Comment: “Too short”')).toBeVisible();
  });

  it('says that an answered question was asked again', async () => {
    const mark = { mark: 'answered', day: '2026-11-20', by: 'Ada Berg' } as const;
    renderScreen('/admin/smashy', { as: 'admin', answers: { listOpenQuestions: pageOf({ ...grip, mark }) } });
    await expect
      .element(page.getByText(/^Asked again since it was marked as answered on .*20.* by Ada Berg/))
      .toBeVisible();
  });

  it('shows an empty state for each tab', async () => {
    renderScreen('/admin/smashy', { as: 'admin', answers: { listOpenQuestions: pageOf(), listOwnEntries: pageOf() } });
    await expect.element(page.getByText('No open questions')).toBeVisible();
    await page.getByRole('tab', { name: 'Answered' }).click();
    await expect.element(page.getByText('No answered questions')).toBeVisible();
    await page.getByRole('tab', { name: 'Not padel' }).click();
    await expect.element(page.getByText('Nothing marked as not padel')).toBeVisible();
    await page.getByRole('tab', { name: 'Own entries' }).click();
    await expect.element(page.getByText('No own entries')).toBeVisible();
  });
});

describe('a question', () => {
  it('is marked as answered, and open again with Undo', async () => {
    let rows = [grip];
    const { received } = renderScreen('/admin/smashy', {
      as: 'admin',
      answers: {
        listOpenQuestions: () => ({ rows, next: null }),
        markOpenQuestion: ({ body }) => {
          rows = body.mark === null ? [grip] : [];
        },
      },
    });
    await press(/^Answered/);
    await expect.element(page.getByText('No open questions')).toBeVisible();
    await press('Undo');
    await expect.element(page.getByRole('rowheader')).toBeVisible();
    expect(received('markOpenQuestion').map(({ body }) => body)).toEqual([{ mark: 'answered' }, { mark: null }]);
  });

  it('that is not padel is in its own tab, where it is reopened', async () => {
    const mark = { mark: 'not-padel', day: '2026-11-20', by: null } as const;
    const { received } = renderScreen('/admin/smashy?show=not-padel', {
      as: 'admin',
      answers: { listOpenQuestions: pageOf({ ...grip, mark }), markOpenQuestion: undefined },
    });
    await press(/^Reopen/);
    await expect.poll(() => received('markOpenQuestion')[0]?.body).toEqual({ mark: null });
    expect(received('listOpenQuestions')[0]?.query).toMatchObject({ show: 'not-padel' });
  });

  it('gets an entry in the administrator’s own words, not the asker’s', async () => {
    const { received } = renderScreen('/admin/smashy', {
      as: 'admin',
      answers: { listOpenQuestions: pageOf(grip), addOwnEntry: { id: entry.id } },
    });
    await press(/^Add to knowledge/);
    await expect.element(page.getByRole('dialog').getByLabelText(/^Question/)).toHaveValue('');
    await write(/^Question/, 'How do I hold the racket for a bandeja?');
    await write(/^Other ways/, 'bandeja grip\n\ngreb til bandeja');
    await write(/^Answer/, 'Continental.');
    await page
      .getByRole('dialog')
      .getByLabelText(/^Skill/)
      .selectOptions('bandeja');
    await press('Add entry');
    await expect.element(page.getByText('Added to knowledge')).toBeVisible();
    expect(received('addOwnEntry')[0]?.body).toEqual({
      question: 'How do I hold the racket for a bandeja?',
      wordings: ['bandeja grip', 'greb til bandeja'],
      answer: 'Continental.',
      skill: 'bandeja',
      questionId: grip.id,
    });
  });
});

describe('an own entry', () => {
  it('is changed with its version', async () => {
    const { received } = renderScreen('/admin/smashy?show=entries', {
      as: 'admin',
      answers: { listOwnEntries: pageOf(entry), changeOwnEntry: undefined },
    });
    await press(/^Edit/);
    await write(/^Answer/, 'At the harbour.');
    await press('Save entry');
    const body = {
      question: entry.question,
      wordings: ['parking'],
      answer: 'At the harbour.',
      skill: null,
      version: 3,
    };
    await expect.poll(() => received('changeOwnEntry')[0]?.body).toEqual(body);
  });

  it('is deleted after a confirmation', async () => {
    let rows = [entry];
    renderScreen('/admin/smashy?show=entries', {
      as: 'admin',
      answers: {
        listOwnEntries: () => ({ rows, next: null }),
        deleteOwnEntry: () => {
          rows = [];
        },
      },
    });
    await press(/^Delete/);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('No own entries')).toBeVisible();
  });
});

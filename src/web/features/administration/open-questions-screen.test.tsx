// The list of questions that Smashy did not answer.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';

const question = { id: '01890000-0000-7000-8000-0000000000aa', question: 'What is a zorblax?', day: '2026-11-01' };

it('the list shows question, reason and unknown word', async () => {
  const rows = [{ ...question, reason: 'not-helpful' as const, word: 'Too short' }];
  renderScreen('/admin/smashy', { as: 'admin', answers: { listOpenQuestions: { rows, next: null } } });
  await expect.element(page.getByRole('row').last()).toMatchTextContent(/What is a zorblax\?.*Not helpful.*Too short/);
});

it('the list shows an empty state', async () => {
  renderScreen('/admin/smashy', { as: 'admin', answers: { listOpenQuestions: { rows: [], next: null } } });
  await expect.element(page.getByText('No open questions')).toBeVisible();
});

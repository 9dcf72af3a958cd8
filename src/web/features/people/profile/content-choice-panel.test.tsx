// A member's consent to club publicity.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnContentChoice } from '#contract/publicity/content-choices.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ContentChoicePanel } from './content-choice-panel.tsx';

const open: OwnContentChoice = { clubName: 'Havnens Padel', choice: null, nameStyle: 'full', decidedAt: null };
const yes = page.getByRole('radio', { name: /^Yes, my club can feature me/ });
const no = page.getByRole('radio', { name: /^No, don’t feature me/ });

it('the consent has no default', async () => {
  renderScreen(<ContentChoicePanel />, { answers: { getContentChoice: open, listOwnSpotlights: [] } });
  await expect.element(yes).not.toBeChecked();
  await expect.element(no).not.toBeChecked();
  await expect.element(page.getByText('Your name in public')).not.toBeInTheDocument();
});

it('the consent is saved at once, with a choice of name', async () => {
  let stored = open;
  const { received } = renderScreen(<ContentChoicePanel />, {
    as: testUser({ firstName: 'Maja', lastName: 'Holm' }),
    answers: {
      getContentChoice: () => stored,
      listOwnSpotlights: [],
      decideContentChoice: ({ body }) => {
        stored = { ...open, ...body, decidedAt: '2026-11-20T10:00:00Z' };
        return stored;
      },
    },
  });
  await yes.click();
  await page.getByRole('radio', { name: 'Maja H.' }).click();
  await expect.element(page.getByRole('radio', { name: 'Maja H.' })).toBeChecked();
  expect(received('decideContentChoice').map(({ body }) => body)).toEqual([
    { choice: 'agreed', nameStyle: 'full' },
    { choice: 'agreed', nameStyle: 'short' },
  ]);
});

it('the consent reverts when saving fails', async () => {
  renderScreen(<ContentChoicePanel />, {
    answers: {
      listOwnSpotlights: [],
      getContentChoice: { ...open, choice: 'agreed', decidedAt: '2026-11-20T10:00:00Z' },
      decideContentChoice: failure('unavailable'),
    },
  });
  await no.click();
  await expect.element(page.getByText('Your choice was not saved')).toBeVisible();
  await expect.element(yes).toBeChecked();
});

it('the consent cannot be changed while viewing as the member', async () => {
  const viewer = { id: '01890000-0000-7000-8000-000000000009', firstName: 'Ada', lastName: 'Lund' };
  renderScreen(<ContentChoicePanel />, {
    as: testUser({ viewedBy: viewer as never }),
    answers: { getContentChoice: open, listOwnSpotlights: [] },
  });
  await expect.element(yes).toBeDisabled();
});

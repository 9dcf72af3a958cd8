// The email settings.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mailKindsOf } from '#domain/messages/mail/mail-kinds.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { MailSwitches } from './mail-switches.tsx';

const all = [
  { kind: 'reviews', isOn: true },
  { kind: 'messages', isOn: false },
] as const;
const reviews = page.getByRole('switch', { name: 'Reviews' });

it('the email switches show what is on and off', async () => {
  renderScreen(<MailSwitches />, { as: testUser(), answers: { listMailSwitches: [...all] } });
  await expect.element(reviews).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Messages' })).not.toBeChecked();
  await expect.element(reviews).toHaveAccessibleDescription('When your review is ready.');
});

it('the email switches are named with their final height while loading', async () => {
  const kept = Promise.withResolvers<undefined>();
  renderScreen(<MailSwitches />, {
    as: userWithRole('coach_freelance'),
    answers: {
      listMailSwitches: async () => {
        await kept.promise;
        return mailKindsOf('coach_freelance').map((kind) => ({ kind, isOn: true }));
      },
    },
  });
  await expect
    .element(
      page.getByText(
        'When a player asks you for a session, can’t come to one or takes a free place, or a session changes its coach.',
      ),
    )
    .toBeVisible();
  expect(page.getByRole('switch').elements()).toEqual([]);
  const heightOf = () => page.getByRole('heading', { name: 'Email' }).element().closest('section')?.offsetHeight;
  const height = heightOf();
  kept.resolve(undefined);
  await expect.element(page.getByRole('switch', { name: 'Training requests' })).toBeChecked();
  expect(heightOf()).toBe(height);
});

it('the email switches turn off an email', async () => {
  let isOn = true;
  const { received } = renderScreen(<MailSwitches />, {
    as: testUser(),
    answers: {
      listMailSwitches: () => [{ kind: 'reviews', isOn }],
      switchMail: ({ body }) => {
        isOn = body.isOn;
      },
    },
  });
  await reviews.click();
  await expect.element(reviews).not.toBeChecked();
  await expect.poll(() => received('switchMail')).toHaveLength(1);
  expect(received('switchMail')[0]).toMatchObject({ params: { kind: 'reviews' }, body: { isOn: false } });
});

it('the email switches revert when the server refuses', async () => {
  renderScreen(<MailSwitches />, {
    as: testUser(),
    answers: { listMailSwitches: [...all], switchMail: failure('unavailable') },
  });
  await reviews.click();
  await expect.element(page.getByText('Not changed')).toBeVisible();
  await expect.element(reviews).toBeChecked();
});

it('the email switches are hidden from administrators, who only get account emails', async () => {
  const { received } = renderScreen(
    <>
      <p>Beside it</p>
      <MailSwitches />
    </>,
    { as: userWithRole('admin') },
  );
  await expect.element(page.getByText('Beside it')).toBeVisible();
  expect(received('listMailSwitches')).toEqual([]);
});

it('a manager chooses the day of the monthly report, which is off at first', async () => {
  const { received } = renderScreen(<MailSwitches />, {
    as: userWithRole('club'),
    answers: {
      listMailSwitches: [{ kind: 'applicants', isOn: true }],
      getMonthlyReport: { day: null },
      setMonthlyReport: undefined,
    },
  });
  const day = page.getByLabelText('Monthly report');
  await expect.element(day).toHaveValue('');
  expect(day.getByRole('option').elements()).toHaveLength(29);
  await day.selectOptions('On the 23rd');
  await expect.poll(() => received('setMonthlyReport').map(({ body }) => body)).toEqual([{ day: 23 }]);
});

it('a day that is not saved goes back to the one before', async () => {
  renderScreen(<MailSwitches />, {
    as: userWithRole('club'),
    answers: {
      listMailSwitches: [{ kind: 'applicants', isOn: true }],
      getMonthlyReport: { day: 2 },
      setMonthlyReport: failure('unavailable'),
    },
  });
  const day = page.getByLabelText('Monthly report');
  await expect.element(day).toHaveValue('2');
  await day.selectOptions('Off');
  await expect.element(page.getByText('Not changed')).toBeVisible();
  await expect.element(day).toHaveValue('2');
});

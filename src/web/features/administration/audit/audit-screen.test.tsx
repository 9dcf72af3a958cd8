import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AuditEntry } from '#contract/administration/audit.ts';
import { eventually } from '#web/testing/eventually.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const ada = { id: '01890000-0000-7000-8000-0000000000a1', name: 'Ada Berg' };
const alma = { id: '01890000-0000-7000-8000-0000000000b1', name: 'Alma Holm' };

function entry(traits: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '01890000-0000-7000-8000-0000000000e1',
    createdAt: '2026-11-02T10:00:00.000Z',
    actor: ada,
    actingAs: null,
    actingRole: null,
    action: 'role-changed',
    subject: { ...alma, type: 'user' },
    changes: [{ fact: 'role', label: 'Role', before: 'Player', after: 'Freelance Coach' }],
    isRefusal: false,
    address: '192.0.2.7',
    ...traits,
  };
}

/** Opens the log; what was asked for stands in `asked`. */
function open(address: `/admin/audit${string}`, rows: AuditEntry[]) {
  const asked: object[] = [];
  const people = [
    { id: alma.id, firstName: 'Alma', lastName: 'Holm', email: 'alma@pala.test', role: 'player' as const },
  ];
  const screen = renderScreen(address, {
    as: 'admin',
    answers: {
      listAuditEntries: ({ query }) => {
        asked.push(query);
        return { rows, next: null };
      },
      findPeople: people,
    },
  });
  return { asked, screen };
}

test('the log shows actor, subject, changes, impersonation and acts of the server', async () => {
  open('/admin/audit', [
    entry(),
    entry({ id: '01890000-0000-7000-8000-0000000000e2', actingAs: alma, action: 'goals-changed-by-administrator' }),
    entry({
      id: '01890000-0000-7000-8000-0000000000e3',
      actor: null,
      address: null,
      action: 'account-erased',
      changes: [],
      isRefusal: false,
    }),
    entry({ id: '01890000-0000-7000-8000-0000000000e4', action: 'job-retried', subject: null }),
  ]);
  const items = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  await expect.element(items.nth(0)).toMatchTextContent(/Ada Berg changed the role of Alma Holm\./);
  await expect.element(items.nth(0)).toMatchTextContent(/before Player.*after Freelance Coach/);
  await expect.element(items.nth(0)).toMatchTextContent('from 192.0.2.7');
  await expect.element(items.nth(1)).toMatchTextContent('viewing as Alma Holm');
  await expect.element(items.nth(2)).toMatchTextContent(/The server erased the personal data of Alma Holm/);
  await expect.element(items.nth(3)).toMatchTextContent('retried a failed job');
});

test('names, actions and a person search filter the log', async () => {
  const { asked } = open('/admin/audit?period=last-month', [entry()]);
  await page.getByRole('button', { name: 'Alma Holm: show everything done to them' }).click();
  await eventually(() => expect(asked.at(-1)).toMatchObject({ subjectId: alma.id, from: expect.any(String) }));
  await expect.element(page.getByLabelText('Done to')).toHaveValue('Alma Holm (alma@pala.test)');
  await page.getByLabelText('Action').selectOptions('Role changed');
  await eventually(() => expect(asked.at(-1)).toMatchObject({ subjectId: alma.id, action: 'role-changed' }));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await eventually(() => expect(asked.at(-1)).toEqual({}));
  await userEvent.type(page.getByLabelText('Done by'), 'alm');
  await page.getByRole('option', { name: /Alma Holm/ }).click();
  await eventually(() => expect(asked.at(-1)).toEqual({ actorId: alma.id }));
});

test('the log ignores invalid filters and shows an empty state', async () => {
  const { asked } = open('/admin/audit?action=everything&actorId=1&from=2026-13-01&to=x', []);
  await expect.element(page.getByText('No matching entries')).toBeVisible();
  expect(asked).toEqual([{}]);
});

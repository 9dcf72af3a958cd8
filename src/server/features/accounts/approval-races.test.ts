// Administrators who decide about one person at the same moment: one decision counts, and one email leaves.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import { makeAdmin, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const subjectsTo = (email: string) => test.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);

it('twenty concurrent approvals count once and send one email', async () => {
  const administrators = await atOnce(20, () => makeAdmin(test.context.db));
  const person = await makePerson(test.context.db, { state: 'pending' });
  const answers = await atOnce(20, (index) =>
    test.call(administrators[index] as { id: string }, endpoints.approvePerson, { params: { userId: person.id } }),
  );
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
    204,
    ...Array.from({ length: 19 }, () => 409),
  ]);
  await test.runJobs();
  expect(subjectsTo(person.email)).toEqual(['Your Pala account is approved']);
});

it('concurrent approval and rejection leave one decision', async () => {
  const admin = await makeAdmin(test.context.db);
  for (let round = 0; round < 5; round += 1) {
    const person = await makePerson(test.context.db, { state: 'pending' });
    const params = { userId: person.id };
    const answers = await atOnce(10, (index) =>
      index % 2 === 0
        ? test.call(admin, endpoints.approvePerson, { params })
        : test.call(admin, endpoints.rejectPerson, { params, body: { reason: 'no' } }),
    );
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
    await test.runJobs();
    expect(subjectsTo(person.email)).toHaveLength(1);
  }
});

// The demo never opens an installation of real people, and is never closed by someone who tries it out.

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { registrationForm } from '#server/testing/account-forms.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { demoEmail } from './demo-people.ts';
import { startDemo } from './demo-start.ts';

const settings = { DEMO: '1', PUBLIC_URL: 'http://localhost:3000' };

describe('on a database of real people', () => {
  const test = useTestApp(settings);
  const another = useTestApp(settings);

  it('the demo refuses to start and writes nothing', async () => {
    await makeAdmin(test.context.db);
    await expect(startDemo(test.context)).rejects.toThrow("DEMO: the database holds people who are not the demo's");
    expect((await test.call(null, endpoints.listDemoAccounts)).body).toEqual([]);
  });

  it('the demo refuses to start despite a demo address', async () => {
    await makeAdmin(another.context.db, { email: demoEmail('admin') });
    await expect(startDemo(another.context)).rejects.toThrow('DEMO');
  });
});

describe('on a database that the demo made', () => {
  const test = useTestApp(settings);

  it('the demo restarts, also after new registrations', async () => {
    expect(await startDemo(test.context)).toContain(`  ${demoEmail('admin')}`);
    expect((await test.call(null, endpoints.register, { body: registrationForm() })).status).toBe(201);
    await makeAdmin(test.context.db);
    expect(await startDemo(test.context)).toContain(`  ${demoEmail('admin')}`);
  });
});

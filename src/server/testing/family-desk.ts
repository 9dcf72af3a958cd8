// A club with a guardian and a junior, for tests.

import { eq } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import { users } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { makeClub, makeJunior, makePerson, makePlayer } from './factories.ts';
import { openImpersonatingBrowser } from './impersonating-browser.ts';
import type { TestApp } from './test-app.ts';

interface One {
  id: string;
}

/** The guardian's password. */
export const guardianPassword = 'secret-word';

/** The people of a family, and what tests about families do with them. */
export function familyDesk(test: TestApp) {
  return {
    /** A club with its manager, and a junior of it with their guardian, Anna. */
    async makeFamily() {
      const { db } = test.context;
      const club = await makeClub(db);
      const manager = await makePerson(db, { role: 'club', clubId: club.id });
      const passwordHash = await hashPassword(guardianPassword);
      const guardian = await makePlayer(db, { firstName: 'Anna', passwordHash });
      return { club, manager, guardian, junior: await makeJunior(db, club.id, guardian) };
    },
    async rowOf({ id }: One) {
      const [row] = await test.context.db.select().from(users).where(eq(users.id, id));
      return row as typeof users.$inferSelect;
    },
    /** A browser of a person that has asked for a junior's session. */
    async openSession(person: One, junior: One) {
      const browser = await openImpersonatingBrowser(test, person);
      const opened = await browser.call(endpoints.openJuniorSession, { params: { userId: junior.id } });
      return { browser, opened };
    },
    /** The club asks another guardian for the junior, who accepts. The jobs that follow are left. */
    async giveGuardian({ manager, junior }: { manager: One; junior: One }, next: One & { email: string }) {
      await test.call(manager, endpoints.changeGuardian, {
        params: { userId: junior.id },
        body: { email: next.email, firstName: 'Next', lastName: 'One' },
      });
      await test.runJobs();
      const [request] = (await test.call(next, endpoints.getFamily)).body.requests;
      return test.call(next, endpoints.acceptGuardianRequest, {
        params: { id: request?.id ?? '' },
        body: { consentToDataProcessing: true },
      });
    },
    mailsTo: (email: string) => test.mails.filter(({ to }) => to === email),
  };
}

/** The people of a family. */
export type Family = Awaited<ReturnType<ReturnType<typeof familyDesk>['makeFamily']>>;

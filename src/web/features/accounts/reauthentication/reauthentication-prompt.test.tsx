// The question that some calls lead to: over a form, answered, given up, and asked once for many.

import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/http/api.ts';
import { openReauthentication } from '#web/lib/http/recent-reauthentication.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';
import { ReauthenticationPrompt } from './reauthentication-prompt.tsx';

// A question that nobody answered would be that of the next test.
afterEach(() => openReauthentication.current()?.answer(false));

const userId = '01890000-0000-7000-8000-00000000000a';
const suspend = (reason: string) => call(endpoints.suspendPerson, { params: { userId }, body: { reason } });

/** A server that wants a proof first. */
function guarded(proof?: Answers['proveIdentity']): Answers {
  let isProved = false;
  return {
    getProofWays: { ways: ['password'] },
    suspendPerson: () => (isProved ? undefined : failure('proof_needed')),
    proveIdentity: async (received) => {
      const answer = await (typeof proof === 'function' ? proof(received) : proof);
      isProved ||= answer === undefined;
      return answer;
    },
  };
}

function Below({ onDone }: { onDone: (open: boolean) => void }) {
  return (
    <ReasonDialog
      open
      onOpenChange={onDone}
      draft="suspend:maja"
      title="Suspend Maja"
      description="They are signed out."
      help="Kept."
      confirmLabel="Suspend account"
      onConfirm={suspend}
    />
  );
}

const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
const password = question.getByLabelText('Your password', { exact: true });

function show(answers: Answers) {
  const closed: boolean[] = [];
  const screen = renderScreen(
    <>
      <Below onDone={(open) => closed.push(open)} />
      <ReauthenticationPrompt />
    </>,
    { as: testUser({ role: 'admin' }), answers },
  );
  return { ...screen, closed };
}

async function ask() {
  await page.getByLabelText('Reason').fill('Rude to others');
  await page.getByRole('button', { name: 'Suspend account' }).click();
  await expect.element(question).toBeVisible();
}

describe('a call that needs a proof', () => {
  it('asks above the form, and is repeated', async () => {
    const { received, closed } = show(guarded());
    await ask();
    await expect.element(password).toHaveFocus();
    await password.fill('secret-word');
    expect(closed).toEqual([]);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => received('suspendPerson').length).toBe(2);
    expect(received('proveIdentity')[0]?.body).toEqual({ way: 'password', password: 'secret-word' });
    await expect.poll(() => closed).toEqual([false]);
    await expect.element(question).not.toBeInTheDocument();
  });

  it('says that the password is wrong, and asks again', async () => {
    const message = 'Your password is incorrect.';
    show(guarded(() => failure('wrong_password', { message, fields: { password: message } })));
    await ask();
    await password.fill('wrong');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(question.getByRole('link', { name: message })).toBeVisible();
  });

  it.each(['Escape', 'Close'])('can be cancelled with %s, and the form keeps what was typed', async (way) => {
    const { received, closed } = show(guarded());
    await ask();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await question.getByRole('button', { name: 'Close' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Reason')).toHaveValue('Rude to others');
    expect([received('suspendPerson').length, closed]).toEqual([1, []]);
  });

  it('asks once for several calls', async () => {
    const { received } = show(guarded());
    await expect.element(page.getByLabelText('Reason')).toBeVisible();
    const calls = [suspend('One'), suspend('Two'), suspend('Three')];
    await expect.element(question).toBeVisible();
    await password.fill('secret-word');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await Promise.all(calls);
    expect([received('proveIdentity').length, received('suspendPerson').length]).toEqual([1, 6]);
  });

  it('leads to Google and back if that is the only way to sign in', async () => {
    show({ ...guarded(), getProofWays: { ways: ['google'] } });
    await ask();
    const link = question.getByRole('link', { name: 'Confirm with Google' });
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('intent=confirm&returnTo=%2F'));
  });

  it('offers setting a password if there is no way to reauthenticate', async () => {
    show({ ...guarded(), getProofWays: { ways: [] } });
    await ask();
    await expect.element(question.getByText(/Set a password first/)).toBeVisible();
  });
});

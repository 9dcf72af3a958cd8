// The second factor settings, and the screen for people who must set one up.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SecondFactor } from '#contract/accounts/second-factor.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { deviceWords } from './device-words.ts';
import { SecondFactorPart } from './second-factor-part.tsx';

const none: SecondFactor = { passkeys: [], totpSince: null, recoveryCodesLeft: 0, isRequired: false };
const laptop = {
  id: '01890000-0000-7000-8000-0000000000d1',
  name: 'Firefox on Linux',
  isSynced: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
};
const phone = { ...laptop, id: '01890000-0000-7000-8000-0000000000d2', name: 'Phone', isSynced: true };
const recoveryCodes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
const setup = {
  secret: 'JBSW Y3DP EHPK 3PXP',
  address: 'otpauth://totp/Pala:maja@example.com?secret=JBSWY3DPEHPK3PXP',
  qrCode: { path: 'M0 0h1v1h-1z', size: 21 },
};
const codesDialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
const appDialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });

const show = (factor: SecondFactor, answers: Answers = {}) =>
  renderScreen(<SecondFactorPart />, { as: testUser(), answers: { getSecondFactor: factor, ...answers } });

afterEach(() => vi.restoreAllMocks());

describe('without a factor', () => {
  it('explains the benefit, and offers both kinds but no codes', async () => {
    show(none);
    await expect.element(page.getByText(/protects your account even if someone knows your password/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
    await expect.element(page.getByText('Recovery codes')).not.toBeInTheDocument();
  });

  it('says when the role requires one', async () => {
    show({ ...none, isRequired: true });
    await expect.element(page.getByText(/Your role requires one\./)).toBeVisible();
  });

  it('an app is set up with a code, and recovery codes are shown once', async () => {
    let factor = none;
    const { received } = show(none, {
      getSecondFactor: () => factor,
      startTotp: setup,
      confirmTotp: () => {
        factor = { ...none, totpSince: '2026-11-22T10:00:00.000Z', recoveryCodesLeft: 10 };
        return { recoveryCodes };
      },
    });
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await expect.element(appDialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expect.element(appDialog.getByText(setup.secret)).toBeVisible();
    await expect.element(appDialog.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', setup.address);
    await appDialog.getByRole('button', { name: 'Turn on' }).click();
    await expect.element(appDialog.getByText('Please enter the code from your app.').first()).toBeVisible();
    expect(received('confirmTotp')).toEqual([]);
    await appDialog.getByLabelText('Code from the app').fill('123456');
    await appDialog.getByRole('button', { name: 'Turn on' }).click();
    await expect.poll(() => codesDialog.getByRole('listitem').elements().length).toBe(2);
    expect(received('confirmTotp')[0]?.body).toEqual({ code: '123456' });
    await codesDialog.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect.element(codesDialog).not.toBeInTheDocument();
    await expect.element(page.getByText(/10 left\./)).toBeVisible();
    await expect.element(page.getByText(/^On since/)).toBeVisible();
  });

  it('a wrong code shows an error beside the field, and the key stays', async () => {
    const message = 'This code is not right. Codes change every thirty seconds.';
    show(none, { startTotp: setup, confirmTotp: failure('invalid_input', { message, fields: { code: message } }) });
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await appDialog.getByLabelText('Code from the app').fill('000000');
    await appDialog.getByRole('button', { name: 'Turn on' }).click();
    await expect.element(appDialog.getByRole('link', { name: message })).toBeVisible();
    await expect.element(appDialog.getByText(setup.secret)).toBeVisible();
  });

  it('a passkey that was not created shows an error, and nothing is sent', async () => {
    vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('Cancelled', 'NotAllowedError'));
    const { received } = show(none, { startPasskey: passkeyQuestion });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect.element(page.getByText('No passkey was added')).toBeVisible();
    await expect.element(page.getByText('The passkey request was cancelled or took too long.')).toBeVisible();
    expect(received('addPasskey')).toEqual([]);
  });

  it('a passkey is named after the device', async () => {
    let factor = none;
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    vi.spyOn(navigator.credentials, 'create').mockResolvedValue({
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      response: { attestationObject: bytes, clientDataJSON: bytes },
      getClientExtensionResults: () => ({}),
    } as unknown as Credential);
    const { received } = show(none, {
      getSecondFactor: () => factor,
      startPasskey: passkeyQuestion,
      addPasskey: () => {
        factor = { ...none, passkeys: [laptop], recoveryCodesLeft: 10 };
        return { recoveryCodes };
      },
    });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect.element(codesDialog).toBeVisible();
    expect(received('addPasskey')[0]?.body).toMatchObject({
      name: deviceWords(navigator.userAgent),
      answer: { id: 'AQID' },
    });
    await codesDialog.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect.element(page.getByRole('list', { name: 'Your passkeys' }).getByText(laptop.name)).toBeVisible();
  });
});

const passkeyQuestion = {
  challenge: 'AQID',
  rp: { name: 'Pala', id: 'localhost' },
  user: { id: 'AQID', name: 'maja@example.com', displayName: 'Maja Holm' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

describe('with factors', () => {
  const both: SecondFactor = { ...none, passkeys: [laptop, phone], totpSince: laptop.createdAt, recoveryCodesLeft: 2 };

  it('lists them, and warns when few codes are left', async () => {
    show(both);
    const list = page.getByRole('list', { name: 'Your passkeys' });
    await expect.element(list.getByText('On all your devices')).toBeVisible();
    expect(list.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(page.getByText(/2 left\. Create new ones soon\./)).toBeVisible();
  });

  it('a passkey can be renamed, and removed after confirmation', async () => {
    let passkeys = [laptop, phone];
    const { received } = show(both, {
      getSecondFactor: () => ({ ...both, passkeys }),
      renamePasskey: ({ body }) => {
        passkeys = [{ ...laptop, name: body.name }, phone];
      },
      removePasskey: () => {
        passkeys = [phone];
      },
    });
    await page.getByRole('button', { name: 'Rename Firefox on Linux' }).click();
    await page.getByRole('dialog').getByLabelText('Name').fill('Office');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Remove Office' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Remove Office?' })).toBeVisible();
    expect(received('removePasskey')).toEqual([]);
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await expect.element(page.getByText('Passkey removed')).toBeVisible();
    expect(received('removePasskey')[0]?.params).toEqual({ passkeyId: laptop.id });
    await expect.element(page.getByRole('button', { name: 'Remove Office' })).not.toBeInTheDocument();
  });

  it('the app is removed after confirmation; errors are shown', async () => {
    show(both, { removeTotp: failure('internal') });
    await page.getByRole('button', { name: 'Remove app' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove app' }).click();
    await expect.element(page.getByText('The app was not removed')).toBeVisible();
  });

  it('new codes are created after confirmation', async () => {
    const { received } = show(both, { renewRecoveryCodes: { recoveryCodes } });
    await page.getByRole('button', { name: 'Create new codes' }).click();
    expect(received('renewRecoveryCodes')).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create new codes' }).click();
    await expect.element(codesDialog.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible();
  });
});

describe('a person who must set one up', () => {
  const forced = { ...userWithRole('admin'), mustSetUpSecondFactor: true };

  it('is redirected to the setup screen from everywhere, and can sign out', async () => {
    const { address } = renderScreen('/admin/users', { as: forced });
    await expect.element(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    expect(address()).toBe('/set-up-second-factor');
    await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go on' })).not.toBeInTheDocument();
  });

  it('can continue once it is set up', async () => {
    let user = forced;
    let factor: SecondFactor = { ...none, isRequired: true };
    renderScreen('/set-up-second-factor', {
      as: forced,
      answers: {
        getCurrentUser: () => user,
        getSecondFactor: () => factor,
        startTotp: setup,
        confirmTotp: () => {
          user = { ...forced, mustSetUpSecondFactor: false, hasSecondFactor: true };
          factor = { ...factor, totpSince: laptop.createdAt, recoveryCodesLeft: 10 };
          return { recoveryCodes };
        },
      },
    });
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await appDialog.getByLabelText('Code from the app').fill('123456');
    await appDialog.getByRole('button', { name: 'Turn on' }).click();
    await codesDialog.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect.element(page.getByRole('heading', { name: 'You’re all set' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  });
});

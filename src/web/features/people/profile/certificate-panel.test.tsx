// The certificate on the profile.

import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Certificate } from '#contract/levels/certificates.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { CertificatePanel } from './certificate-panel.tsx';

const off: Certificate = {
  isPublic: false,
  nameStyle: 'full',
  code: null,
  verified: { level: '4.5', verifiedAt: '2026-03-14T10:00:00Z', verifiedBy: 'Lucía Ferrer' },
};
const on: Certificate = { ...off, isPublic: true, code: 'abcdefghij1234567890' };
const address = `${window.location.origin}/verified/${on.code}`;

const certificateSwitch = page.getByRole('switch', { name: 'Public certificate' });

describe('a player without a verified level', () => {
  it('sees how to get verified, without a switch', async () => {
    renderScreen(<CertificatePanel />, { answers: { getCertificate: { ...off, verified: null } } });
    await expect
      .element(page.getByText('A coach verifies it from your reviewed videos', { exact: false }))
      .toBeVisible();
    await expect.element(certificateSwitch).not.toBeInTheDocument();
  });

  it('sees that the page is unavailable while the level is not verified', async () => {
    renderScreen(<CertificatePanel />, { answers: { getCertificate: { ...on, verified: null } } });
    await expect.element(page.getByText('Your level is not verified at the moment', { exact: false })).toBeVisible();
  });

  it('sees when and by whom the level was withdrawn', async () => {
    renderScreen(<CertificatePanel />, {
      as: testUser({
        levelWithdrawn: { at: '2026-03-12T12:00:00.000Z', by: { firstName: 'Dario', lastName: 'Vega' } },
      }),
      answers: { getCertificate: { ...on, verified: null } },
    });
    await expect.element(page.getByText(/was withdrawn on .*2026 by Dario Vega/)).toBeVisible();
  });
});

describe('a player with a verified level', () => {
  it('can switch the certificate on, and gets its link and files', async () => {
    const { received } = renderScreen(<CertificatePanel />, {
      answers: { getCertificate: off, changeCertificate: ({ body }) => ({ ...on, ...body }) },
    });
    await expect.element(certificateSwitch).not.toBeChecked();
    await expect.element(page.getByLabelText('Link to your certificate')).not.toBeInTheDocument();
    await certificateSwitch.click();
    await expect.element(certificateSwitch).toBeChecked();
    await expect.element(page.getByLabelText('Link to your certificate')).toHaveValue(address);
    expect(received('changeCertificate')).toMatchObject([{ body: { isPublic: true, nameStyle: 'full' } }]);
    const files = page.getByRole('link').elements();
    expect(files.map((link) => link.getAttribute('href'))).toEqual([
      `/verified/${on.code}`,
      `/verified/${on.code}/certificate.png`,
      `/verified/${on.code}/certificate.pdf`,
      '/verify',
      '/api/certificate/badge.png',
      '/api/certificate/badge.svg',
      '/api/certificate/badge.jwt',
    ]);
  });

  it('can choose the displayed name by keyboard', async () => {
    const { received } = renderScreen(<CertificatePanel />, {
      as: testUser({ firstName: 'Maja', lastName: 'Holm' }),
      answers: { getCertificate: on, changeCertificate: ({ body }) => ({ ...on, ...body }) },
    });
    await expect.element(page.getByRole('radio', { name: 'Maja Holm' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'M. H.' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: 'Maja H.' })).toBeChecked();
    expect(received('changeCertificate')).toMatchObject([{ body: { isPublic: true, nameStyle: 'short' } }]);
  });

  it('can copy the link', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderScreen(<CertificatePanel />, { answers: { getCertificate: on } });
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.element(page.getByText('Link copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(address);
    write.mockRestore();
  });

  it('sees the switch revert when saving fails', async () => {
    renderScreen(<CertificatePanel />, {
      answers: { getCertificate: on, changeCertificate: failure('level_unverified') },
    });
    await certificateSwitch.click();
    await expect.element(page.getByText('Your certificate was not changed')).toBeVisible();
    await expect.element(certificateSwitch).toBeChecked();
  });

  it('is the only one to decide, even when viewed as', async () => {
    const viewer = { id: '01890000-0000-7000-8000-000000000009', firstName: 'Ada', lastName: 'Lund' };
    renderScreen(<CertificatePanel />, {
      as: testUser({ viewedBy: viewer as never }),
      answers: { getCertificate: on },
    });
    await expect.element(certificateSwitch).toBeDisabled();
    await expect.element(page.getByText('Only the player can change this.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Picture (PNG)', exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Badge: Picture (PNG)' })).not.toBeInTheDocument();
  });
});

it('the certificate can be reloaded after an error', async () => {
  let isUp = false;
  renderScreen(<CertificatePanel />, { answers: { getCertificate: () => (isUp ? off : failure('unavailable')) } });
  await expect.element(page.getByText('Your certificate could not be loaded')).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(certificateSwitch).toBeVisible();
});

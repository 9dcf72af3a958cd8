// What is kept of an authenticator app's secret.

import { expect, it } from 'vitest';
import { openSecret, sealSecret } from './sealed-secrets.ts';

it('a sealed secret opens only unchanged, with the same session secret and person', () => {
  const sealed = sealSecret('a session secret', 'maja', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(openSecret('a session secret', 'maja', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(openSecret('another secret', 'maja', sealed)).toBeNull();
  expect(openSecret('a session secret', 'jon', sealed)).toBeNull();
  expect(openSecret('a session secret', 'maja', `${sealed.slice(0, -2)}AA`)).toBeNull();
  expect(openSecret('a session secret', 'maja', '')).toBeNull();
});

it('a secret is sealed differently each time', () => {
  expect(sealSecret('s', 'maja', 'secret')).not.toBe(sealSecret('s', 'maja', 'secret'));
});

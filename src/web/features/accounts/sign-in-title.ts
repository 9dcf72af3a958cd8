// The title of the sign-in screen, which stands in the page before any script has run.

import { brand } from '#brand';

export const signInTitle = `Sign in to ${brand.name}`;

// The title of the sign-in screen, which the first paint shows as well.

import { brand } from '#brand';

export const signInTitle = `Sign in to ${brand.name}`;

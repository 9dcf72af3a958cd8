// The title of the sign-in screen, which the first paint shows as well.

import { msg } from '@lingui/core/macro';
import { brand } from '#brand';

export const signInTitle = msg`Sign in to ${{ product: brand.name }}`;

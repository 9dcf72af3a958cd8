// The installation's other sign-in options.

import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/** Which of the screens exist that are not for real people (docs/product.md#demo). */
export const signInOptionsQuery = query(endpoints.getSignInOptions);

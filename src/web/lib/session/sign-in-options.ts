// What this installation offers besides signing in by email and password.

import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/** Which of the screens exist that are not for real people (docs/product.md#demo). */
export const signInOptionsQuery = query(endpoints.getSignInOptions);

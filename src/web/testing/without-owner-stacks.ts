// React takes a stack trace for every element that is made, to say in a warning which component made it: 3 % of what tests of screens cost.
// It stops by itself once it has taken ten thousand within a moment; here it finds that it has from the beginning. Warnings still name the
// component.

import * as React from 'react';

const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });

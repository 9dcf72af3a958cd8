// THE TABLE: every endpoint of the API, by name.

import { accountEndpoints } from './accounts.ts';
import { adminEndpoints } from './admin.ts';
import { notificationEndpoints } from './notifications.ts';
import { passwordEndpoints } from './passwords.ts';
import { ratingEndpoints } from './ratings.ts';
import { reviewEndpoints } from './reviews.ts';
import { videoEndpoints } from './videos.ts';

export const endpoints = {
  ...accountEndpoints,
  ...passwordEndpoints,
  ...videoEndpoints,
  ...ratingEndpoints,
  ...reviewEndpoints,
  ...notificationEndpoints,
  ...adminEndpoints,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

// Links are made for their reader's role, on screens, in notifications, emails and files (decision 049).

import type { Role } from '#domain/people/roles.ts';

/** The screen of each role, as in the router; null if the role has none. */
const screens = {
  review: {
    player: '/player/video-analysis/$videoId',
    coach_freelance: '/coach/video-analysis/$videoId',
    coach_club: '/coach/video-analysis/$videoId',
    club: '/club/video-analysis/$videoId',
    admin: '/player/video-analysis/$videoId',
  },
  comparison: {
    player: '/player/comparison/$videoId',
    coach_freelance: '/coach/comparison/$videoId',
    coach_club: '/coach/comparison/$videoId',
    club: '/club/comparison/$videoId',
    admin: '/player/comparison/$videoId',
  },
  person: {
    player: null,
    coach_freelance: '/coach/player/$userId',
    coach_club: '/coach/player/$userId',
    club: '/club/player/$userId',
    admin: '/admin/player/$userId',
  },
  videos: {
    player: '/player/videos',
    coach_freelance: '/coach/videos',
    coach_club: '/coach/videos',
    club: '/club/videos',
    admin: '/admin/videos',
  },
  sessions: {
    player: '/player/training',
    coach_freelance: '/coach/sessions',
    coach_club: '/coach/sessions',
    club: null,
    admin: '/admin/training',
  },
  messages: {
    player: '/my-coaches',
    coach_freelance: '/coach/messages',
    coach_club: '/coach/messages',
    club: null,
    admin: null,
  },
  connections: {
    player: '/my-coaches',
    coach_freelance: '/coach/players',
    coach_club: '/coach/players',
    club: null,
    admin: null,
  },
} as const satisfies Record<string, Record<Role, string | null>>;

type Screens = typeof screens;
/** Things with an address. */
export type Thing = keyof Screens;

/** A role's screen for a thing, with `$` before the variable part; null if the role has none. */
export function screenFor<T extends Thing, R extends Role>(thing: T, role: R): Screens[T][R] {
  return screens[thing][role];
}

/** A role's address of a thing, with its id if it has one; the start if the role has no screen for it. */
export function addressFor(thing: Thing, role: Role, id = ''): string {
  return screenFor(thing, role)?.replace(/\$\w+/, id) ?? '/';
}

/** The reader's own address for the path of another role's screen; null if there is none. */
export function ownAddressOf(path: string, role: Role): string | null {
  for (const thing of Object.keys(screens) as Thing[])
    for (const screen of Object.values(screens[thing])) {
      const [start, parameter] = screen?.split('$') ?? [];
      const id = start !== undefined && parameter !== undefined && path.startsWith(start) && path.slice(start.length);
      if (id && !id.includes('/') && screenFor(thing, role) !== null) return addressFor(thing, role, id);
    }
  return null;
}

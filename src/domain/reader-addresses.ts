// Where each role finds a thing: an address is made for its reader, on screens, in notifications, mails and files.

import type { Role } from '#domain/people/roles.ts';

/** The screen of each role, as the router knows it; null where the role has none. */
const screens = {
  review: {
    player: '/player/video-analysis/$videoId',
    coach_freelance: '/coach/video-analysis/$videoId',
    coach_club: '/coach/video-analysis/$videoId',
    club: '/club/video-analysis/$videoId',
    admin: '/player/video-analysis/$videoId',
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
/** What people have an address of. */
export type Thing = keyof Screens;

/** The screen at which a role finds a thing, with `$` before the name of what differs; null where the role has none. */
export function screenFor<T extends Thing, R extends Role>(thing: T, role: R): Screens[T][R] {
  return screens[thing][role];
}

/** The address at which a role finds a thing, with its id where it has one; the start where the role has no screen for it. */
export function addressFor(thing: Thing, role: Role, id = ''): string {
  return screenFor(thing, role)?.replace(/\$\w+/, id) ?? '/';
}

/** The same thing at the reader's own address, for the path of another role's screen; null where there is none. */
export function ownAddressOf(path: string, role: Role): string | null {
  for (const thing of Object.keys(screens) as Thing[])
    for (const screen of Object.values(screens[thing])) {
      const [start, parameter] = screen?.split('$') ?? [];
      const id = start !== undefined && parameter !== undefined && path.startsWith(start) && path.slice(start.length);
      if (id && !id.includes('/') && screenFor(thing, role) !== null) return addressFor(thing, role, id);
    }
  return null;
}

// The menus of each role. A new screen adds its entry here.

import { msg } from '@lingui/core/macro';
import {
  Baby,
  BadgeCheck,
  Building2,
  CalendarDays,
  CalendarPlus,
  ChartColumn,
  ChartNoAxesColumn,
  Clapperboard,
  ClipboardCheck,
  Film,
  Footprints,
  GraduationCap,
  Handshake,
  LayoutDashboard,
  ListOrdered,
  Mail,
  MessagesSquare,
  Repeat,
  ScrollText,
  Target,
  Ticket,
  TrendingUp,
  Upload,
  UserRound,
  UserRoundPlus,
  Users,
  UsersRound,
  Video,
} from 'lucide-react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { isClubMember, type Role } from '#domain/people/roles.ts';
import { type MenuEntry, menuEntry } from './menu-entry.ts';

/** In the profile menu of everyone. */
export const myProfile = menuEntry({ label: msg`My Profile`, to: '/profile', icon: UserRound });

/** In the profile menu of guardians, also in a junior's session. */
export const myFamily = menuEntry({ label: msg`My family`, to: '/family', icon: UsersRound });

/** For administrators in their menu, and in the profile menu for people who may switch. */
export const switchRole = menuEntry({ label: msg`Switch Role`, to: '/role-switcher', icon: Repeat });

const coachActions: readonly MenuEntry[] = [
  menuEntry({ label: msg`Add Player`, to: '/coach/add-player', icon: UserRoundPlus }),
  menuEntry({ label: msg`Schedule Session`, to: '/coach/schedule', icon: CalendarPlus }),
];

const clubCoachOnly = ({ role }: CurrentUser) => role === 'coach_club';

const coachMenu: readonly MenuEntry[] = [
  menuEntry({ label: msg`Dashboard`, to: '/coach/dashboard', icon: LayoutDashboard }),
  menuEntry({
    label: msg`My Players`,
    shortLabel: msg`Players`,
    to: '/coach/players',
    icon: Users,
    alsoAt: ['/coach/player/', '/coach/add-player'],
  }),
  menuEntry({
    label: msg`Videos to Review`,
    shortLabel: msg`Videos`,
    to: '/coach/videos',
    icon: ClipboardCheck,
    alsoAt: ['/coach/video-analysis/', '/coach/comparison/'],
  }),
  menuEntry({
    label: msg`Training Sessions`,
    shortLabel: msg`Training`,
    to: '/coach/sessions',
    icon: CalendarDays,
    alsoAt: ['/coach/schedule'],
  }),
  menuEntry({ label: msg`Messages`, to: '/coach/messages', icon: MessagesSquare, hasUnread: true }),
  menuEntry({
    label: msg`Level Verification`,
    shortLabel: msg`Verification`,
    to: '/admin/level-verification',
    icon: BadgeCheck,
  }),
  menuEntry({
    label: msg`Ranking Evenings`,
    shortLabel: msg`Evenings`,
    to: '/coach/ranking-evenings',
    icon: ListOrdered,
    alsoAt: ['/coach/ranking-evenings/'],
    isFor: clubCoachOnly,
  }),
  menuEntry({
    label: msg`Reference Clips`,
    shortLabel: msg`Clips`,
    to: '/coach/reference-clips',
    icon: Film,
    alsoAt: ['/coach/reference-clips/'],
  }),
  menuEntry({
    label: msg`Movement Analysis`,
    shortLabel: msg`Movement`,
    to: '/admin/movement-analysis',
    icon: Footprints,
  }),
];

/** The entries of each role, in the order in which they are shown (docs/product.md#screens). */
export const menus: Record<Role, readonly MenuEntry[]> = {
  player: [
    menuEntry({ label: msg`Dashboard`, to: '/', icon: LayoutDashboard, alsoAt: ['/player'] }),
    menuEntry({
      label: msg`My Videos`,
      to: '/player/videos',
      icon: Video,
      alsoAt: ['/dashboard', '/player/video-analysis/', '/player/comparison/'],
    }),
    menuEntry({
      label: msg`My Coaches`,
      shortLabel: msg`Coaches`,
      to: '/my-coaches',
      icon: Handshake,
      alsoAt: ['/player/club-messages', '/player/club-messages/'],
      hasUnread: true,
    }),
    menuEntry({ label: msg`Progress`, to: '/progress', icon: TrendingUp, alsoAt: ['/player/progress'] }),
    menuEntry({ label: msg`My Goals`, to: '/player/goals', icon: Target, isFor: isClubMember }),
    menuEntry({
      label: msg`Training Sessions`,
      shortLabel: msg`Training`,
      to: '/player/training',
      icon: CalendarDays,
      isFor: isClubMember,
    }),
    menuEntry({ label: msg`Performance`, to: '/performance', icon: ChartNoAxesColumn }),
    menuEntry({
      label: msg`Pair Matches`,
      shortLabel: msg`Pair`,
      to: '/player/pair',
      icon: UsersRound,
      alsoAt: ['/player/pair/'],
    }),
    menuEntry({
      label: msg`Subscription`,
      to: '/subscription',
      icon: Ticket,
      alsoAt: ['/payment', '/subscription-management', '/test-billing', '/test-checkout/'],
    }),
  ],
  coach_freelance: coachMenu,
  coach_club: coachMenu,
  club: [
    menuEntry({ label: msg`Club Dashboard`, shortLabel: msg`Dashboard`, to: '/club/dashboard', icon: LayoutDashboard }),
    menuEntry({ label: msg`Coaches`, to: '/club/coaches', icon: GraduationCap, alsoAt: ['/club/invite-coach'] }),
    menuEntry({
      label: msg`Players`,
      to: '/club/players',
      icon: Users,
      alsoAt: ['/club/player/', '/club/create-user', '/club/import'],
    }),
    menuEntry({
      label: msg`Club Videos`,
      shortLabel: msg`Videos`,
      to: '/club/videos',
      icon: Video,
      alsoAt: ['/club/video-analysis/', '/club/comparison/'],
    }),
    menuEntry({ label: msg`Reports`, to: '/club/reports', icon: ChartColumn }),
    // After the five entries of the bottom navigation.
    menuEntry({ label: msg`Groups`, to: '/club/groups', icon: UsersRound, alsoAt: ['/club/groups/'] }),
    menuEntry({ label: msg`Messages`, to: '/club/messages', icon: Mail, alsoAt: ['/club/messages/', '/club/write'] }),
    menuEntry({
      label: msg`Ranking Evenings`,
      shortLabel: msg`Evenings`,
      to: '/club/ranking-evenings',
      icon: ListOrdered,
      alsoAt: ['/club/ranking-evenings/'],
    }),
    menuEntry({ label: msg`Juniors`, to: '/club/juniors', icon: Baby }),
    menuEntry({
      label: msg`Content`,
      to: '/club/highlights',
      icon: Clapperboard,
      alsoAt: ['/club/highlights/', '/club/spotlights', '/club/awards', '/club/social'],
    }),
    menuEntry({ label: msg`Club`, to: '/club/settings', icon: Building2 }),
  ],
  admin: [
    // Only these six (docs/product.md#screens); all others are in `admin-sections.ts`.
    menuEntry({ label: msg`Admin Dashboard`, to: '/admin/dashboard', icon: LayoutDashboard }),
    menuEntry({
      label: msg`User Management`,
      to: '/admin/users',
      icon: Users,
      alsoAt: ['/admin/player/', '/admin/create-user', '/admin/create-coach'],
    }),
    menuEntry({ label: msg`Club Management`, to: '/admin/clubs', icon: Building2, alsoAt: ['/admin/create-club'] }),
    menuEntry({ label: msg`System Analytics`, to: '/admin/analytics', icon: ChartNoAxesColumn }),
    menuEntry({ label: msg`Audit Logs`, to: '/admin/audit', icon: ScrollText }),
    switchRole,
  ],
};

/** Each role's most frequent actions (docs/product.md#screens). Only actions that have a screen. */
export const quickActions: Record<Role, readonly MenuEntry[]> = {
  player: [
    // Even without a credit: the screen says how to get one.
    menuEntry({ label: msg`Upload Video`, to: '/upload', icon: Upload }),
    menuEntry({ label: msg`View Progress`, to: '/progress', icon: TrendingUp, isFor: isClubMember }),
  ],
  coach_freelance: coachActions,
  coach_club: coachActions,
  club: [
    menuEntry({ label: msg`Invite Coach`, to: '/club/invite-coach', icon: UserRoundPlus }),
    menuEntry({ label: msg`View Reports`, to: '/club/reports', icon: ChartColumn }),
  ],
  admin: [
    menuEntry({ label: msg`Create Club`, to: '/admin/create-club', icon: Building2 }),
    menuEntry({ label: msg`View Audit`, to: '/admin/audit', icon: ScrollText }),
  ],
};

/** The menu entries or quick actions that a person sees. */
export function entriesFor(user: CurrentUser, entries: Record<Role, readonly MenuEntry[]>): readonly MenuEntry[] {
  return entries[user.role].filter(({ isFor }) => isFor?.(user) ?? true);
}

/** Whether a path is one of an entry's other paths; links recognise the main one themselves. */
export function isAlsoAt({ alsoAt = [] }: MenuEntry, path: string): boolean {
  return alsoAt.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));
}

/** Whether a path belongs to an entry's screen, or one below it. */
export function isIn(entry: MenuEntry, path: string): boolean {
  return path === entry.to || path.startsWith(`${entry.to}/`) || isAlsoAt(entry, path);
}

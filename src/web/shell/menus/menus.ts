// The menus of each role. A new screen adds its entry here.

import type { LinkProps } from '@tanstack/react-router';
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
  type LucideIcon,
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

/** One entry of a menu. */
export interface MenuEntry {
  label: string;
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
  /** Part of the label, for narrow places. */
  shortLabel?: string;
  /** Other paths of the entry: of the same screen or, ending with a slash, of the screens below it. */
  alsoAt?: readonly string[];
  /** Shows the number of unread messages. */
  hasUnread?: true;
  /** Limits it to some people of the role. */
  isFor?: (user: CurrentUser) => boolean;
}

/** Entries that belong together, under a heading. */
export interface MenuSection {
  title: string;
  entries: readonly MenuEntry[];
}

/** In the profile menu of everyone. */
export const myProfile: MenuEntry = { label: 'My Profile', to: '/profile', icon: UserRound };

/** In the profile menu of guardians, also in a junior's session. */
export const myFamily: MenuEntry = { label: 'My family', to: '/family', icon: UsersRound };

/** For administrators in their menu, and in the profile menu for people who may switch. */
export const switchRole: MenuEntry = { label: 'Switch Role', to: '/role-switcher', icon: Repeat };

const coachActions: readonly MenuEntry[] = [
  { label: 'Add Player', to: '/coach/add-player', icon: UserRoundPlus },
  { label: 'Schedule Session', to: '/coach/schedule', icon: CalendarPlus },
];

const clubCoachOnly = ({ role }: CurrentUser) => role === 'coach_club';

const coachMenu: readonly MenuEntry[] = [
  { label: 'Dashboard', to: '/coach/dashboard', icon: LayoutDashboard },
  {
    label: 'My Players',
    shortLabel: 'Players',
    to: '/coach/players',
    icon: Users,
    alsoAt: ['/coach/player/', '/coach/add-player'],
  },
  {
    label: 'Videos to Review',
    shortLabel: 'Videos',
    to: '/coach/videos',
    icon: ClipboardCheck,
    alsoAt: ['/coach/video-analysis/', '/coach/comparison/'],
  },
  {
    label: 'Training Sessions',
    shortLabel: 'Training',
    to: '/coach/sessions',
    icon: CalendarDays,
    alsoAt: ['/coach/schedule'],
  },
  { label: 'Messages', to: '/coach/messages', icon: MessagesSquare, hasUnread: true },
  { label: 'Level Verification', shortLabel: 'Verification', to: '/admin/level-verification', icon: BadgeCheck },
  {
    label: 'Ranking Evenings',
    shortLabel: 'Evenings',
    to: '/coach/ranking-evenings',
    icon: ListOrdered,
    alsoAt: ['/coach/ranking-evenings/'],
    isFor: clubCoachOnly,
  },
  {
    label: 'Reference Clips',
    shortLabel: 'Clips',
    to: '/coach/reference-clips',
    icon: Film,
    alsoAt: ['/coach/reference-clips/'],
  },
  { label: 'Movement Analysis', shortLabel: 'Movement', to: '/admin/movement-analysis', icon: Footprints },
];

/** The entries of each role, in the order in which they are shown (docs/product.md#screens). */
export const menus: Record<Role, readonly MenuEntry[]> = {
  player: [
    { label: 'Dashboard', to: '/', icon: LayoutDashboard, alsoAt: ['/player'] },
    {
      label: 'My Videos',
      to: '/player/videos',
      icon: Video,
      alsoAt: ['/dashboard', '/player/video-analysis/', '/player/comparison/'],
    },
    {
      label: 'My Coaches',
      shortLabel: 'Coaches',
      to: '/my-coaches',
      icon: Handshake,
      alsoAt: ['/player/club-messages', '/player/club-messages/'],
      hasUnread: true,
    },
    { label: 'Progress', to: '/progress', icon: TrendingUp, alsoAt: ['/player/progress'] },
    { label: 'My Goals', to: '/player/goals', icon: Target, isFor: isClubMember },
    {
      label: 'Training Sessions',
      shortLabel: 'Training',
      to: '/player/training',
      icon: CalendarDays,
      isFor: isClubMember,
    },
    { label: 'Performance', to: '/performance', icon: ChartNoAxesColumn },
    { label: 'Pair Matches', shortLabel: 'Pair', to: '/player/pair', icon: UsersRound, alsoAt: ['/player/pair/'] },
    {
      label: 'Subscription',
      to: '/subscription',
      icon: Ticket,
      alsoAt: ['/payment', '/subscription-management', '/test-billing', '/test-checkout/'],
    },
  ],
  coach_freelance: coachMenu,
  coach_club: coachMenu,
  club: [
    { label: 'Club Dashboard', shortLabel: 'Dashboard', to: '/club/dashboard', icon: LayoutDashboard },
    { label: 'Coaches', to: '/club/coaches', icon: GraduationCap, alsoAt: ['/club/invite-coach'] },
    {
      label: 'Players',
      to: '/club/players',
      icon: Users,
      alsoAt: ['/club/player/', '/club/create-user', '/club/import'],
    },
    {
      label: 'Club Videos',
      shortLabel: 'Videos',
      to: '/club/videos',
      icon: Video,
      alsoAt: ['/club/video-analysis/', '/club/comparison/'],
    },
    { label: 'Reports', to: '/club/reports', icon: ChartColumn },
    // After the five entries of the bottom navigation.
    { label: 'Groups', to: '/club/groups', icon: UsersRound, alsoAt: ['/club/groups/'] },
    { label: 'Messages', to: '/club/messages', icon: Mail, alsoAt: ['/club/messages/', '/club/write'] },
    {
      label: 'Ranking Evenings',
      shortLabel: 'Evenings',
      to: '/club/ranking-evenings',
      icon: ListOrdered,
      alsoAt: ['/club/ranking-evenings/'],
    },
    { label: 'Juniors', to: '/club/juniors', icon: Baby },
    {
      label: 'Content',
      to: '/club/highlights',
      icon: Clapperboard,
      alsoAt: ['/club/highlights/', '/club/spotlights', '/club/awards', '/club/social'],
    },
    { label: 'Club', to: '/club/settings', icon: Building2 },
  ],
  admin: [
    // Only these six (docs/product.md#screens); all others are in `admin-sections.ts`.
    { label: 'Admin Dashboard', to: '/admin/dashboard', icon: LayoutDashboard },
    {
      label: 'User Management',
      to: '/admin/users',
      icon: Users,
      alsoAt: ['/admin/player/', '/admin/create-user', '/admin/create-coach'],
    },
    { label: 'Club Management', to: '/admin/clubs', icon: Building2, alsoAt: ['/admin/create-club'] },
    { label: 'System Analytics', to: '/admin/analytics', icon: ChartNoAxesColumn },
    { label: 'Audit Logs', to: '/admin/audit', icon: ScrollText },
    switchRole,
  ],
};

/** Each role's most frequent actions (docs/product.md#screens). Only actions that have a screen. */
export const quickActions: Record<Role, readonly MenuEntry[]> = {
  player: [
    // Even without a credit: the screen says how to get one.
    { label: 'Upload Video', to: '/upload', icon: Upload },
    { label: 'View Progress', to: '/progress', icon: TrendingUp, isFor: isClubMember },
  ],
  coach_freelance: coachActions,
  coach_club: coachActions,
  club: [
    { label: 'Invite Coach', to: '/club/invite-coach', icon: UserRoundPlus },
    { label: 'View Reports', to: '/club/reports', icon: ChartColumn },
  ],
  admin: [
    { label: 'Create Club', to: '/admin/create-club', icon: Building2 },
    { label: 'View Audit', to: '/admin/audit', icon: ScrollText },
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

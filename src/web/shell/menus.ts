// The menus: for each role the screens that it can go to. Only screens that exist; a new screen adds its line here.

import type { LinkProps } from '@tanstack/react-router';
import { ClipboardCheck, LayoutDashboard, type LucideIcon, Users, Video } from 'lucide-react';
import type { Role } from '#domain/roles.ts';

/** One entry of a menu. */
export interface MenuEntry {
  label: string;
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
}

const coachMenu: readonly MenuEntry[] = [
  { label: 'Dashboard', to: '/coach/dashboard', icon: LayoutDashboard },
  { label: 'Videos to Review', to: '/coach/videos', icon: ClipboardCheck },
];

/** The entries of each role, in the order in which they are shown (specification, section 2, Layout). */
export const menus: Record<Role, readonly MenuEntry[]> = {
  player: [
    { label: 'Dashboard', to: '/', icon: LayoutDashboard },
    { label: 'My Videos', to: '/player/videos', icon: Video },
  ],
  coach_freelance: coachMenu,
  coach_club: coachMenu,
  club: [{ label: 'Club Dashboard', to: '/club/dashboard', icon: LayoutDashboard }],
  admin: [
    { label: 'Admin Dashboard', to: '/admin/dashboard', icon: LayoutDashboard },
    { label: 'User Management', to: '/admin/users', icon: Users },
    { label: 'Videos', to: '/admin/videos', icon: Video },
  ],
};

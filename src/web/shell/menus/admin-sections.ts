// The administrator's screens, by what they are about: behind "More" in the navigation, and as cards on the dashboard.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BadgeCheck,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Dumbbell,
  Film,
  Footprints,
  Gauge,
  Handshake,
  KeyRound,
  Link2,
  MailWarning,
  NotebookPen,
  Receipt,
  ShieldMinus,
  Target,
  Upload,
  UserRoundPlus,
  Video,
} from 'lucide-react';
import { say } from '#domain/language/say.ts';
import { type MenuEntry, type MenuSection, menuEntry } from './menu-entry.ts';

/** An administrator's screen, with what one does there. */
interface SectionEntry extends MenuEntry {
  /** A few words, on the dashboard's card. */
  readonly about: string;
}

/** A group of them. */
export interface AdminSection extends MenuSection {
  entries: readonly SectionEntry[];
}

/**
 * Every screen of administrators that is neither in their menu nor has a parameter. A new one adds its line to the section where one
 * would look for it.
 */
export const adminSections: readonly AdminSection[] = [
  section(msg`People and clubs`, [
    screen({
      label: msg`Player Dashboard`,
      to: '/admin/player-dashboard',
      icon: Gauge,
      about: msg`What a player sees`,
    }),
    screen({ label: msg`Invite a person`, to: '/admin/create-user', icon: UserRoundPlus, about: msg`With any role` }),
    screen({
      label: msg`Invite a coach`,
      to: '/admin/create-coach',
      icon: Handshake,
      about: msg`Freelance, or of a club`,
    }),
    screen({ label: msg`Create Club`, to: '/admin/create-club', icon: Building2, about: msg`With its first manager` }),
    screen({
      label: msg`Password setup`,
      to: '/admin/password-setup',
      icon: KeyRound,
      about: msg`A link that sets a password`,
    }),
    screen({
      label: msg`Password links`,
      to: '/admin/password-reset-links',
      icon: Link2,
      about: msg`See and revoke open links`,
    }),
    screen({
      label: msg`Takedowns`,
      to: '/admin/takedowns',
      icon: ShieldMinus,
      about: msg`Requests to leave public pages`,
    }),
  ]),
  section(msg`Training`, [
    screen({
      label: msg`Training Sessions`,
      to: '/admin/training',
      icon: CalendarDays,
      about: msg`All sessions, booked for any coach`,
    }),
    screen({ label: msg`Goals`, to: '/admin/goals', icon: Target, about: msg`All goals, set for any player` }),
  ]),
  section(msg`Videos and reviews`, [
    screen({ label: msg`Videos`, to: '/admin/videos', icon: Video, about: msg`All videos, and who reviews them` }),
    screen({ label: msg`Submit a video`, to: '/admin/submit-video', icon: Upload, about: msg`For a player` }),
    screen({
      label: msg`Notes`,
      to: '/admin/video-annotations',
      icon: NotebookPen,
      about: msg`Find and correct what coaches wrote`,
    }),
    screen({
      label: msg`Level Verification`,
      to: '/admin/level-verification',
      icon: BadgeCheck,
      about: msg`Verify and confirm levels`,
    }),
    screen({
      label: msg`Level Scales`,
      to: '/admin/level-scales',
      icon: Gauge,
      about: msg`How levels read in other countries`,
    }),
    screen({
      label: msg`Movement Analysis`,
      to: '/admin/movement-analysis',
      icon: Footprints,
      about: msg`Where players stand and for how long`,
    }),
  ]),
  section(msg`Performance`, [
    screen({
      label: msg`Performance Training`,
      to: '/admin/performance-training',
      icon: Dumbbell,
      about: msg`Sessions from weak skills`,
    }),
    screen({
      label: msg`Performance Insights`,
      to: '/admin/performance-insights',
      icon: ChartNoAxesColumn,
      about: msg`Skills, movers and coach agreement`,
    }),
    screen({
      label: msg`Reference Clips`,
      to: '/admin/reference-clips',
      icon: Film,
      about: msg`How strictly each coach rates`,
    }),
  ]),
  section(msg`Figures and questions`, [
    screen({ label: msg`Payments`, to: '/admin/payments', icon: Receipt, about: msg`Orders, refunds and differences` }),
    screen({
      label: msg`Failed emails and jobs`,
      to: '/admin/failures',
      icon: MailWarning,
      about: msg`Try again or discard`,
    }),
    screen({
      label: msg`Open Questions`,
      to: '/admin/smashy',
      icon: CircleQuestionMark,
      about: msg`What Smashy could not answer`,
    }),
  ]),
];

function section(title: MessageDescriptor, entries: readonly SectionEntry[]): AdminSection {
  return {
    get title() {
      return say(title);
    },
    entries,
  };
}

type ScreenWords = Parameters<typeof menuEntry>[0] & { about: MessageDescriptor };

function screen({ about, ...words }: ScreenWords): SectionEntry {
  return Object.defineProperty(menuEntry(words), 'about', { get: () => say(about), enumerable: true }) as SectionEntry;
}

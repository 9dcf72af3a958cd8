// The administrator's screens, by what they are about: behind "More" in the navigation, and as cards on the dashboard.

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
import type { MenuEntry, MenuSection } from './menus.ts';

/** An administrator's screen, with what one does there. */
interface SectionEntry extends MenuEntry {
  /** A few words, on the dashboard's card. */
  about: string;
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
  {
    title: 'People and clubs',
    entries: [
      { label: 'Player Dashboard', to: '/admin/player-dashboard', icon: Gauge, about: 'What a player sees' },
      { label: 'Invite a person', to: '/admin/create-user', icon: UserRoundPlus, about: 'With any role' },
      { label: 'Invite a coach', to: '/admin/create-coach', icon: Handshake, about: 'Freelance, or of a club' },
      { label: 'Create Club', to: '/admin/create-club', icon: Building2, about: 'With its first manager' },
      { label: 'Password setup', to: '/admin/password-setup', icon: KeyRound, about: 'A link that sets a password' },
      { label: 'Password links', to: '/admin/password-reset-links', icon: Link2, about: 'See and revoke open links' },
      { label: 'Takedowns', to: '/admin/takedowns', icon: ShieldMinus, about: 'Requests to leave public pages' },
    ],
  },
  {
    title: 'Training',
    entries: [
      {
        label: 'Training Sessions',
        to: '/admin/training',
        icon: CalendarDays,
        about: 'All sessions, booked for any coach',
      },
      { label: 'Goals', to: '/admin/goals', icon: Target, about: 'All goals, set for any player' },
    ],
  },
  {
    title: 'Videos and reviews',
    entries: [
      { label: 'Videos', to: '/admin/videos', icon: Video, about: 'All videos, and who reviews them' },
      { label: 'Submit a video', to: '/admin/submit-video', icon: Upload, about: 'For a player' },
      {
        label: 'Notes',
        to: '/admin/video-annotations',
        icon: NotebookPen,
        about: 'Find and correct what coaches wrote',
      },
      {
        label: 'Level Verification',
        to: '/admin/level-verification',
        icon: BadgeCheck,
        about: 'Verify and confirm levels',
      },
      {
        label: 'Level Scales',
        to: '/admin/level-scales',
        icon: Gauge,
        about: 'How levels read in other countries',
      },
      {
        label: 'Movement Analysis',
        to: '/admin/movement-analysis',
        icon: Footprints,
        about: 'Where players stand and for how long',
      },
    ],
  },
  {
    title: 'Performance',
    entries: [
      {
        label: 'Performance Training',
        to: '/admin/performance-training',
        icon: Dumbbell,
        about: 'Sessions from weak skills',
      },
      {
        label: 'Performance Insights',
        to: '/admin/performance-insights',
        icon: ChartNoAxesColumn,
        about: 'Skills, movers and coach agreement',
      },
      {
        label: 'Reference Clips',
        to: '/admin/reference-clips',
        icon: Film,
        about: 'How strictly each coach rates',
      },
    ],
  },
  {
    title: 'Figures and questions',
    entries: [
      { label: 'Payments', to: '/admin/payments', icon: Receipt, about: 'Orders, refunds and differences' },
      { label: 'Failed emails and jobs', to: '/admin/failures', icon: MailWarning, about: 'Try again or discard' },
      { label: 'Open Questions', to: '/admin/smashy', icon: CircleQuestionMark, about: 'What Smashy could not answer' },
    ],
  },
];

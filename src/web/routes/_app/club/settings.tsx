// The club itself: name, colour and logo, and how people join.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ClubScreen } from '#web/features/clubs/settings/club-screen.tsx';

export const Route = createFileRoute('/_app/club/settings')({
  staticData: { title: msg`Club`, roles: ['club'] },
  component: ClubScreen,
});

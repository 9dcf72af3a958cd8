// The club's juniors.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { JuniorsScreen } from '#web/features/clubs/juniors/juniors-screen.tsx';

export const Route = createFileRoute('/_app/club/juniors')({
  staticData: { title: msg`Juniors`, roles: ['club'] },
  component: JuniorsScreen,
});

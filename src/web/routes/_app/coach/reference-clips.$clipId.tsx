// A reference clip.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { ClipScreen } from '#web/features/levels/clips/clip-screen.tsx';

export const Route = createFileRoute('/_app/coach/reference-clips/$clipId')({
  staticData: { title: msg`Reference clip`, roles: coachRoles },
  component: Clip,
});

function Clip() {
  const { clipId } = Route.useParams();
  return <ClipScreen key={clipId} clipId={clipId} />;
}

// One request that something be taken off a public page.

import { createFileRoute } from '@tanstack/react-router';
import { TakedownScreen } from '#web/features/admin/takedowns/takedown-screen.tsx';

export const Route = createFileRoute('/_app/admin/takedowns/$takedownId')({
  staticData: { title: 'Takedown request', roles: ['admin'] },
  component: Takedown,
});

function Takedown() {
  const { takedownId } = Route.useParams();
  return <TakedownScreen key={takedownId} takedownId={takedownId} />;
}

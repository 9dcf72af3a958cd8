// One takedown request.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { TakedownScreen } from '#web/features/administration/takedowns/takedown-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/admin/takedowns/$takedownId')({
  staticData: { title: msg`Takedown request`, roles: ['admin'] },
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(query(endpoints.getTakedown, { params })),
  component: Takedown,
});

function Takedown() {
  const { takedownId } = Route.useParams();
  return <TakedownScreen key={takedownId} takedownId={takedownId} />;
}

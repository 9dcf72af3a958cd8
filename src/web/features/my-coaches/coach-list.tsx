// The player's coaches in groups: what to answer, who coaches, what waits.

import { Link } from '@tanstack/react-router';
import { Handshake } from 'lucide-react';
import { useId } from 'react';
import type { CoachRelationship } from '#contract/coaching/connections.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RelationshipCard } from './relationship-card.tsx';
import { useRelationships } from './use-relationships.ts';

/** Every coach of the player, and every request that waits. */
export function CoachList() {
  const { data, isError, refetch } = useRelationships();
  if (!data) {
    if (isError) {
      return <ErrorState message="Error loading coaches. Please try again later." onRetry={() => void refetch()} />;
    }
    return (
      <div role="status" aria-busy className="grid gap-4">
        <span className="sr-only">Loading your coaches</span>
        <Skeleton className="h-36 rounded-xl" />
        <Skeleton className="h-36 rounded-xl" />
      </div>
    );
  }
  if (data.length === 0) return <NoCoaches />;
  const active = data.filter(({ status }) => status === 'active');
  const requested = data.filter(({ status }) => status === 'requested');
  return (
    <div className="grid gap-8">
      <Group title="Requests to answer" items={requested.filter(({ requestedBy }) => requestedBy === 'coach')} />
      <Group title="Your coaches" items={active} />
      <Group title="Waiting for an answer" items={requested.filter(({ requestedBy }) => requestedBy !== 'coach')} />
    </div>
  );
}

function Group({ title, items }: { title: string; items: readonly CoachRelationship[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul aria-labelledby={id} className="grid gap-3">
        {items.map((relationship) => (
          <RelationshipCard key={relationship.id} relationship={relationship} />
        ))}
      </ul>
    </section>
  );
}

function NoCoaches() {
  return (
    <EmptyState
      title="No coaches assigned yet"
      icon={<Handshake aria-hidden />}
      action={
        <>
          <Link to="/dashboard" className={buttonStyles({ variant: 'secondary' })}>
            Back to Dashboard
          </Link>
          <Link to="/my-coaches/find" className={buttonStyles()}>
            Find a coach
          </Link>
        </>
      }
    >
      Ask a coach, or accept one who asks for you. Until then a club's coaches or the next free coach review your
      videos.
    </EmptyState>
  );
}

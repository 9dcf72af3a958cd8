// The player's coaches in groups: what to answer, who coaches, what waits, and with whom one has written before.

import { type ReactNode, useId } from 'react';
import type { CoachRelationship } from '#contract/coaching/connections.ts';
import type { Conversation } from '#contract/messages/messages.ts';
import { coachLabel } from '#domain/people/roles.ts';
import { ConversationList } from '../conversation-list.tsx';
import { RelationshipCard } from './relationship-card.tsx';

interface CoachListProps {
  relationships: readonly CoachRelationship[];
  conversations: readonly Conversation[];
  /** Id of the coach whose conversation is open. */
  chosen: string | undefined;
}

/** Every coach of the player, and every request that waits. */
export function CoachList({ relationships, conversations, chosen }: CoachListProps) {
  const requested = relationships.filter(({ status }) => status === 'requested');
  const list = (title: string, those: readonly Conversation[]) =>
    those.length > 0 && (
      <Group title={title}>
        <ConversationList
          label={title}
          conversations={those}
          chosen={chosen}
          about={({ role, clubName }) => [coachLabel(role), clubName].filter(Boolean).join(' · ')}
          linkTo={(coachId) => ({ to: '/my-coaches', search: { with: coachId } })}
        />
      </Group>
    );
  return (
    <>
      <Requests title="Requests to answer" items={requested.filter(({ requestedBy }) => requestedBy === 'coach')} />
      {list(
        'Your coaches',
        conversations.filter(({ isOpen }) => isOpen),
      )}
      <Requests title="Waiting for an answer" items={requested.filter(({ requestedBy }) => requestedBy !== 'coach')} />
      {list(
        'Earlier coaches',
        conversations.filter(({ isOpen }) => !isOpen),
      )}
    </>
  );
}

function Requests({ title, items }: { title: string; items: readonly CoachRelationship[] }) {
  if (items.length === 0) return null;
  return (
    <Group title={title}>
      <ul aria-label={title} className="grid gap-3">
        {items.map((relationship) => (
          <RelationshipCard key={relationship.id} relationship={relationship} />
        ))}
      </ul>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

// The player's coaches, and separately requests and earlier coaches.

import { type ReactNode, useId } from 'react';
import type { Conversation } from '#contract/messages/messages.ts';
import type { CoachRelationship } from '#contract/people/connections.ts';
import { coachLabel } from '#domain/people/roles.ts';
import { ConversationList } from '../conversation-list.tsx';
import { RelationshipCard } from './relationship-card.tsx';

interface CoachListProps {
  title: string;
  conversations: readonly Conversation[];
  /** Id of the coach whose conversation is open. */
  chosen: string | undefined;
}

/** Coaches with their conversations; nothing when there are none. */
export function CoachList({ title, conversations, chosen }: CoachListProps) {
  if (conversations.length === 0) return null;
  return (
    <Group title={title}>
      <ConversationList
        label={title}
        conversations={conversations}
        chosen={chosen}
        about={({ role, clubName }) => [coachLabel(role), clubName].filter(Boolean).join(' · ')}
        linkTo={(coachId) => ({ to: '/my-coaches', search: { with: coachId } })}
      />
    </Group>
  );
}

/** Unanswered requests; nothing when there are none. */
export function Requests({ title, items }: { title: string; items: readonly CoachRelationship[] }) {
  if (items.length === 0) return null;
  return (
    <Group title={title}>
      <ul aria-label={title} className="grid gap-3 lg:grid-cols-2">
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

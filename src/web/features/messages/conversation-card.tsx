// A conversation with its messages and composer.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Conversation } from '#contract/messages/messages.ts';
import { guardianWords } from '#domain/people/families.ts';
import { personName } from '#domain/people/person-name.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Composer, type ComposerHandle } from './composer.tsx';
import { MessageThread } from './message-thread.tsx';
import { QuotaBanner } from './quota-banner.tsx';
import { useConversation } from './use-conversation.ts';
import { useOutbox } from './use-outbox.ts';

interface ConversationCardProps {
  person: Conversation['person'];
  /** Whether the two are connected; otherwise it can only be read. */
  isOpen: boolean;
  /** Actions to the right of the name. */
  actions?: ReactNode;
  /** Back to the list, on phones. */
  onBack: () => void;
}

/** The chat's card, with a conversation or without: 600 px high (docs/product.md#messages). */
export const chatCardStyles = 'flex h-[600px] flex-col overflow-hidden';

/** A conversation in its card. Use the person's id as key. */
export function ConversationCard({ person, isOpen, actions, onBack }: ConversationCardProps) {
  const user = useCurrentUser();
  const name = personName(person);
  const composer = useRef<ComposerHandle>(null);
  const conversation = useConversation(person.id);
  const { unsent, send, sendAgain, discard } = useOutbox(
    person.id,
    (words) => composer.current?.putBack(words) ?? false,
  );
  const isPlayer = user.role === 'player';
  const { data: status } = useQuery({ ...query(endpoints.getSubscriptionStatus), enabled: isPlayer && isOpen });
  const mayWrite = !isPlayer || (status?.hasSubscription === true && status.messageQuotaRemaining > 0);
  return (
    <Card as="section" padded={false} className={chatCardStyles}>
      <header className="flex items-center gap-2 border-b py-2 pr-3 pl-2 sm:pl-4">
        <IconButton label={t`Back to the list`} className="lg:hidden" onClick={onBack}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <div className="min-w-0 grow">
          <h2 dir="auto" className="truncate font-sans text-base font-semibold tracking-normal">
            {name}
          </h2>
          {person.guardian && <p className="truncate text-sm text-ink-muted">{guardianWords(person.guardian)}</p>}
        </div>
        {actions}
      </header>
      {isPlayer && isOpen && status && <QuotaBanner status={status} />}
      <MessageThread
        name={name}
        conversation={conversation}
        unsent={unsent}
        onSendAgain={sendAgain}
        onDiscard={discard}
      />
      {isOpen ? (
        <Composer ref={composer} otherId={person.id} name={name} isDisabled={!mayWrite} onSend={send} />
      ) : (
        <p className="border-t p-4 text-sm text-ink-muted">
          {t`You and ${{ name }} aren’t connected. You can still read your earlier messages.`}
        </p>
      )}
    </Card>
  );
}

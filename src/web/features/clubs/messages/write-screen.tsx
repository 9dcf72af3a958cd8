// Writing a message to members or invited people: /club/write.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageRecipients } from '#contract/clubs/club-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { counted } from '../people/bulk-words.ts';
import { people } from './message-words.ts';
import { recipientsOf, useChosenPeople, useRecipientCount } from './use-recipients.ts';
import { WriteForm } from './write-form.tsx';
import type { WriteSearch } from './write-search.ts';

interface WriteScreenProps {
  search: WriteSearch;
  onSearchChange: (search: WriteSearch) => void;
  onSent: (messageId: string) => void;
}

/** Recipients, subject, text and picture; then a preview with the exact number of people. */
export function WriteScreen({ search, onSearchChange, onSent }: WriteScreenProps) {
  const { chosen, forget } = useChosenPeople();
  const recipients = recipientsOf(search, chosen);
  const counts = useRecipientCount(recipients);
  // Kept while others are counted, so that a preview shows what is sent.
  const [round, setRound] = useState(0);
  return (
    <Page
      title="Write a message"
      lead="An email for each person, and a notification in Pala for members."
      width="narrow"
      back={<BackLink to="/club/messages">Messages</BackLink>}
    >
      <div className="grid gap-5">
        <Recipients
          search={search}
          chosen={chosen}
          onSearchChange={onSearchChange}
          words={
            recipients === null
              ? 'Choose who gets it.'
              : counts.isError
                ? `Could not count them: ${errorSentence(counts.error)}`
                : counts.data
                  ? countWords(counts.data)
                  : 'Counting…'
          }
        />
        <WriteForm
          key={round}
          recipients={recipients}
          counts={counts.data}
          onChanged={() => void counts.refetch()}
          onSent={(messageId) => {
            forget();
            setRound(round + 1);
            onSent(messageId);
          }}
        />
      </div>
    </Page>
  );
}

/** "174 people. 12 of them get it in Pala only: they have switched off emails from the club." */
function countWords({ people: count, inPala }: { people: number; inPala: number }): string {
  if (count === 0) return 'Nobody would get it.';
  const whole = `${counted(count, people)}.`;
  if (inPala === 0) return whole;
  return `${whole} ${counted(inPala, ['member gets', 'members get'])} it in Pala only, without emails from the club.`;
}

interface RecipientsProps {
  search: WriteSearch;
  chosen: MessageRecipients | null;
  onSearchChange: (search: WriteSearch) => void;
  words: string;
}

function Recipients({ search, chosen, onSearchChange, words }: RecipientsProps) {
  const { data: groups = [] } = useQuery(query(endpoints.listClubGroups));
  const { to, group, state } = search;
  const value =
    to === 'group' ? `group ${group ?? ''}` : to === 'invited' && state ? `invited ${state}` : (to ?? 'all');
  const ofChosen = chosen?.to === 'invited' ? 'The invitations you selected' : 'The members you selected';
  const change = (next: string) => {
    const [way = '', id = ''] = next.split(' ');
    if (way === 'group') return onSearchChange({ to: way, group: id });
    if (way === 'invited') return onSearchChange({ to: way, ...(id && { state: id as 'open' | 'expired' }) });
    return onSearchChange(way === 'chosen' ? { to: way } : {});
  };
  return (
    <SelectField
      label="To"
      value={value}
      onChange={(event) => change(event.target.value)}
      help={<span role="status">{words}</span>}
      options={[
        ...(chosen !== null || to === 'chosen' ? [{ value: 'chosen', label: ofChosen }] : []),
        { value: 'all', label: 'All members' },
        ...groups.map(({ id, name }) => ({ value: `group ${id}`, label: `Group: ${name}` })),
        { value: 'invited', label: 'Everyone who hasn’t answered an invitation' },
        { value: 'invited open', label: 'Invited, link still valid' },
        { value: 'invited expired', label: 'Invited, link expired' },
      ]}
    />
  );
}
